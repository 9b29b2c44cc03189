import { own } from '../../rules/base/json.ts';
import type { Memo } from '../ports.ts';
import type { MatchRow } from '../workbook/season.ts';
import type { Submission } from './submission.ts';

/** A response that the player’s page has confirmed. */
export interface Confirmed {
  readonly player: string;
  /** Id of the response (H6). */
  readonly id: string;
  readonly at: number;
}

export type Which = 'orders' | 'trades';

/**
 * Note of the responses that pages have confirmed in one round, for each form and player id. For each response, the note
 * has the id, and the time in base 36.
 */
interface Note {
  readonly round: number;
  /** Ids of the tabs that the responses were read from. */
  readonly tabs: readonly number[];
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly trades: Readonly<Record<string, readonly string[]>>;
}

/** Maximum number of confirmed orders that are noted for a player: the newest late order, and the order that counts. */
const ORDERS = 2;

/** Maximum number of confirmed offers that are noted for a player. The latest offers are noted, because a note holds at most 9 kB. */
const OFFERS = 6;

const keyOf = (match: number) => `confirmed:${match}`;

export interface ReadRound {
  readonly row: MatchRow;
  readonly round: number;
  /**
   * Responses to confirm, for each form. In the list of orders, late orders come before the orders that count. Offers
   * are in the order of their times.
   */
  readonly counted: Readonly<Record<Which, readonly Submission[]>>;
}

/** Reads the note of a match. Gives the responses to each form that the players' pages have confirmed in a round. */
export function readConfirmed(
  { get }: Pick<Memo, 'get'>,
  row: MatchRow,
  round: number,
): Readonly<Record<Which, readonly Confirmed[]>> {
  const note = noteOf(get(keyOf(row.number)), row, round);
  return { orders: listOf(note.orders), trades: listOf(note.trades) };
}

/** Makes the new note after the pages of some players have confirmed responses. `players` are the players' ids. */
export function confirmedNote(
  { get }: Pick<Memo, 'get'>,
  { row, round, counted }: ReadRound,
  players: readonly string[],
): Readonly<Record<string, string>> {
  const before = noteOf(get(keyOf(row.number)), row, round);
  const noted = (which: Which, limit: number): Note[Which] => {
    const now = players.map((player) => [player, textsOf(counted[which], player).slice(-limit)] as const);
    const all = { ...before[which], ...Object.fromEntries(now) };
    return Object.fromEntries(Object.entries(all).filter(([, texts]) => texts.length > 0));
  };
  const note: Note = { ...before, orders: noted('orders', ORDERS), trades: noted('trades', OFFERS) };
  return { [keyOf(row.number)]: JSON.stringify(note) };
}

/** Deletes the note of the confirmed responses of a match. */
export function forgetConfirmed({ set }: Pick<Memo, 'set'>, match: number): void {
  set(keyOf(match), undefined);
}

function noteOf(text: string | undefined, { formTab, tradesTab }: MatchRow, round: number): Note {
  const tabs = [formTab, tradesTab];
  const note = text === undefined ? undefined : (JSON.parse(text) as Note);
  const isSame = note?.round === round && String(note.tabs) === String(tabs);
  return isSame ? note : { round, tabs, orders: {}, trades: {} };
}

function listOf(noted: Note[Which]): readonly Confirmed[] {
  return Object.keys(noted).flatMap((player) =>
    (own(noted, player) ?? []).map((text): Confirmed => {
      const [id = '', at = ''] = text.split(' ');
      return { player, id, at: Number.parseInt(at, 36) };
    }),
  );
}

/** Writes a player's responses as texts for the note. Skips orders that the host entered, because no tab contains such an order. */
function textsOf(submissions: readonly Submission[], player: string): readonly string[] {
  return submissions.flatMap(({ person, byHost, id, at }) =>
    person?.id === player && !byHost ? [`${id} ${at.toString(36)}`] : [],
  );
}
