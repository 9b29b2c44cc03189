import { kept, meadowsOf, type Seat } from '../../kit.ts';
import { BIDS } from './vocabulary.ts';

/** The two teams, by the order in which their meadows first occur among the seats (M17). */
export interface Teams {
  readonly names: readonly [string, string];
  /** The side, 0 or 1, of each seat. */
  readonly sides: readonly number[];
}

/** The bids of the seats on one card. */
type Bids = { readonly [bid in (typeof BIDS)[number]]: number };

/** The teams of checked seats; computed once per match, since every view needs them. */
export const teamsOf = kept((seats: readonly Seat[]): Teams => {
  const [first, second] = [...meadowsOf(seats).keys()] as [string, string];
  return { names: [first, second], sides: seats.map(({ meadow }) => (meadow === first ? 0 : 1)) };
});

/** The side whose flag is on a card, which it also claimed if the card is claimed; -1 without a flag. */
export function sideOf({ team1 }: { readonly team1: string }, flag: string): number {
  if (flag === '') return -1;
  return flag === team1 ? 0 : 1;
}

/** The total of one side's bids on a card. */
export function totalOf(row: Bids, sides: readonly number[], side: number): number {
  let total = 0;
  for (let seat = 0; seat < BIDS.length; seat++) if (sides[seat] === side) total += row[BIDS[seat]!];
  return total;
}

/** The seat of a side with the highest bid on a card, or -1 when several share it (M10). */
export function controllerOf(row: Bids, sides: readonly number[], side: number): number {
  let controller = -1;
  let highest = 0;
  for (let seat = 0; seat < BIDS.length; seat++) {
    if (sides[seat] !== side) continue;
    const bid = row[BIDS[seat]!];
    if (bid > highest) controller = seat;
    else if (bid === highest) controller = -1;
    highest = Math.max(highest, bid);
  }
  return controller;
}
