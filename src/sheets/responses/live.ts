import { hashOf } from '../../rules/base/hash.ts';
import { byName, type Json } from '../../rules/base/json.ts';
import type { Position } from '../../rules/declare/position.ts';
import type { Question } from '../../rules/order/question.ts';
import { settle } from '../../rules/play/match.ts';
import { mustHoldTogether } from '../commit/commit.ts';
import { lastView, mustPlayBack, openQuestions, type Playback, standing } from '../log/playback.ts';
import type { Clock, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { type Book, balancesOf, EMPTY } from '../workbook/book.ts';
import { addressOfPath, describeIssues, readTables } from '../workbook/codec.ts';
import { FIRST_MATCH_TAB, type MatchRow, type Person } from '../workbook/season.ts';
import { deskQuestions } from './desk-questions.ts';
import {
  type Cursor,
  cursorAfter,
  orderOf,
  readSubmissions,
  type Sorted,
  type Submission,
  sortSubmissions,
} from './submission.ts';
import { type Desk, matchOffers } from './trade-desk.ts';

/** A match as the workbook has it now: what the log says, what the tab says, and what has been sent for this round. */
export interface Live {
  readonly row: MatchRow;
  readonly playback: Playback;
  /** Who sits where now, in seat order; undefined for a seat whose person left the roster. */
  readonly people: readonly (Person | undefined)[];
  readonly questions: readonly Question[];
  /** The position in the tab, when it is not the one that the log gives. */
  readonly edited?: { readonly position: Position; readonly where: readonly string[] };
  readonly sorted: Sorted;
  /** Rows in use of the submissions tabs. */
  readonly cursor: Cursor;
  readonly tradesCursor: Cursor;
  readonly desk: Desk;
  /** Orders by seat, as read from the standing submissions. */
  readonly orders: readonly (Json | undefined)[];
  /** What changed in the purses since the match last looked, by seat: awards and other matches (X10). */
  readonly credits: readonly { readonly garnets: number; readonly bellflowers: number }[];
}

/** The match row of a number. */
export function findMatch(book: Book, number: number): MatchRow {
  return (
    book.matches.matches.find((row) => row.number === number) ??
    fail(`There is no match ${number} in this season.`, 'Open the panel again.')
  );
}

/** Looks at a match: pure computing on what was read. Stops at what a host must mend first, named by address. */
export function examine(book: Book, number: number, clock: Clock): Live {
  const row = findMatch(book, number);
  mustHoldTogether(book);
  const playback = mustPlayBack(book.audit.entries, number);
  if (playback.fault)
    fail(
      `The log cannot be replayed: ${playback.fault}.`,
      'Restore the Audit tab by File › Version history, or use the version of Roundkeeper that resolved the round.',
      'bad-log',
    );
  const { match } = playback;
  const edited = readEdited(book, row, playback);
  const people = playback.started.players.map(({ id }) =>
    book.season.players.find((person) => person.id === id),
  );
  const seated = people.filter((person): person is Person => person !== undefined);
  const questions = openQuestions(playback);
  const read = (tab: Tab | undefined, cursor: Cursor, asked: readonly Question[]) =>
    readSubmissions(tab, cursor, asked, book.season.players, clock, book.timeZone);
  const orderTab = tabOf(book, row.formTab, row, 'order');
  const tradeTab = tabOf(book, row.tradesTab, row, 'trade');
  const cursor: Cursor = { rows: row.cursor, seen: row.seen };
  const tradesCursor: Cursor = { rows: row.tradesCursor, seen: row.tradesSeen };
  const due = dueTime(row, match.table.options.graceMinutes as number);
  const playing = new Set(seated.map(({ id }) => id));
  const accepted = acceptedRows(book, number);
  const sorted = sortSubmissions(read(orderTab, cursor, questions), playing, due, accepted);
  const view = lastView(playback);
  const orders = playback.started.players.map(({ id }) => {
    const submission = sorted.standing.get(id);
    return submission && orderOf(match.game, match.table, view, submission);
  });
  const names = match.table.names;
  const nameOf = (submission: Submission) =>
    names[playback.started.players.findIndex(({ id }) => id === submission.person?.id)];
  const offers = read(tradeTab, tradesCursor, deskQuestions(match)).flatMap((submission) => {
    const name = nameOf(submission);
    return name === undefined ? [] : [{ ...submission, name }];
  });
  const isLate = ({ at }: Submission) => due !== undefined && at > due;
  const credits = creditsOf(book, playback);
  const credited = settle(
    match,
    credits.map((credit, seat) => ({ seat, ...credit })),
    [],
    [],
  );
  const desk = matchOffers(
    offers.filter((offer) => !isLate(offer)),
    credited,
  );
  const late = offers
    .filter(isLate)
    .map(({ row: at, name }) => ({ row: at, from: name, message: 'It came after the deadline (H2).' }));
  return {
    row,
    playback,
    people,
    questions,
    ...(edited ? { edited } : {}),
    sorted,
    cursor: cursorAfter(orderTab, cursor),
    tradesCursor: cursorAfter(tradeTab, tradesCursor),
    desk: { ...desk, refused: [...desk.refused, ...late] },
    orders,
    credits,
  };
}

function creditsOf(book: Book, { started, match }: Playback): Live['credits'] {
  const balances = balancesOf(book.ledger);
  return started.players.map(({ id }, seat) => {
    const balance = balances.get(id) ?? EMPTY;
    const purse = match.purses[seat] ?? EMPTY;
    return {
      garnets: balance.garnets - purse.garnets,
      bellflowers: balance.bellflowers - purse.bellflowers,
    };
  });
}

/** The last moment at which an order counts, in milliseconds: the deadline and its grace (X2). */
export function dueTime(row: MatchRow, graceMinutes: number): number | undefined {
  return row.deadline === '' ? undefined : Date.parse(row.deadline) + graceMinutes * 60_000;
}

/** A submissions tab; one that was deleted stops a match that is still played. */
function tabOf(book: Book, sheetId: number, row: MatchRow, what: string): Tab | undefined {
  const tab = book.tabs.get(sheetId);
  if (!tab && !row.over)
    fail(
      `The tab with the ${what} responses of ${row.title} is gone.`,
      'Restore it by File › Version history. The responses are also kept in the form itself (Responses).',
      'bad-workbook',
    );
  return tab;
}

function acceptedRows(book: Book, number: number): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const { what, data } of standing(book.audit.entries, number))
    if (what === 'accept late') rows.add((data as { row: number }).row);
  return rows;
}

