import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '../../../src/rules/order/refusal.ts';
import { judgeOrder, type Match, type RoundInput } from '../../../src/rules/play/match.ts';
import type { NewGameRequest } from '../../../src/sheets/panel-api/panel.ts';
import type { RosterEntry } from '../../players.ts';
import type { Random } from './random.ts';
import type { Viewer } from './tell.ts';

/** The truth before a round, and what everybody sends. */
export interface Truth {
  readonly match: Match;
  readonly orders: RoundInput['orders'];
}

/** One sum to check: its name, the expected value, the value found. */
export type Account = readonly [what: string, expected: unknown, found: unknown];

/** The meadows and options of a game's golden match, the seed of its simulated players, and trades of round two. */
export interface Cast {
  readonly meadows: readonly (string | undefined)[];
  readonly random: number;
  readonly options?: object;
  readonly trades: readonly object[];
}

/** A game on the local host, from the forms to the pages. */
export interface Online {
  /** The players; any that the game’s seating accepts, if left out. */
  readonly roster?: readonly RosterEntry[];
  readonly options?: NewGameRequest['options'];
  /** Two deals that differ only in secrets; `knows` names the players who may see the difference. */
  readonly deals?: { readonly one: object; readonly other: object; readonly knows: readonly string[] };
}

/** A trade that every game accepts. */
export const GIFT = [{ from: 'Ann', to: 'Bob', gives: { garnets: 1 } }];

/**
 * Facts of one game for the tests, in addition to its declarations: its folder's `facts.ts` exports them as
 * `facts`. A game without them is tested by every law that needs none.
 */
export interface GameFacts {
  readonly cast?: Cast;
  readonly online?: Online;
  /** A deal by hand, where a random one shows more than a drawn one. */
  deal?(names: readonly string[], random: Random): Record<string, unknown>;
  /** Possible rulings of a host in the next round, in games with rulings. */
  ruling?(match: Match, random: Random): object;
  /** Columns that everyone knows, though no view may show them. */
  readonly known?: readonly string[];
  /** Hidden columns, as `TABLE.COLUMN`, with cells that cannot change alone: `alter` changes them together. */
  readonly together?: readonly string[];
  /**
   * Another truth that the viewer cannot tell from this one by anything that happens in the round: other seats'
   * secrets, orders and purses are changed. Undefined when there is nothing to change here.
   */
  alter?(truth: Truth, viewer: Viewer, random: Random): Truth | undefined;
  /** Sums of everything in the game that must agree before and after a round without trades. */
  account?(before: Match, orders: readonly unknown[], after: Match): readonly Account[];
}

const GAMES = join(__dirname, '..', 'games');
const ofGame = (id: string) => require(`../games/${id}/facts.ts`) as { facts: GameFacts };

/** By the game's id, found by the games' folders. A new game has none. */
export const FACTS: Readonly<Record<string, GameFacts | undefined>> = Object.fromEntries([
  ...readdirSync(GAMES)
    .filter((id) => existsSync(join(GAMES, id, 'facts.ts')))
    .map((id) => [id, ofGame(id).facts]),
  ['own-game', (require('../../own-games/facts.ts') as { facts: GameFacts }).facts],
]);

/** The seats other than the viewer's. */
export function others(match: Match, viewer: Viewer): number[] {
  return match.info.seats.map((_, seat) => seat).filter((seat) => seat !== viewer);
}

/** Is all of a seat's order legal? */
export function isLegal({ match, orders }: Truth, seat: number): boolean {
  const refused: Refusal[] = [];
  judgeOrder(match, seat, orders[seat], refused);
  return refused.length === 0;
}

/** A list with the items at two places swapped. */
export function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const copy = [...list];
  [copy[a], copy[b]] = [copy[b] as T, copy[a] as T];
  return copy;
}

/** The rows of two seats swapped, without the player's name and the columns to keep. */
export function swapRows<R extends { readonly player: string }>(
  rows: readonly R[],
  a: number,
  b: number,
  keep: readonly (keyof R)[] = [],
): R[] {
  const mix = (into: R, from: R): R => {
    const mixed = { ...from, player: into.player };
    for (const column of keep) mixed[column] = into[column];
    return mixed;
  };
  return rows.map((row, seat) =>
    seat === a ? mix(row, rows[b] as R) : seat === b ? mix(row, rows[a] as R) : row,
  );
}

/** The sum of one column. */
export function sum<R>(rows: readonly R[], of: (row: R, index: number) => number): number {
  return rows.reduce((all, row, index) => all + of(row, index), 0);
}
