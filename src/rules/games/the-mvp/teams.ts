import { meadowsOf, type Seat } from '../../kit.ts';
import { BIDS } from './vocabulary.ts';

export type Team = readonly number[];

type Bids = { readonly [bid in (typeof BIDS)[number]]: number };

/** Gives the two teams. The team of the first seat is first (M17). */
export function teamsOf(seats: readonly Seat[]) {
  const meadows = meadowsOf(seats);
  const names = [...meadows.keys()] as [string, string];
  const teams = [...meadows.values()] as [Team, Team];
  return { names, teams };
}

/** Gives the index (0 or 1) of the team that flags or claimed a card. -1 if the card has no flag. */
export function sideOf({ team1 }: { readonly team1: string }, flag: string): number {
  if (flag === '') return -1;
  return flag === team1 ? 0 : 1;
}

export function totalOf(row: Bids, team: Team = []): number {
  let total = 0;
  for (const seat of team) total += row[BIDS[seat]!];
  return total;
}

/** Gives the seat of a team that has the highest bid on a card. -1 if several seats share the highest bid (M10). */
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
