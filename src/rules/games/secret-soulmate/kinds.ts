import type { OPTIONS } from './options.ts';
import type { Order } from './order.ts';
import type { Deal } from './pairing.ts';
import type { SoulmatePosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';

/** The types that this game brings (game.ts, `Kinds`). */
export interface SecretSoulmate {
  readonly options: typeof OPTIONS;
  readonly position: SoulmatePosition;
  readonly deal: Deal;
  readonly order: Order;
  readonly public: PublicView;
  readonly private: PrivateView;
}
