import { kept, meadowsOf, type Seat } from '../../kit.ts';
import { BIDS } from './vocabulary.ts';

/** The seats of a team. */
export type Team = readonly number[];

/** The bids of the seats on one card. */
type Bids = { readonly [bid in (typeof BIDS)[number]]: number };

/** The names and the seats of the two teams, by the order in which their meadows first occur among the seats (M17). */
export const teamsOf = kept((seats: readonly Seat[]) => {
  const meadows = meadowsOf(seats);
  return { names: [...meadows.keys()] as [string, string], teams: [...meadows.values()] as [Team, Team] };
});

/** The side, 0 or 1, whose flag is on a card, which it also claimed if the card is claimed; -1 without a flag. */
export function sideOf({ team1 }: { readonly team1: string }, flag: string): number {
  if (flag === '') return -1;
  return flag === team1 ? 0 : 1;
}

/** The total of a team’s bids on a card. */
export function totalOf(row: Bids, team: Team = []): number {
  let total = 0;
  for (const seat of team) total += row[BIDS[seat]!];
  return total;
}

/** The seat of a team with the highest bid on a card, or -1 when several share it (M10). */
export function controllerOf(row: Bids, team: Team = []): number {
  let controller = -1;
  let highest = 0;
  for (const seat of team) {
    const bid = row[BIDS[seat]!];
    if (bid > highest) controller = seat;
    else if (bid === highest) controller = -1;
    highest = Math.max(highest, bid);
  }
  return controller;
}
