import type { OPTIONS } from './options.ts';
import type { Order } from './order.ts';
import type { NinePosition } from './position.ts';
import type { Deal } from './setup.ts';
import type { PrivateView, PublicView } from './view.ts';

/** The types that this game brings (game.ts, `Kinds`). */
export interface PickingNine {
  readonly options: typeof OPTIONS;
  readonly position: NinePosition;
  readonly deal: Deal;
  readonly order: Order;
  readonly public: PublicView;
  readonly private: PrivateView;
}
