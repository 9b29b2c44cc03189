import type { Chance } from '../../base/chance.ts';
import { quote } from '../../base/json.ts';
import { unusable } from '../../base/unusable.ts';
import { count, each, flag, isOver, oneOf, whole } from '../../declare/column.ts';
import { perPlayer } from '../../declare/deal.ts';
import { type MatchInfo, meadowsOf, type Seat } from '../../declare/match-info.ts';
import { seating } from '../../declare/seating.ts';
import {
  declarePosition,
  fixedTable,
  type PositionOf,
  type RowIn,
  startPosition,
  table,
} from '../../declare/tables.ts';
import type { Options } from './options.ts';
import { MEADOWS, POLARITIES, type Polarity, STARTING_COILS } from './vocabulary.ts';

/** Ten players, two in each of the five meadows (P12). */
export const SEATING = seating({ players: 10, meadows: MEADOWS });

/** More of one kind than any match can bring into a hand. */
const MOST = 1000;

/** The meadows as the last round left them, and everybody's secrets. */
export const POSITION = declarePosition({
  tables: {
    meadows: fixedTable('meadow', MEADOWS, 'everyone', {
      power: whole(),
      mails: count(),
      change: whole(),
      /** The power before the reset. */
      charge: whole(),
      /** Points given to the positive and the negative player. */
      plus: count(),
      minus: count(),
      reset: flag(),
    }),
    seats: table('owner', {
      polarity: oneOf(POLARITIES, { publicFrom: isOver }),
      points: count({ known: 'host', publicFrom: isOver }),
      /** One at the start, and one for round 1 (P4). */
      stamps: count({ start: 2 }),
      ...each(MEADOWS, count({ start: 1, most: MOST })),
      coil1: count({ start: STARTING_COILS[0], most: MOST }),
      coil2: count({ start: STARTING_COILS[1], most: MOST }),
      coil3: count({ start: STARTING_COILS[2], most: MOST }),
    }),
  },
});

export type PolarPosition = PositionOf<typeof POSITION>;
export type Hand = RowIn<typeof POSITION, 'seats'>;
export type MeadowRow = RowIn<typeof POSITION, 'meadows'>;

/** The polarity of each seat, when given by hand. */
export type Deal = readonly Polarity[] | undefined;

/** A deal by hand: all ten polarities, a plus and a minus in each meadow. */
export const DEAL = {
  keys: { polarity: 'Each player’s polarity, + or -; one of each in every meadow.' },
  read: ({ seats, names }: MatchInfo<Options>, given: Record<string, unknown>): Deal => {
    const polarities = perPlayer(names, given, 'polarity', (raw, path) =>
      POLARITIES.includes(raw as Polarity)
        ? (raw as Polarity)
        : unusable(path, `expected "+" or "-", found ${quote(raw)}`),
    );
    if (!polarities) return undefined;
    for (const [meadow, [a, b]] of meadowsOf(seats))
      if (polarities[a as number] === polarities[b as number])
        unusable(
          'setup.polarity',
          `both players of ${meadow} have ${polarities[a as number]}; each meadow has one of each`,
        );
    return polarities;
  },
};

/** Power 0 everywhere, and a starting hand for each player; the polarities are dealt or drawn. */
export function start({ seats, names }: MatchInfo<Options>, deal: Deal, chance: Chance): PolarPosition {
  const polarities = deal ?? drawPolarities(seats, chance);
  return startPosition(POSITION, {
    seats: names.map((player, seat) => ({ player, polarity: polarities[seat] as Polarity })),
  });
}

/** Five postcards and five coils (P13). */
export function startingHand() {
  const [coil1, coil2, coil3] = STARTING_COILS;
  return { white: 1, blue: 1, black: 1, red: 1, green: 1, coil1, coil2, coil3 };
}

function drawPolarities(seats: readonly Seat[], chance: Chance): Polarity[] {
  const stream = chance('polarity');
  const meadows = meadowsOf(seats);
  const polarities: Polarity[] = [];
  for (const meadow of MEADOWS) {
    const [earlier, later] = meadows.get(meadow) as [number, number];
    const plusFirst = stream.below(2) === 0;
    polarities[earlier] = plusFirst ? '+' : '-';
    polarities[later] = plusFirst ? '-' : '+';
  }
  return polarities;
}
