import type { Chance } from '../../src/rules/base/chance.ts';
import { isObject, own, quote } from '../../src/rules/base/json.ts';
import { unusable } from '../../src/rules/base/unusable.ts';
import { count, oneOf, type PositionSchema, positionShape } from '../../src/rules/declare/position.ts';
import type { Seat, Table } from '../../src/rules/declare/table.ts';
import type { Options } from './options.ts';
import { THROWS, type Throw } from './vocabulary.ts';

/** A player’s throws in hand, the points so far, and what was thrown last; '' for nothing. */
export type Hand = {
  readonly player: string;
  readonly rock: number;
  readonly paper: number;
  readonly scissors: number;
  readonly points: number;
  readonly thrown: Throw | '';
};

export interface RockPosition {
  readonly round: number;
  readonly over: boolean;
  readonly seats: readonly Hand[];
}

export const schema: PositionSchema<RockPosition> = {
  shape: positionShape(
    {},
    {
      seats: {
        rock: count(),
        paper: count(),
        scissors: count(),
        points: count(),
        thrown: oneOf(['', ...THROWS]),
      },
    },
  ),
};

/** One throw that each seat gets on top, when given by hand. */
export type Deal = readonly Throw[] | undefined;

/** Two to thirty players; meadows do not matter (R1). */
export function checkSeats(seats: readonly Seat[]): void {
  if (seats.length < 2 || seats.length > 30)
    unusable('players', `takes two to thirty players; there are ${seats.length}`);
}

/** Reads the extra throws given by hand: one for each player. */
export function readDeal({ seats }: Table<Options>, setup: Record<string, unknown>): Deal {
  const raw = own(setup, 'extra');
  if (raw === undefined) return undefined;
  if (!isObject(raw)) return unusable('setup.extra', `expected an object, found ${quote(raw)}`);
  for (const name of Object.keys(raw))
    if (!seats.some((seat) => seat.name === name)) unusable(`setup.extra.${name}`, 'no player has this name');
  return seats.map(({ name }) => {
    const extra = own(raw, name);
    if (THROWS.includes(extra as Throw)) return extra as Throw;
    return unusable(`setup.extra.${name}`, `expected ${THROWS.join(', ')}, found ${quote(extra)}`);
  });
}

/** Everybody has some of each throw, and one more by lot (R1). */
export function setup({ seats, options }: Table<Options>, deal: Deal, chance: Chance): RockPosition {
  const stream = chance('extra');
  return {
    round: 0,
    over: false,
    seats: seats.map(({ name }, seat) => {
      const extra = deal ? deal[seat] : THROWS[stream.below(THROWS.length)];
      const held = (kind: Throw) => options.each + (kind === extra ? 1 : 0);
      return {
        player: name,
        rock: held('rock'),
        paper: held('paper'),
        scissors: held('scissors'),
        points: 0,
        thrown: '',
      };
    }),
  };
}
