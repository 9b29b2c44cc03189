import { cut } from '../../../rules/base/json.ts';
import { type Book, openBook, requireSoundLog } from '../../log/book.ts';
import { headOf } from '../../log/chain/audit-log.ts';
import type { Playback } from '../../log/playback/playback.ts';
import type { Ports, SendFailure } from '../../ports.ts';
import { asProblem } from '../../problem.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import { drawMatches } from '../../workbook/tabs/layouts/matches-tab.ts';
import {
  isFormKey,
  type Matches,
  type MatchRow,
  OF_SEASON,
  type OutboxRow,
  TABS,
} from '../../workbook/tabs/season.ts';
import { type LetterSource, lettersTo, readSource, seasonLetters } from '../pages/letter.ts';
import { type Drawn, noteShown, withoutKnownRows } from './known/known-rows.ts';
import { partnerLetters } from './partner-letters.ts';

/** How the deliveries went. */
export interface Delivery {
  /** How many were sent; after an action on a match, only those of that match. */
  readonly sent: number;
  readonly failed: readonly ({ readonly to: string } & Pick<SendFailure, 'error' | 'details'>)[];
  /** Deliveries that stay in the outbox because of Google's limit of calls per minute. */
  readonly waiting: number;
  /** Milliseconds until they can be tried again. */
  readonly wait: number;
}

export const NOTHING_DUE: Delivery = { sent: 0, failed: [], waiting: 0, wait: 0 };

/**
 * Sends everything for files in the outbox at once and ticks off what arrived, in one write. `known` spares replaying the
 * matches just committed; `of` is the match whose pages are counted. Letters are whole tabs: to send one again does no harm. Forms are
 * renewed apart (renew-forms.ts).
 */
export function deliver(ports: Ports, book: Book, known: readonly Playback[] = [], of?: number): Delivery {
  const due = book.matches.outbox.filter(({ to }) => !isFormKey(to));
  if (due.length === 0) return NOTHING_DUE;
  const asked = drawLetters(ports, book, due, known);
  const all = [...asked, ...partnerLetters(ports, book, asked)];
  const drawn = withoutKnownRows(ports, book.log, all);
  const results = ports.post.send(drawn.flatMap(({ letters }) => letters));
  let at = 0;
  const failures = drawn.map(({ letters, failure }) => {
    const own = results.slice(at, at + letters.length);
    at += letters.length;
    return failure ?? own.find((one) => one !== undefined);
  });
  noteShown(
    ports,
    drawn.filter((_, i) => failures[i] === undefined),
  );
  return tickOff(ports, book, due, failures.slice(0, due.length), of);
}

function drawLetters(
  ports: Ports,
  book: Book,
  due: readonly OutboxRow[],
  known: readonly Playback[],
): readonly Drawn[] {
  const sources = new Map<number, LetterSource>();
  const sourceOf = (row: MatchRow): LetterSource => {
    const source = sources.get(row.number) ?? readSource(ports, book, row, known);
    sources.set(row.number, source);
    return source;
  };
  return due.map(({ to, match, isNew }): Drawn => {
    let source: LetterSource | undefined;
    try {
      if (match === OF_SEASON) return { to, letters: seasonLetters(book, to, ports.clock) };
      const row = findMatch(book, match);
      source = sourceOf(row);
      return { to, source, letters: lettersTo(book, to, row, source, isNew) };
    } catch (error) {
      // A match that cannot be replayed, or a page that cannot be drawn, does not hold up the others.
      const { what, details } = asProblem(error);
      const failure = { error: what, ...(details ? { details } : {}) };
      return { to, ...(source ? { source } : {}), letters: [], failure };
    }
  });
}

/**
 * Takes the rows that were sent out of the outbox, in one write. `failures` has one or undefined per row. Rows that a limit
 * delays stay without an error. `of` is the match whose rows are counted as sent; without it all are.
 */
export function tickOff(
  ports: Ports,
  book: Book,
  due: readonly OutboxRow[],
  failures: readonly (SendFailure | undefined)[],
  of?: number,
): Delivery {
  const { matches, outbox } = book.matches;
  const left = outbox.flatMap((row): OutboxRow[] => {
    const i = due.indexOf(row);
    return i === -1 ? [row] : rowAfter(row, failures[i]);
  });
  const why = sameRows(left, outbox) ? undefined : commitOutbox(ports, book, { matches, outbox: left });
  const waits = failures.flatMap((failure) => (failure?.wait === undefined ? [] : [failure.wait]));
  const failed = due.flatMap(({ to }, i) => {
    const failure = failures[i];
    if (failure?.wait !== undefined) return [];
    const error = failure?.error ?? why;
    const details = failure?.details;
    return error === undefined ? [] : [{ to, error, ...(details ? { details } : {}) }];
  });
  const isSent = ({ match }: OutboxRow, i: number) =>
    failures[i] === undefined && why === undefined && (of === undefined || match === of);
  return {
    sent: due.filter(isSent).length,
    failed,
    waiting: waits.length,
    wait: Math.max(0, ...waits),
  };
}

/** What remains of an outbox row after a try: nothing if it was delivered. */
function rowAfter(row: OutboxRow, failure: SendFailure | undefined): OutboxRow[] {
  if (failure === undefined) return [];
  const { error, wait } = failure;
  return [
    wait === undefined ? { ...row, tries: row.tries + 1, error: cut(error, 300) } : { ...row, error: '' },
  ];
}

function sameRows(left: readonly OutboxRow[], outbox: readonly OutboxRow[]): boolean {
  return JSON.stringify(left) === JSON.stringify(outbox);
}

/** Writes the outbox. Gives the error, if there was one: then all of it is sent again, which does no harm. */
function commitOutbox(ports: Ports, book: Book, matches: Matches): string | undefined {
  const { sheetId } = TABS.matches;
  const title = book.tabs.get(sheetId)?.title ?? TABS.matches.title;
  try {
    ports.workbook.commit([
      { kind: 'tab', sheetId, title, isNew: false, grid: drawMatches(matches, headOf(book.log)) },
    ]);
    return undefined;
  } catch (error) {
    return `It may have arrived, but could not be ticked off: ${asProblem(error).what}`;
  }
}

/** Delivers what is still in the outbox for files. */
export function deliverAgain(ports: Ports): Delivery {
  const book = openBook(ports);
  requireSoundLog(book);
  return deliver(ports, book);
}
