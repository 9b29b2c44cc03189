import { cut } from '../../rules/base/json.ts';
import { type Book, openBook } from '../log/book.ts';
import type { Playback } from '../log/playback.ts';
import type { Letter, Ports } from '../ports.ts';
import { asProblem } from '../problem.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { drawMatches } from '../workbook/matches-tab.ts';
import { type MatchRow, type OutboxRow, TABS } from '../workbook/season.ts';
import { type LetterSource, lettersTo, readSource } from './letter.ts';

/** How the deliveries went. */
export interface Delivery {
  readonly sent: number;
  readonly failed: readonly { readonly to: string; readonly error: string }[];
}

/**
 * Sends everything in the outbox at once and ticks off what arrived, in one write. `known` spares replaying the matches
 * just committed. Letters are whole tabs: to send one again does no harm.
 */
export function deliver(ports: Ports, book: Book, known: readonly Playback[] = []): Delivery {
  const { outbox } = book.matches;
  if (outbox.length === 0) return { sent: 0, failed: [] };
  const letters = lettersOf(ports, book, known);
  const errors = ports.post.send(letters.flat());
  let at = 0;
  const left: OutboxRow[] = [];
  outbox.forEach((row, i) => {
    const own = errors.slice(at, at + letters[i]!.length);
    at += letters[i]!.length;
    const error = own.find((one) => one !== undefined);
    if (error !== undefined) left.push({ ...row, tries: row.tries + 1, error: cut(error, 300) });
  });
  return tickOff(ports, book, left);
}

/** The letters of each row of the outbox. */
function lettersOf(ports: Ports, book: Book, known: readonly Playback[]): Letter[][] {
  const sources = new Map<number, LetterSource>();
  const sourceOf = (row: MatchRow): LetterSource => {
    const source = sources.get(row.number) ?? readSource(ports.clock, book, row, known);
    sources.set(row.number, source);
    return source;
  };
  return book.matches.outbox.map(({ to, match, isNew }) => {
    const row = findMatch(book, match);
    return lettersTo(book, to, row, sourceOf(row), isNew);
  });
}

/** Keeps in the outbox only what could not be sent. */
function tickOff(ports: Ports, book: Book, left: readonly OutboxRow[]): Delivery {
  const { matches, outbox } = book.matches;
  const grid = drawMatches({ matches, outbox: left });
  const title = book.tabs.get(TABS.matches.sheetId)?.title ?? TABS.matches.title;
  try {
    ports.workbook.commit([{ kind: 'tab', sheetId: TABS.matches.sheetId, title, isNew: false, grid }]);
  } catch (error) {
    // All of it stays in the outbox and is sent again, which does no harm.
    const why = `It may have arrived, but could not be ticked off: ${asProblem(error).what}`;
    const failed = outbox.map((row) => ({
      to: row.to,
      error: left.find(({ to, match }) => to === row.to && match === row.match)?.error ?? why,
    }));
    return { sent: 0, failed };
  }
  return { sent: outbox.length - left.length, failed: left.map(({ to, error }) => ({ to, error })) };
}

/** Delivers what is still in the outbox. */
export function deliverAgain(ports: Ports): Delivery {
  return deliver(ports, openBook(ports));
}
