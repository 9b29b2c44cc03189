import { cut } from '../../rules/base/json.ts';
import { type Book, openBook } from '../log/book.ts';
import type { Playback } from '../log/playback.ts';
import type { Letter, Ports } from '../ports.ts';
import { asProblem } from '../problem.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { drawMatches } from '../workbook/matches-tab.ts';
import { isFormKey, type MatchRow, type OutboxRow, TABS } from '../workbook/season.ts';
import { type LetterSource, lettersTo, readSource } from './letter.ts';

/** How the deliveries went. */
export interface Delivery {
  readonly sent: number;
  readonly failed: readonly { readonly to: string; readonly error: string }[];
}

/**
 * Sends everything for files in the outbox at once and ticks off what arrived, in one write. `known` spares replaying the
 * matches just committed. Letters are whole tabs: to send one again does no harm. Forms are renewed apart (renew-forms.ts).
 */
export function deliver(ports: Ports, book: Book, known: readonly Playback[] = []): Delivery {
  const due = book.matches.outbox.filter(({ to }) => !isFormKey(to));
  if (due.length === 0) return { sent: 0, failed: [] };
  const letters = lettersOf(ports, book, due, known);
  const errors = ports.post.send(letters.flat());
  let at = 0;
  const failures = due.map((_, i) => {
    const own = errors.slice(at, at + letters[i]!.length);
    at += letters[i]!.length;
    return own.find((one) => one !== undefined);
  });
  return tickOff(ports, book, due, failures);
}

/** The letters of each row of the outbox. */
function lettersOf(
  ports: Ports,
  book: Book,
  due: readonly OutboxRow[],
  known: readonly Playback[],
): Letter[][] {
  const sources = new Map<number, LetterSource>();
  const sourceOf = (row: MatchRow): LetterSource => {
    const source = sources.get(row.number) ?? readSource(ports, book, row, known);
    sources.set(row.number, source);
    return source;
  };
  return due.map(({ to, match, isNew }) => {
    const row = findMatch(book, match);
    return lettersTo(book, to, row, sourceOf(row), isNew);
  });
}

/** Takes the rows that were sent out of the outbox, in one write. `failures` has one error or undefined per row. */
export function tickOff(
  ports: Ports,
  book: Book,
  due: readonly OutboxRow[],
  failures: readonly (string | undefined)[],
): Delivery {
  const { matches, outbox } = book.matches;
  const left = outbox.flatMap((row): OutboxRow[] => {
    const i = due.indexOf(row);
    if (i === -1) return [row];
    const error = failures[i];
    return error === undefined ? [] : [{ ...row, tries: row.tries + 1, error: cut(error, 300) }];
  });
  const grid = drawMatches({ matches, outbox: left });
  const title = book.tabs.get(TABS.matches.sheetId)?.title ?? TABS.matches.title;
  let why: string | undefined;
  try {
    ports.workbook.commit([{ kind: 'tab', sheetId: TABS.matches.sheetId, title, isNew: false, grid }]);
  } catch (error) {
    // All of it stays in the outbox and is sent again, which does no harm.
    why = `It may have arrived, but could not be ticked off: ${asProblem(error).what}`;
  }
  const failed = due.flatMap(({ to }, i) => {
    const error = failures[i] ?? why;
    return error === undefined ? [] : [{ to, error }];
  });
  return { sent: due.length - failed.length, failed };
}

/** Delivers what is still in the outbox for files. */
export function deliverAgain(ports: Ports): Delivery {
  return deliver(ports, openBook(ports));
}
