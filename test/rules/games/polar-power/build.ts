import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import { matchBuilder, type Played as PlayedMatch, type Round as RoundOf } from '../../builder.ts';

export { refusals } from '../../builder.ts';

/** Two a meadow, the first of each positive. */
export const PLAYERS = ['Wes', 'Wyn', 'Bea', 'Bob', 'Kim', 'Ken', 'Ros', 'Ray', 'Gus', 'Gil'] as const;
export const MEADOW_OF = ['white', 'white', 'blue', 'blue', 'black', 'black', 'red', 'red', 'green', 'green'];

export type Round = RoundOf<(typeof PLAYERS)[number]>;

interface PublicView {
  readonly meadows: Record<string, Record<string, unknown>>;
}
export type Played = PlayedMatch<PublicView, Record<string, unknown>>;

/** Matches where the first player of each meadow is positive. */
export const { record, play } = matchBuilder({
  game: polarPower,
  players: PLAYERS,
  meadows: Object.fromEntries(PLAYERS.map((name, i) => [name, MEADOW_OF[i]])),
  setup: () => ({ polarity: Object.fromEntries(PLAYERS.map((name, i) => [name, i % 2 === 0 ? '+' : '-'])) }),
});

/** A mail as an order has it: `mail('red', 2)`. */
export const mail = (postcard: unknown, coil: unknown) => ({ postcard, coil });
/** An order of mails: `send(['red', 2], ['blue', 1])`. */
export const send = (...mails: readonly (readonly [unknown, unknown])[]) => ({
  mails: mails.map(([postcard, coil]) => mail(postcard, coil)),
});

/** One column of the public view of a round: `column(played, 'power')` in the order white, blue, black, red, green. */
export function column(played: Played, key: string, round = 0): unknown[] {
  return Object.values(played.rounds[round]!.public.meadows).map((meadow) => meadow[key]);
}