function readEdited(book: Book, row: MatchRow, { match }: Playback): Live['edited'] | undefined {
  const tab =
    book.tabs.get(FIRST_MATCH_TAB + row.number) ??
    fail(
      `The tab of ${row.title} is gone.`,
      'Press “Restore the tab”: the audit log holds the whole position.',
      'bad-tab',
    );
  const { shape, check } = match.game.schema;
  const read = readTables<Position>(shape, tab);
  if ('issues' in read)
    return fail(
      `${row.title} cannot be read: ${describeIssues(read.issues)}.`,
      'Correct the cells named, or press “Restore the tab”.',
      'bad-tab',
    );
  const position = read.value;
  const seats = match.table.names.map((name, seat) =>
    position.seats[seat]?.player === name
      ? ''
      : `${addressOfPath(tab, `seats[${seat}].player`)}: expected ${name}`,
  );
  const problems = [
    ...seats.filter(Boolean),
    ...(position.seats.length === match.table.names.length
      ? []
      : [`seats has ${position.seats.length} rows, expected ${match.table.names.length}`]),
    ...(check?.(position, match.table) ?? []).map(
      ({ path, problem }) => `${addressOfPath(tab, path)}: ${problem}`,
    ),
  ];
  if (problems.length > 0)
    fail(
      `${row.title} cannot be used as it is: ${problems.slice(0, 5).join('; ')}.`,
      'Correct the cells named, or press “Restore the tab”.',
      'bad-tab',
    );
  if (hashOf(position) === hashOf(match.position)) return undefined;
  return { position, where: differences(tab, match.position, position) };
}

/** Each cell in which a position differs from the one expected: `Polar!C12: 5 → 7`. */
function differences(tab: Tab, expected: Position, found: Position): string[] {
  const list: string[] = [];
  const before = expected as unknown as Record<string, unknown>;
  const after = found as unknown as Record<string, unknown>;
  for (const name of Object.keys(after)) {
    const rows = after[name];
    if (!Array.isArray(rows)) {
      if (rows !== before[name]) list.push(`${name}: ${before[name]} → ${rows}`);
      continue;
    }
    const old = before[name] as Record<string, unknown>[];
    if (rows.length !== old.length) list.push(`${name}: ${old.length} rows → ${rows.length}`);
    rows.forEach((line: Record<string, unknown>, i) => {
      for (const column of Object.keys(line))
        if (old[i] && old[i]?.[column] !== line[column])
          list.push(
            `${addressOfPath(tab, `${name}[${i}].${column}`)}: ${old[i]?.[column]} → ${line[column]}`,
          );
    });
  }
  return list;
}

/** Where each standing order came from, for the log. */
export function sourcesOf({ playback, sorted }: Live, isoTime: (ms: number) => string) {
  const found = playback.started.players.flatMap(({ id, name }) => {
    const submission = sorted.standing.get(id);
    return submission
      ? [[name, { row: submission.row, at: isoTime(submission.at), answers: submission.shown }] as const]
      : [];
  });
  return byName(
    found.map(([name]) => name),
    found.map(([, source]) => source),
  );
}
