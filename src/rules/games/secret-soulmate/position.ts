import type { Chance } from '../../base/chance.ts';
import { unusable } from '../../base/unusable.ts';
import { count, flag, type PositionSchema, positionShape, text } from '../../declare/position.ts';
import { meadowsOf, type Seat, type Table } from '../../declare/table.ts';
import { check } from './check.ts';
import type { Options } from './options.ts';
import { type Deal, drawSoulmates } from './pairing.ts';
import { COPIES } from './vocabulary.ts';

/** What a player holds. Two with the same number of `pair` are soulmates. */
export type Hand = {
  readonly player: string;
  readonly pair: number;
  readonly card1: number;
  readonly card2: number;
  readonly card3: number;
  readonly pointTokens: number;
};

/** What a player played in a round, and the points it earned. */
export type Play = {
  readonly round: number;
  readonly player: string;
  readonly card: number;
  readonly garnets: number;
  readonly token: boolean;
  readonly points: number;
};

export interface SoulmatePosition {
  readonly round: number;
  readonly over: boolean;
  readonly seats: readonly Hand[];
  /** Round by round, each in seat order. */
  readonly plays: readonly Play[];
}

export const schema: PositionSchema<SoulmatePosition> = {
  shape: positionShape(
    {},
    {
      seats: { pair: count(), card1: count(), card2: count(), card3: count(), pointTokens: count() },
      plays: {
        round: count(),
        player: text(),
        card: count(),
        garnets: count(),
        token: flag(),
        points: count(),
      },
    },
  ),
  check,
};

/** An even number of players, 4 to 30; any meadows or none (S5). */
export function checkSeats(seats: readonly Seat[]): void {
  if (seats.length < 4 || seats.length > 30 || seats.length % 2 === 1)
    unusable(
      'players',
      `Secret Soulmate takes an even number of players, 4 to 30; there are ${seats.length}`,
    );
}

/** Everyone has nine cards, the point tokens of their meadow (S6), and a soulmate. */
export function setup(table: Table<Options>, deal: Deal, chance: Chance): SoulmatePosition {
  const soulmates = deal ?? drawSoulmates(table, chance);
  const meadows = meadowsOf(table.seats);
  const pairs: number[] = [];
  let last = 0;
  soulmates.forEach((mate, seat) => {
    pairs.push(mate > seat ? ++last : (pairs[mate] as number));
  });
  return {
    round: 0,
    over: false,
    seats: table.seats.map(({ name, meadow }, seat) => ({
      player: name,
      pair: pairs[seat] as number,
      card1: COPIES,
      card2: COPIES,
      card3: COPIES,
      pointTokens: startingTokens(meadow === undefined ? 1 : meadows.get(meadow)!.length),
    })),
    plays: [],
  };
}

/** Three alone in a meadow or without one, two in a meadow of two, else one (S6). */
function startingTokens(meadowSize: number): number {
  return Math.max(1, 4 - meadowSize);
}

/** The soulmate of each seat. */
export function soulmatesOf(hands: readonly Hand[]): readonly number[] {
  const soulmates: number[] = [];
  const firsts: number[] = [];
  for (let seat = 0; seat < hands.length; seat++) {
    const pair = hands[seat]!.pair;
    const first = firsts[pair];
    if (first === undefined) firsts[pair] = seat;
    else {
      soulmates[first] = seat;
      soulmates[seat] = first;
    }
  }
  return soulmates;
}

/** All points of each seat so far: a secret until the end (S7). */
export function pointsOf({ seats, plays }: SoulmatePosition): readonly number[] {
  const points = seats.map(() => 0);
  for (let i = 0; i < plays.length; i++) points[i % seats.length]! += plays[i]!.points;
  return points;
}
