import type { OPTIONS } from './options.ts';
import type { Order } from './order.ts';
import type { Deal } from './pairing.ts';
import type { SoulmatePosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';

/** The numbers a card can bear; a starting hand holds three of each. */
export const NUMBERS = [1, 2, 3] as const;
export const COPIES = 3;

/** The number columns of `seats` in which the cards lie. */
export const CARD_COLUMNS = ['card1', 'card2', 'card3'] as const;

/** One round for each card dealt (S13). */
export const ROUNDS = 9;

export interface SecretSoulmate {
  readonly options: typeof OPTIONS;
  readonly position: SoulmatePosition;
  readonly deal: Deal;
  readonly order: Order;
  readonly public: PublicView;
  readonly private: PrivateView;
}
