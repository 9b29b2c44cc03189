import { byName } from '../../src/rules/base/json.ts';
import type { MatchInfo } from '../../src/rules/declare/match-info.ts';
import type { Options } from './options.ts';
import type { GamePosition, SeatRow } from './position.ts';

export interface PublicView {
  /** How many visitors each player had in the round just resolved. */
  readonly guests: Readonly<Record<string, number>>;
}

/** A player’s own row, without the name. */
export type PrivateView = Omit<SeatRow, 'player'>;

/** A sum over secrets: what a column’s knowledge cannot declare is built by hand (T7). */
export function publicView({ names }: MatchInfo<Options>, { seats }: GamePosition): PublicView {
  return { guests: byName(names, guestsOf(names, seats)) };
}

/** Field by field, so that no column that is added later shows by accident. */
export function privateView(_info: MatchInfo<Options>, { seats }: GamePosition, seat: number): PrivateView {
  const { lanterns, points, visited, lit, found } = seats[seat] as SeatRow;
  return { lanterns, points, visited, lit, found };
}

/** The count of each player’s visitors, in seat order. */
export function guestsOf(names: readonly string[], seats: readonly SeatRow[]): number[] {
  return names.map((name) => seats.filter(({ visited }) => visited === name).length);
}
