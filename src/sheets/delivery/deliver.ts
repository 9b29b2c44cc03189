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

/** The result of the deliveries. */
export interface Delivery {
  /** Number of pages sent; after an action on a match, only those of that match. */
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
 * matches just committed; `of` is the match whose pages are counted. Forms are renewed apart (renew-forms.ts).
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
 * The workbook without the first tabs of files in its outbox, while the log of a match is damaged. They wait until its rows
 * are restored, because a statement without that match would be wrong. The tabs of sound matches do not wait.
 */
function withFirstTabs(book: Book): Book {
  if (book.log.faults.size === 0) return book;
  const { matches, outbox } = book.matches;
  const apart = new Set(outbox.flatMap(({ to, match }) => (match === OF_SEASON ? [to] : [])));
  const files = new Set(outbox.flatMap(({ to }) => (isFormKey(to) || apart.has(to) ? [] : [to])));
  return { ...book, matches: { matches, outbox: addToOutbox(outbox, OF_SEASON, [...files]) } };
}

/**
 * Pages beside those of the outbox, to players of the same matches whose files show an outdated state of the
 * open round. If a purse has changed, both sides of a trade read whether it still settles (X4, X10). A page
 * that cannot be drawn, or does not arrive, is left to the next run that sends receipts.
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
      // A match that cannot be replayed, or a page that cannot be drawn, does not hold up the others.
      const { what, details } = asProblem(error);
      const failure = { error: what, ...(details ? { details } : {}) };
      return { to, ...(source ? { source } : {}), failure };
    }
  });
}

/**
 * Removes the sent rows from the outbox, in one write. `failures` has one or undefined per row. Rows that a limit
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

/** The rest of an outbox row after a try: nothing if it was delivered. */
function rowAfter(row: OutboxRow, failure: SendFailure | undefined): OutboxRow[] {
  if (failure === undefined) return [];
  const { error, wait } = failure;
  return [
    wait === undefined ? { ...row, tries: row.tries + 1, error: cut(error, 300) } : { ...row, error: '' },
  ];
}

/** Writes the outbox. Gives the error, if any: then all rows are sent again, which does no harm. */
function commitOutbox(ports: Ports, book: Book, matches: Matches): string | undefined {
  const { sheetId } = TABS.matches;
  const title = book.tabs.get(sheetId)?.title ?? TABS.matches.title;
  try {
    ports.workbook.commit([
      { kind: 'tab', sheetId, title, isNew: false, grid: drawMatches(matches, headOf(book.log)) },
    ]);
    return undefined;
  } catch (error) {
    return `It may have arrived, but the add-on could not note that: ${asProblem(error).what}`;
  }
}

/** Delivers what is still in the outbox for files. */
export function deliverAgain(ports: Ports): Delivery {
  const book = openBook(ports);
  requireSoundLog(book);
  return deliver(ports, book);
}
