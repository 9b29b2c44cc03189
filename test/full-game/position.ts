import type { PositionOf, RowIn } from '../../src/rules/data.ts';
import {
  count,
  countGood,
  declarePosition,
  flag,
  otherPlayer,
  playerName,
  table,
} from '../../src/rules/data.ts';
import { type OptionsOf, priceOption, roundsOption, wholeOption } from '../../src/rules/kit.ts';

export const LANTERNS = countGood('lanterns', { one: 'lantern' });

/** A player who stayed at home has visited nobody. */
export const NOBODY = '';

export const OPTIONS = {
  rounds: roundsOption(4, 'T8'),
  lanterns: wholeOption(3, 0, {
    label: 'Lanterns at the start',
    help: 'What each player begins with.',
    ruling: 'T3',
  }),
  lanternPrice: priceOption(1, 'a lantern', {
    help: 'Bought lanterns can be used in the same order.',
    ruling: 'T4',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;

export const POSITION = declarePosition({
  tables: {
    seats: table('owner', {
      /** Only the host knows the friend, not even the player (T5). */
      friend: otherPlayer({
        help: 'Each player’s hidden friend.',
        known: 'host',
        revealed: 'who is whose friend',
      }),
      lanterns: count({ most: 1_000_000 }),
      points: count({ revealed: '' }),
      /** The player's last visit: where, with how many lanterns, and whether the friend was there. */
      visited: playerName({ others: true }),
      lit: count(),
      found: flag(),
      /** Number of visitors in the last round (T7). */
      guests: count({ known: 'everyone' }),
    }),
  },
});

export type GamePosition = PositionOf<typeof POSITION>;
export type SeatRow = RowIn<typeof POSITION, 'seats'>;
