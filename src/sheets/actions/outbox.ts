import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Playback } from '../log/playback/playback.ts';
import { matchFactsOf, playsIn } from '../log/season-facts.ts';
import { tradeQuestions } from '../responses/trades/trade-form.ts';
import {
  CLOSE,
  type Matches,
  type MatchRow,
  OF_SEASON,
  ORDER_FORM,
  type OutboxRow,
  SPECTATORS,
  TRADE_FORM,
} from '../workbook/season.ts';
import type { NewLedgerRow } from './change.ts';

/**
 * Adds the deliveries after a round to the outbox: all files of the match, the order form, and the trade form if it has
 * changed. After the last round, both forms are closed instead.
 */
export function outboxAfterRound(
  outbox: readonly OutboxRow[],
  row: MatchRow,
  before: Playback,
  after: Playback,
): OutboxRow[] {
  const keys = allFiles(after);
  if (row.over) {
    // After the last round, the form is closed instead of renewed.
    const left = outbox.filter(({ to, match }) => match !== row.number || to !== ORDER_FORM);
    return addToOutbox(left, row.number, [...keys, CLOSE]);
  }
  // The title of the order form names the round and the deadline.
  keys.push(ORDER_FORM, ...changedTrading(asShown(before), asShown(after)));
  return addToOutbox(outbox, row.number, keys);
}

/** Lists the outbox key of the trade form if the players or goods in the form have changed; otherwise gives an empty list (X5). */
export function changedTrading(before: Pick<Playback, 'match'>, after: Pick<Playback, 'match'>): string[] {
  const asked = ({ match }: Pick<Playback, 'match'>) => JSON.stringify(tradeQuestions(match));
  return asked(before) === asked(after) ? [] : [TRADE_FORM];
}

/** Adds deliveries for a match to the outbox, without duplicates. */
export function addToOutbox(
  outbox: readonly OutboxRow[],
  match: number,
  keys: readonly string[],
  isNew = false,
): OutboxRow[] {
  const others = outbox.filter((row) => row.match !== match || !keys.includes(row.to));
  const waiting = (to: string) => outbox.some((row) => row.match === match && row.to === to && row.isNew);
  return [...others, ...keys.map((to) => ({ to, match, isNew: isNew || waiting(to), tries: 0, error: '' }))];
}

/**
 * Adds the spectators' pages that show the hash of the newest log entry to the outbox, if there is a spectators' file.
 * After an entry of a match in the workbook, this is the page of the match. After an entry of the season or of an
 * archived match, these are the pages of all running matches. Without running matches, this is the first tab.
 */
export function withHeadShown(
  outbox: readonly OutboxRow[],
  match: number,
  { matches }: Matches,
  file: string,
): readonly OutboxRow[] {
  if (file === '') return outbox;
  const isHere = matches.some(({ number }) => number === match);
  const shown = isHere ? [match] : matches.filter(({ over }) => !over).map(({ number }) => number);
  const places = shown.length > 0 ? shown : [OF_SEASON];
  return places.reduce((rows, place) => addToOutbox(rows, place, [SPECTATORS]), outbox);
}

/**
 * After an entry of the season, adds pages to the outbox: the pages of the given players in running matches. A player
 * without a running match gets a new first tab of the file.
 */
export function seasonNews({ season, matches, log }: Book, ids: readonly string[]): readonly OutboxRow[] {
  const live = matches.matches.filter(({ over }) => !over).map(({ number }) => number);
  const rowsOf = (rows: readonly OutboxRow[], id: string) => {
    const own = live.filter((number) => playsIn(seasonFacts(log), number, id));
    return own.length > 0
      ? own.reduce((all, number) => addToOutbox(all, number, [id]), rows)
      : addToOutbox(rows, OF_SEASON, [id]);
  };
  const people = season.players.filter(({ id, file }) => file !== '' && ids.includes(id));
  return people.reduce((all, { id }) => rowsOf(all, id), matches.outbox);
}

/**
 * Adds pages to the outbox for players whose purses changed (X10). These are the players' pages in all running matches
 * except `match`. The action itself delivers the pages of `match`.
 */
export function withPursesShown(
  outbox: readonly OutboxRow[],
  { matches, log }: Book,
  match: number,
  ledger: readonly NewLedgerRow[],
): readonly OutboxRow[] {
  const ids = [...new Set(ledger.map(({ player }) => player))];
  const others =
    ids.length === 0 ? [] : matches.matches.filter(({ over, number }) => !over && number !== match);
  return others.reduce(
    (rows, { number }) =>
      addToOutbox(
        rows,
        number,
        ids.filter((id) => playsIn(seasonFacts(log), number, id)),
      ),
    outbox,
  );
}

/** Lists a player's matches in the workbook, except closed matches. */
export function openMatchesOf({ log, matches }: Book, id: string): readonly MatchRow[] {
  const facts = seasonFacts(log);
  return matches.matches.filter(
    ({ number }) => playsIn(facts, number, id) && matchFactsOf(facts, number).closedBy === undefined,
  );
}

/** Lists the outbox keys of all files of a match. */
export function allFiles({ started }: Playback): string[] {
  return [SPECTATORS, ...started.players.map(({ id }) => id)];
}
