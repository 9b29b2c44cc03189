import type { Chance } from '../../base/chance.ts';
import { isObject, own, quote } from '../../base/json.ts';
import { unusable } from '../../base/unusable.ts';
import { count, flag, oneOf, type PositionSchema, positionShape, whole } from '../../declare/position.ts';
import { meadowsOf, type Seat, type Table } from '../../declare/table.ts';
import type { Options } from './options.ts';
import { COIL_COLUMNS, MEADOWS, type Meadow, type Polarity, STARTING_COILS } from './vocabulary.ts';

/** A player's secrets: polarity, points, and the hand by kinds. */
export type Hand = {
  readonly player: string;
  readonly polarity: Polarity;
  readonly points: number;
  readonly stamps: number;
  readonly white: number;
  readonly blue: number;
  readonly black: number;
  readonly red: number;
  readonly green: number;
  readonly coil1: number;
  readonly coil2: number;
  readonly coil3: number;
};

/** A meadow as the last round left it; `charge` is the power before the reset, `plus` and `minus` the points given. */
export type MeadowRow = {
  readonly meadow: Meadow;
  readonly power: number;
  readonly mails: number;
  readonly change: number;
  readonly charge: number;
  readonly plus: number;
  readonly minus: number;
  readonly reset: boolean;
};

export interface PolarPosition {
  readonly round: number;
  readonly over: boolean;
  /** In the order of MEADOWS. */
  readonly meadows: readonly MeadowRow[];
  readonly seats: readonly Hand[];
}

export const schema: PositionSchema<PolarPosition> = {
  shape: positionShape(
    {},
    {
      meadows: {
        meadow: oneOf(MEADOWS),
        power: whole(),
        mails: count(),
        change: whole(),
        charge: whole(),
        plus: count(),
        minus: count(),
        reset: flag(),
      },
      seats: {
        polarity: oneOf(['+', '-']),
        points: count(),
        stamps: count(),
        white: count(),
        blue: count(),
        black: count(),
        red: count(),
        green: count(),
        coil1: count(),
        coil2: count(),
        coil3: count(),
      },
    },
  ),
  check,
};

/** More of one kind than any match can bring into a hand. */
const MOST = 1000;

function check({ meadows, seats }: PolarPosition) {
  const problems: { path: string; problem: string }[] = [];
  for (let i = 0; i < Math.max(MEADOWS.length, meadows.length); i++)
    if (meadows[i]?.meadow !== MEADOWS[i])
      problems.push({ path: `meadows[${i}].meadow`, problem: `expected ${MEADOWS[i] ?? 'no further row'}` });
  if (seats.length !== 10) problems.push({ path: 'seats', problem: 'expected ten rows' });
  seats.forEach((hand, i) => {
    for (const column of [...MEADOWS, ...COIL_COLUMNS])
      if (hand[column] > MOST)
        problems.push({ path: `seats[${i}].${column}`, problem: `expected at most ${MOST}` });
  });
  return problems;
}

/** The polarity of each seat, when given by hand. */
export type Deal = readonly Polarity[] | undefined;

/** Ten players, two in each of the five meadows (P12). */
export function checkSeats(seats: readonly Seat[]): void {
  if (seats.length !== 10)
    unusable('players', `Polar Power takes ten players, two in each meadow; there are ${seats.length}`);
  seats.forEach(({ name, meadow }, i) => {
    if (!MEADOWS.includes(meadow as Meadow))
      unusable(
        `players[${i}].meadow`,
        `${name} needs a meadow: ${MEADOWS.join(', ')}; found ${quote(meadow)}`,
      );
  });
  for (const [meadow, mates] of meadowsOf(seats))
    if (mates.length !== 2)
      unusable('players', `${meadow} has ${mates.length} players; every meadow takes two`);
}

/** Reads polarities given by hand: all ten, a plus and a minus in each meadow. */
export function readDeal({ seats }: Table<Options>, setup: Record<string, unknown>): Deal {
  const raw = own(setup, 'polarity');
  if (raw === undefined) return undefined;
  if (!isObject(raw)) return unusable('setup.polarity', `expected an object, found ${quote(raw)}`);
  for (const name of Object.keys(raw))
    if (!seats.some((seat) => seat.name === name))
      unusable(`setup.polarity.${name}`, 'no player has this name');
  const polarities = seats.map(({ name }): Polarity => {
    const polarity = own(raw, name);
    if (polarity === '+' || polarity === '-') return polarity;
    return unusable(`setup.polarity.${name}`, `expected "+" or "-", found ${quote(polarity)}`);
  });
  for (const [meadow, [a, b]] of meadowsOf(seats))
    if (polarities[a as number] === polarities[b as number])
      unusable(
        'setup.polarity',
        `both players of ${meadow} have ${polarities[a as number]}; each meadow has one of each`,
      );
  return polarities;
}

/** Power 0 everywhere; each player has a starting hand and the stamps of round 1 (P4). */
export function setup({ seats }: Table<Options>, deal: Deal, chance: Chance): PolarPosition {
  const polarities = deal ?? drawPolarities(seats, chance);
  return {
    round: 0,
    over: false,
    meadows: MEADOWS.map((meadow) => ({
      meadow,
      power: 0,
      mails: 0,
      change: 0,
      charge: 0,
      plus: 0,
      minus: 0,
      reset: false,
    })),
    seats: seats.map(({ name }, seat) => ({
      player: name,
      polarity: polarities[seat] as Polarity,
      points: 0,
      stamps: 2,
      ...startingHand(),
    })),
  };
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
