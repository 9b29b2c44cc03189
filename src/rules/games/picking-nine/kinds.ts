import type { OPTIONS } from './options.ts';
import type { Order } from './order.ts';
import type { Deal, NinePosition } from './position.ts';

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
