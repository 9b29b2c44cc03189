import type { OPTIONS } from './options.ts';
import type { Order } from './order.ts';
import type { Deal, PolarPosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';

/** The types that this game brings (game.ts, `Kinds`). */
export interface PolarPower {
  readonly options: typeof OPTIONS;
  readonly position: PolarPosition;
  readonly deal: Deal;
  readonly order: Order;
  readonly public: PublicView;
  readonly private: PrivateView;
}
