import type { OPTIONS } from './options.ts';
import type { Order } from './order.ts';
import type { Deal, FieldPosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';

/** The types that this game brings (game.ts, `Kinds`). */
export interface NotFlowerField {
  readonly options: typeof OPTIONS;
  readonly position: FieldPosition;
  readonly deal: Deal;
  readonly order: Order;
  readonly public: PublicView;
  readonly private: PrivateView;
}
