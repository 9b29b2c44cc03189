import { cut } from '../../../rules/base/json.ts';
import { type Book, openBook, requireSoundLog } from '../../log/book.ts';
import { headOf, type Log } from '../../log/chain/chain.ts';
import type { Playback } from '../../log/playback/playback.ts';
import type { Letter, Ports, SendFailure } from '../../ports.ts';
import { asProblem } from '../../problem.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import { drawMatches } from '../../workbook/tabs/matches-tab.ts';
import {
  isFormKey,
  type Matches,
  type MatchRow,
  OF_SEASON,
  type OutboxRow,
  TABS,
} from '../../workbook/tabs/season.ts';
import { lastEntryOf } from '../lines/log-lines.ts';
import { type LetterSource, lettersTo, readSource, seasonLetters } from '../pages/letter.ts';
import {
  partial,
  type Rests,
  readSent,
  restsOf,
  type SentReceipts,
  sentNote,
  unknownPages,
} from './sent-receipts.ts';

/** How the deliveries went. */
export interface Delivery {
  readonly sent: number;
  readonly failed: readonly { readonly to: string; readonly error: string }[];
  /** Those that stay in the outbox because of Google's limit of calls per minute. */
  readonly waiting: number;
  /** Milliseconds until it makes sense to send them. */
  readonly wait: number;
}

export const NOTHING_DUE: Delivery = { sent: 0, failed: [], waiting: 0, wait: 0 };

/**
 * Sends everything for files in the outbox at once and ticks off what arrived, in one write. `known` spares replaying the
 * matches just committed. Letters are whole tabs: to send one again does no harm. Forms are renewed apart (renew-forms.ts).
 */
export function deliver(ports: Ports, book: Book, known: readonly Playback[] = []): Delivery {
  const due = book.matches.outbox.filter(({ to }) => !isFormKey(to));
  if (due.length === 0) return NOTHING_DUE;
  const drawn = withKnownRows(ports, book.log, drawLetters(ports, book, due, known));
  const results = ports.post.send(drawn.flatMap(({ letters }) => letters));
  let at = 0;
  const failures = drawn.map(({ letters, failure }) => {
    const own = results.slice(at, at + letters.length);
    at += letters.length;
    return failure ?? own.find((one) => one !== undefined);
  });
  noteReceipts(
    ports,
    drawn.filter((_, i) => failures[i] === undefined),
  );
  return tickOff(ports, book, due, failures);
}

/** What a row of the outbox is about, and its letters. */
interface Drawn {
  readonly to: string;
  /** Absent where the match cannot be replayed. */
  readonly source?: LetterSource;
  readonly letters: readonly Letter[];
  /** Of a player’s page with an open round. */
  readonly rests?: Rests | undefined;
  readonly failure?: SendFailure;
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
  return due.map(({ to, match, isNew }) => {
    try {
      if (match === OF_SEASON) return { to, letters: seasonLetters(book, to, ports.clock) };
      const row = findMatch(book, match);
      const source = sourceOf(row);
      return { to, source, letters: lettersTo(book, to, row, source, isNew) };
    } catch (error) {
      // A match that cannot be replayed does not hold up the others.
      return { to, letters: [], failure: { error: asProblem(error).what } };
    }
  });
}

/**
 * The letters, of which only some rows are written where the file shows all others, as it does where a purse changed by another
 * match. Pages that are written whole without an entry of their match are noted as unknown before.
 */
function withKnownRows(ports: Ports, log: Log, drawn: readonly Drawn[]): readonly Drawn[] {
  const matches = new Map<Playback, { readonly sent: SentReceipts; readonly whole: number[] }>();
  const known = drawn.map((one): Drawn => {
    const [letter] = one.letters;
    const { playback, open } = one.source ?? {};
    if (!letter?.parts || !playback || !open) return one;
    const { sent, whole } = matches.get(playback) ?? { sent: readSent(ports, playback.number), whole: [] };
    matches.set(playback, { sent, whole });
    const rests = restsOf(ports, letter, log, playback.number);
    const part = partial(letter, rests, sent, one.to);
    if (!part.only) whole.push(playback.started.players.findIndex(({ id }) => id === one.to));
    return { ...one, letters: [part], rests };
  });
  const notes = [...matches].map(([playback, { sent, whole }]) => {
    const entry = lastEntryOf(log, playback.number)?.number ?? 0;
    return unknownPages(sent, playback, whole, entry).notes;
  });
  const unknown: Readonly<Record<string, string>> = Object.assign({}, ...notes);
  if (Object.keys(unknown).length > 0) ports.memo.setAll(unknown);
  return known;
}

/** Notes the receipts that the files of players show now: a wake-up does not write those files again. */
function noteReceipts(ports: Ports, arrived: readonly Drawn[]): void {
  for (const source of new Set(arrived.map((one) => one.source))) {
    const { playback, open } = source ?? {};
    if (!playback || !open) continue;
    const own = arrived.filter((one) => one.source === source);
    const written = playback.started.players.flatMap(({ id }, seat) => {
      const { letters = [], rests } = own.find(({ to }) => to === id) ?? {};
      return letters.length > 0 ? [{ seat, rests }] : [];
    });
    if (written.length > 0)
      ports.memo.setAll(sentNote(readSent(ports, playback.number), playback, open, written));
  }
}

/**
 * Takes the rows that were sent out of the outbox, in one write. `failures` has one or undefined per row. Rows that a limit
 * delays stay without an error.
 */
export function tickOff(
  ports: Ports,
  book: Book,
  due: readonly OutboxRow[],
  failures: readonly (SendFailure | undefined)[],
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
    return error === undefined ? [] : [{ to, error }];
  });
  return {
    sent: due.length - failed.length - waits.length,
    failed,
    waiting: waits.length,
    wait: Math.max(0, ...waits),
  };
}

/** What stays of a row that was due. */
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
