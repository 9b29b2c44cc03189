import { cut } from '../../rules/base/json.ts';
import { addToOutbox } from '../actions/outbox.ts';
import { headOf } from '../log/audit-log.ts';
import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { failAt } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import { makeSources, type PageSource, pageWriteTo, seasonPageWrite } from '../pages/page-write.ts';
import type { Ports, SendFailure } from '../ports.ts';
import { asProblem } from '../problem.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { isFormKey, type Matches, OF_SEASON, type OutboxRow, TABS } from '../workbook/season.ts';
import { drawMatches } from '../workbook/season-tab.ts';
import { pagesUnsent } from './receipts.ts';
import { type Drawn, sendPages } from './send-pages.ts';

/** The result of sending the pages in the outbox. */
export interface Delivery {
  /** Number of pages sent. After an action on a match, only pages of that match count. */
  readonly sent: number;
  readonly failed: readonly ({ readonly to: string } & Pick<SendFailure, 'error' | 'details'>)[];
  /** Number of deliveries that must wait in the outbox, because Google limits the calls per minute. */
  readonly waiting: number;
  /** Milliseconds until the waiting deliveries can be tried again. */
  readonly wait: number;
}

export const NOTHING_DUE: Delivery = { sent: 0, failed: [], waiting: 0, wait: 0 };

/**
 * Sends all pages in the outbox. Then removes the sent pages from the outbox, in one write. `known` are matches already
 * replayed. `of` is the match whose pages are counted. Forms are renewed separately (renew-forms.ts).
 */
export function deliver(ports: Ports, book: Book, known: readonly Playback[] = [], of?: number): Delivery {
  const whole = withFirstTabs(book);
  const due = whole.matches.outbox.filter(({ to }) => !isFormKey(to));
  if (due.length === 0) return NOTHING_DUE;
  const asked = drawPages(ports, book, due, known);
  const failures = sendPages(ports, [...asked, ...partnerPages(ports, book, asked)]);
  return tickOff(ports, whole, due, failures.slice(0, due.length), of);
}

/**
 * If the log of a match is damaged, adds a separate row for the first tab of each file to the outbox. First tabs wait
 * for the repair, because a statement without that match would be wrong. Tabs of undamaged matches do not wait.
 */
function withFirstTabs(book: Book): Book {
  if (book.log.faults.size === 0) return book;
  const { matches, outbox } = book.matches;
  const apart = new Set(outbox.flatMap(({ to, match }) => (match === OF_SEASON ? [to] : [])));
  const files = new Set(outbox.flatMap(({ to }) => (isFormKey(to) || apart.has(to) ? [] : [to])));
  return { ...book, matches: { matches, outbox: addToOutbox(outbox, OF_SEASON, [...files]) } };
}

/**
 * Draws the pages of further players in the matches of `asked`, if these pages show an outdated open round. A changed
 * purse may decide whether a trade settles, and both traders read the result (X4, X10). If such a page fails, a later
 * run sends the page.
 */
function partnerPages(ports: Ports, book: Book, asked: readonly Drawn[]): readonly Drawn[] {
  const sources = new Set(asked.map(({ source }) => source));
  return [...sources].flatMap((source) => {
    if (!source?.open) return [];
    const isAsked = (id: string) => asked.some((one) => one.source === source && one.to === id);
    const row = findMatch(book, source.playback.number);
    return row.over ? [] : pagesUnsent(ports, book, row, source, isAsked);
  });
}

function drawPages(
  ports: Ports,
  book: Book,
  due: readonly OutboxRow[],
  known: readonly Playback[],
): readonly Drawn[] {
  const sourceOf = makeSources(ports, book, known);
  return due.map(({ to, match, isNew }): Drawn => {
    let source: PageSource | undefined;
    try {
      const [stop] = book.log.faults.values();
      if (match === OF_SEASON && stop) failAt(stop);
      if (match === OF_SEASON) return { to, pageWrite: seasonPageWrite(book, to, ports.clock) };
      const row = findMatch(book, match);
      source = sourceOf(row);
      return { to, source, pageWrite: pageWriteTo(book, to, row, source, isNew) };
    } catch (error) {
      // A match that cannot be replayed, or a page that cannot be drawn, does not delay other pages.
      const { what, details } = asProblem(error);
      const failure = { error: what, ...(details ? { details } : {}) };
      return { to, ...(source ? { source } : {}), failure };
    }
  });
}

/**
 * Removes the sent rows from the outbox, in one write. `failures` has an item for each row in `due`; undefined means
 * that the row was sent. A row that a limit delays gets no error. `of` is the match whose sent rows are counted; without
 * `of`, all sent rows count.
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
  const isSame = JSON.stringify(left) === JSON.stringify(outbox);
  const why = isSame ? undefined : commitOutbox(ports, book, { matches, outbox: left });
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

/** Gives [] for a delivered row. Otherwise gives the row with the error of this try, for the outbox. */
function rowAfter(row: OutboxRow, failure: SendFailure | undefined): OutboxRow[] {
  if (failure === undefined) return [];
  const { error, wait } = failure;
  return [
    wait === undefined ? { ...row, tries: row.tries + 1, error: cut(error, 300) } : { ...row, error: '' },
  ];
}

/** Writes the outbox. Gives the error if the write fails. All rows are then sent again, which does no harm. */
function commitOutbox(ports: Ports, book: Book, matches: Matches): string | undefined {
  const { sheetId } = TABS.matches;
  const title = book.tabs.get(sheetId)?.title ?? TABS.matches.title;
  try {
    ports.workbook.commit([
      { kind: 'tab', sheetId, title, isNew: false, grid: drawMatches(matches, headOf(book.log)) },
    ]);
    return undefined;
  } catch (error) {
    return `The page may have arrived, but Roundkeeper could not note that: ${asProblem(error).what}`;
  }
}

/** Sends the pages that are still in the outbox. */
export function deliverAgain(ports: Ports): Delivery {
  const book = openBook(ports);
  requireSoundLog(book);
  return deliver(ports, book);
}
