import type { PositionOf, RowIn } from '../../data.ts';
import { count, declarePosition, fixedTable, flag, items, roles, table, whole } from '../../data.ts';
import { choiceOption, type MatchInfo, type OptionsOf, priceOption, wholeOption } from '../../kit.ts';

/** The meadows (P12). All lists of meadows follow this order. */
export const MEADOWS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Meadow = (typeof MEADOWS)[number];

export const POLARITIES = ['+', '-'] as const;
export type Polarity = (typeof POLARITIES)[number];
export const POLES: Record<Polarity, string> = { '+': 'positive', '-': 'negative' };

export const OPTIONS = {
  stampPrice: priceOption(1, 'a stamp', {
    help: 'Bought stamps can be used in the same order.',
    ruling: 'P8',
  }),
  trade: choiceOption(['anyone', 'within-meadow'], {
    label: 'Who may trade postcards, coils and stamps',
    help: 'Either any two players may trade, or only the two players of a meadow.',
    ruling: 'P6',
  }),
  allNeutral: choiceOption(['nothing', 'reset-all'], {
    label: 'When every meadow is at 0',
    help: 'Either nothing happens, or all five meadows count as strongest. Then each meadow is reset and gives bellflowers.',
    ruling: 'P3',
  }),
  pointsToEnd: wholeOption(7, 1, {
    label: 'Points in one meadow that end the match',
    help: 'The match ends when the two players of a meadow have this many points together.',
    ruling: 'P9',
  }),
  lastRound: wholeOption(12, 1, {
    label: 'Last round',
    help: 'The match ends after this round at the latest.',
    ruling: 'P9',
  }),
};
export type Options = OptionsOf<typeof OPTIONS>;
export type Info = MatchInfo<Options>;

/** Largest number in a column. No player can get more things of one kind in any match. */
const most = 1000;
/** Postcards and coils. A starting hand has five of each (P13). Both sides of a trade must give the same number (P6). */
export const POSTCARDS = items('postcards', { one: 'postcard', kinds: MEADOWS, start: 1, most, swap: true });
export const COILS = items('coils', {
  one: 'coil',
  kinds: [1, 2, 3],
  column: 'coil',
  start: [2, 2, 1],
  most,
  swap: true,
});

/** The position: the meadows after the last round, and everybody's secrets. */
export const POSITION = declarePosition({
  tables: {
    meadows: fixedTable('meadow', MEADOWS, 'everyone', {
      power: whole(),
      mails: count(),
      change: whole(),
      /** Power of the meadow before the reset. */
      charge: whole(),
      /** Points that the positive player got. `minus` has the points of the negative player. */
      plus: count(),
      minus: count(),
      reset: flag(),
    }),
    seats: table('owner', {
      /** Every meadow has one positive and one negative player (P12). */
      polarity: roles(POLARITIES, {
        help: 'Each player’s polarity, + or -. Every meadow has one player of each polarity.',
        meadows: MEADOWS,
        revealed: 'each player’s polarity',
      }),
      points: count({ known: 'host', revealed: '' }),
      /** Number of stamps that the player holds. The start value 2 is one stamp from the start and one for round 1 (P4). */
      stamps: count({ start: 2 }),
      ...POSTCARDS.columns,
      ...COILS.columns,
    }),
  },
});
export type PolarPosition = PositionOf<typeof POSITION>;
export type Hand = RowIn<typeof POSITION, 'seats'>;
export type MeadowRow = RowIn<typeof POSITION, 'meadows'>;
