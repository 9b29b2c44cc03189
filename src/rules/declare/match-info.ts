import { capital } from '../base/words.ts';

/** A player's place in a match. */
export interface Seat {
  readonly name: string;
  readonly meadow?: string;
}

/** Public facts about a match that never change: the seats and the options. */
export interface MatchInfo<Options> {
  readonly seats: readonly Seat[];
  /** Names of the seats, in seat order. */
  readonly names: readonly string[];
  readonly options: Options;
  /** Facts about the present position that everyone may know. Only games with `publicFacts` have them. */
  readonly facts?: unknown;
}

/** Gives the index of the seat with this name, or -1. */
export function seatOf(info: MatchInfo<unknown>, name: string): number {
  return info.names.indexOf(name);
}

/** Says whether two players sit in the same meadow. False if either player has no meadow (X5). */
export function areMeadowMates(info: MatchInfo<unknown>, a: number, b: number): boolean {
  const meadow = info.seats[a]?.meadow;
  return meadow !== undefined && meadow === info.seats[b]?.meadow;
}

/** Lists the other players in the meadow of a seat. [] if the player has no meadow. */
export function matesOf(info: MatchInfo<unknown>, seat: number): number[] {
  const seats = info.seats.map((_, other) => other);
  return seats.filter((other) => other !== seat && areMeadowMates(info, seat, other));
}

/** Gives the reason why two players cannot trade certain things. Undefined if they can trade these things. */
type Passing = (info: MatchInfo<unknown>, a: number, b: number, things: string) => string | undefined;

/** Allows trades only between players of one meadow (X5). */
export const withinMeadow: Passing = (info, a, b, things) => {
  if (areMeadowMates(info, a, b)) return undefined;
  return `${capital(things)} pass only within a meadow, and ${info.names[a]} and ${info.names[b]} do not share one.`;
};

/** Allows trades only between players of different meadows (X5). */
export const betweenMeadows: Passing = (info, a, b, things) => {
  if (!areMeadowMates(info, a, b)) return undefined;
  return `${capital(things)} pass only between meadows, and ${info.names[a]} and ${info.names[b]} share one.`;
};

/** Says whether two players sit side by side. The first and the last player do, too. */
export function areNeighbours({ names }: MatchInfo<unknown>, a: number, b: number): boolean {
  return [1, names.length - 1].includes(Math.abs(a - b));
}

/** Allows trades only between players who sit side by side (X5). */
export const betweenNeighbours: Passing = (info, a, b, things) => {
  if (areNeighbours(info, a, b)) return undefined;
  return `${capital(things)} pass only between neighbours, and ${info.names[a]} and ${info.names[b]} are not neighbours.`;
};

/** Lists the meadows, each with its seats, in the order in which the seats first name them. Players without a meadow are left out. */
export function meadowsOf(seats: readonly Seat[]): ReadonlyMap<string, readonly number[]> {
  const meadows = new Map<string, number[]>();
  seats.forEach(({ meadow }, seat) => {
    if (meadow !== undefined) meadows.set(meadow, [...(meadows.get(meadow) ?? []), seat]);
  });
  return meadows;
}
