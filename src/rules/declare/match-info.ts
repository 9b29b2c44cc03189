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

/**
 * Rule about goods that players pass: gives the reason, as a sentence, why `from` may not pass a good to `to`, or
 * undefined. Both players read the reason, and the trade form depends on it, so it must follow from public facts. `last`
 * is the largest number of rounds.
 */
export type Passing<Options = unknown, P = { readonly round: number }> = (
  info: MatchInfo<Options>,
  position: P,
  from: number,
  to: number,
  good: { readonly many: string },
  last: number,
) => string | undefined;

/** Lets goods pass only between players of one meadow (X5). */
export const withinMeadow: Passing = (info, _position, from, to, { many }) => {
  if (areMeadowMates(info, from, to)) return undefined;
  return `${capital(many)} pass only within a meadow, and ${info.names[from]} and ${info.names[to]} do not share one.`;
};

/** Says whether two players sit side by side. The first and the last player do, too. */
export function areNeighbours({ names }: MatchInfo<unknown>, a: number, b: number): boolean {
  return [1, names.length - 1].includes(Math.abs(a - b));
}

/** Lets goods pass only between players who sit side by side (X5). */
export const betweenNeighbours: Passing = (info, _position, from, to, { many }) => {
  if (areNeighbours(info, from, to)) return undefined;
  return `${capital(many)} pass only between neighbours, and ${info.names[from]} and ${info.names[to]} are not neighbours.`;
};

/** Lets goods pass in every round except the last (X5). */
export const notInLastRound: Passing = (_info, { round }, _from, _to, { many }, last) =>
  round + 1 < last ? undefined : `${capital(many)} do not pass in the last round.`;

/** Lists the meadows, each with its seats, in the order in which the seats first name them. Players without a meadow are left out. */
export function meadowsOf(seats: readonly Seat[]): ReadonlyMap<string, readonly number[]> {
  const meadows = new Map<string, number[]>();
  seats.forEach(({ meadow }, seat) => {
    if (meadow !== undefined) meadows.set(meadow, [...(meadows.get(meadow) ?? []), seat]);
  });
  return meadows;
}
