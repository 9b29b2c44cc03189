import { byName } from '../../src/rules/kit.ts';
import type { GamePosition, Info, SeatRow } from './position.ts';

/** A sum over secrets: what a column’s knowledge cannot declare is built by hand (T7). */
function publicView({ names }: Info, { seats }: GamePosition) {
  return { guests: byName(names, guestsOf(names, seats)) };
}

/** Field by field, so that no column that is added later shows by accident. */
function privateView(_info: Info, { seats }: GamePosition, seat: number) {
  const { lanterns, points, visited, lit, found } = seats[seat]!;
  return { lanterns, points, visited, lit, found };
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;

/** The count of each player’s visitors, in seat order. */
export function guestsOf(names: readonly string[], seats: readonly SeatRow[]): number[] {
  return names.map((name) => seats.filter(({ visited }) => visited === name).length);
}
