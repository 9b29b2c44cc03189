import { paintsOf } from '../../draw.ts';
import { type MatchInfo, meadowsOf, seatsWith } from '../../kit.ts';
import { type Status, statusesOf } from './layout.ts';
import type { CardRow, MvpPosition } from './position.ts';
import { BIDS } from './vocabulary.ts';

/** A card with the facts that follow from the whole pattern. */
export interface CardFacts extends CardRow {
  readonly status: Status;
  /** Total bid of the team that flags or claimed the card (M9). */
  readonly bid: number;
  /** Player who controls the card, or null if nobody does (M10). Undefined if the card is not claimed. */
  readonly controller: string | null | undefined;
}

/** Lists the names of the two teams. The team of the first seat is first (M17). */
export function teamsOf({ seats }: MatchInfo<unknown>): readonly string[] {
  return [...meadowsOf(seats).keys()];
}

/** Gives the look of a team’s name. */
export function paintOf(teams: readonly string[], team = '') {
  return paintsOf(teams)[teams.indexOf(team)]!;
}

/** Gives all cards with their facts, in the order of the places. */
export function factsOf({ seats, names }: MatchInfo<unknown>, { cards }: MvpPosition): readonly CardFacts[] {
  const teams = meadowsOf(seats);
  const statuses = statusesOf(cards);
  return cards.map((row, at) => {
    const team = teams.get(row.flag) ?? [];
    const controller = row.claimed ? (names[controllerOf(row, team)] ?? null) : undefined;
    return { ...row, status: statuses[at]!, bid: totalOf(row, team), controller };
  });
}

export function totalOf(row: CardRow, team: readonly number[]): number {
  return team.reduce((total, seat) => total + row[BIDS[seat]!], 0);
}

/** Gives the seat of a team that has the highest bid on a card. -1 if several seats share the highest bid (M10). */
export function controllerOf(row: CardRow, team: readonly number[]): number {
  const bids = BIDS.map((column) => row[column]);
  const [best = -1, ...others] = seatsWith('most', bids, team);
  return others.length > 0 ? -1 : best;
}
