import type { OPTIONS } from './options.ts';
import type { Order } from './order.ts';
import type { Deal, RockPosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';

/** The throws; each beats the one before it, and the first beats the last. */
export const THROWS = ['rock', 'paper', 'scissors'] as const;
export type Throw = (typeof THROWS)[number];

export const SIGNS: Readonly<Record<Throw, string>> = { rock: '✊', paper: '✋', scissors: '✌' };

/** What a throw beats: paper beats rock, scissors beat paper, rock beats scissors. */
export function beatenBy(thrown: Throw): Throw {
  return THROWS[(THROWS.indexOf(thrown) + THROWS.length - 1) % THROWS.length] as Throw;
}

export interface RockPaperScissors {
  readonly options: typeof OPTIONS;
  readonly position: RockPosition;
  readonly deal: Deal;
  readonly order: Order;
  readonly public: PublicView;
  readonly private: PrivateView;
}
