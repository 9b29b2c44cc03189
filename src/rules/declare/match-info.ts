import { capital } from '../base/words.ts';

/** A player's place in a match. */
export interface Seat {
  readonly name: string;
  readonly meadow?: string;
}

/** Public facts that stay the same during a match: the seats, and the options. */
export interface MatchInfo<Options> {
  readonly seats: readonly Seat[];
  /** The seats' names, in seat order. */
  readonly names: readonly string[];
  readonly options: Options;
  /** The public facts of the position, in games with `publicFacts`. */
  readonly facts?: unknown;
}

/** The seat of a name, or -1. */
export function seatOf(info: MatchInfo<unknown>, name: string): number {
  return info.names.indexOf(name);
}

/** Do both sit in the same meadow? False if either player has no meadow (X5). */
export function areMeadowMates(info: MatchInfo<unknown>, a: number, b: number): boolean {
  const meadow = info.seats[a]?.meadow;
  return meadow !== undefined && meadow === info.seats[b]?.meadow;
}

/** The other players of a seat’s meadow; none if the player has no meadow. */
export function matesOf(info: MatchInfo<unknown>, seat: number): number[] {
  const seats = info.seats.map((_, other) => other);
  return seats.filter((other) => other !== seat && areMeadowMates(info, seat, other));
}

/** The reason why two players cannot trade things; undefined if they can. */
type Passing = (info: MatchInfo<unknown>, a: number, b: number, things: string) => string | undefined;

/** For things that pass only within a meadow (X5). */
export const withinMeadow: Passing = (info, a, b, things) => {
  if (areMeadowMates(info, a, b)) return undefined;
  return `${capital(things)} pass only within a meadow, and ${info.names[a]} and ${info.names[b]} do not share one.`;
};

/** For things that pass only between meadows (X5). */
export const betweenMeadows: Passing = (info, a, b, things) => {
  if (!areMeadowMates(info, a, b)) return undefined;
  return `${capital(things)} pass only between meadows, and ${info.names[a]} and ${info.names[b]} share one.`;
};

/** Meadows in order of first occurrence, with their seats; players without a meadow are left out. */
export function meadowsOf(seats: readonly Seat[]): ReadonlyMap<string, readonly number[]> {
  const meadows = new Map<string, number[]>();
  seats.forEach(({ meadow }, seat) => {
    if (meadow !== undefined) meadows.set(meadow, [...(meadows.get(meadow) ?? []), seat]);
  });
  return meadows;
}
