import { afterwards } from '../afterwards.ts';
import { type Book, requireSoundLog } from '../log/book.ts';
import { addToLog, headOf, layLog } from '../log/chain/audit-log.ts';
import { AUDIT_HEADS, chainEntry, type Entry, makeSalt, writeEntry } from '../log/chain/chain.ts';
import { goingOn } from '../log/chain/lost-entries.ts';
import { seasonFacts } from '../log/fold.ts';
import { ledgerRows, renamedInLedger } from '../log/ledger/ledger-writes.ts';
import { missingPeople } from '../log/missing-people.ts';
import { saltFor } from '../log/request.ts';
import type { SeasonFacts } from '../log/season-facts.ts';
import type { Change } from '../match/change.ts';
import { withHeadShown, withPursesShown } from '../match/outbox.ts';
import type { Ports, Write } from '../ports.ts';
import { ordersTitle, tradesTitle } from '../workbook/cells/form-titles.ts';
import { noteTabs } from '../workbook/tabs/known-tabs.ts';
import { drawMatches } from '../workbook/tabs/layouts/matches-tab.ts';
import { type Matches, type MatchRow, type Season, TABS } from '../workbook/tabs/season.ts';
import { drawMatchTab } from './match-tab.ts';
import { saveEntry } from './save-entry.ts';
import { seasonCells } from './season-cells.ts';
import { tabTitle } from './tab-title.ts';

/** Commits a change in one call, and returns the book after it. Throws the errors of saveEntry. */
export function commit(ports: Ports, read: Book, change: Change): Book {
  const book = change.event.what === 'lost entries' ? { ...read, log: goingOn(read.log) } : read;
  requireSoundLog(book);
  const content = { ...change.event, time: change.time, who: ports.who() };
  const entry = chainEntry(book.log.entries, content, saltFor(ports, change.request));
  const { spectatorFile } = change.season ?? book.season;
  const rows = {
    matches: change.matches ?? book.matches.matches,
    outbox: withPursesShown(
      change.outbox ?? book.matches.outbox,
      book,
      change.event.match,
      change.ledger ?? [],
    ),
  };
  const outbox = withHeadShown(rows.outbox, change.event.match, rows, spectatorFile);
  const matches: Matches = { ...rows, outbox };
  const added = [entry];
  const salted = (event: Change['event']) =>
    chainEntry(
      [...book.log.entries, ...added],
      { ...event, time: change.time, who: content.who },
      makeSalt(ports.entropy),
    );
  for (const event of change.more ?? []) added.push(salted(event));
  for (const event of newPeople(book, change, entry)) added.push(salted(event));
  saveEntry(ports, writesOf(book, change, matches, added), entry);
  afterwards(ports, () => noteTabs(ports.memo, matches));
  const paid = change.ledger ?? [];
  const left = indexOfLeft(book, change.left);
  const log = change.entries
    ? layLog(book.log.title, [...change.entries, ...added])
    : added.reduce(addToLog, book.log);
  return {
    ...book,
    season: change.season ?? book.season,
    rosterRows: book.rosterRows.filter((_, i) => i !== left),
    matches,
    ledger: [...book.ledger, ...paid],
    ledgerUsed: book.ledgerUsed + paid.length,
    log,
  };
}

function indexOfLeft({ season }: Book, left: Change['left']): number {
  return left ? season.players.indexOf(left) : -1;
}

/** People who are not in the log yet as they are, such as the owners of new files. */
function newPeople(book: Book, { season }: Change, entry: Entry): readonly Change['event'][] {
  const known = seasonFacts(addToLog(book.log, entry));
  const data = missingPeople(known, season ?? withoutKnown(book.season, known));
  return data ? [{ what: 'roster', data, match: 0, round: 0 }] : [];
}

/** The players who are not in the log yet. Changes typed for other players wait for an action that checks the roster. */
function withoutKnown(season: Season, { people }: SeasonFacts): Season {
  return { ...season, players: season.players.filter(({ id }) => !people.has(id)) };
}

function writesOf(
  book: Book,
  { season, left, redraw = [], ledger = [], writes = [], entries = book.log.entries }: Change,
  matches: Matches,
  added: readonly Entry[],
): Write[] {
  return [
    wholeTab(book, TABS.matches, drawMatches(matches, headOf({ entries: added }))),
    ...(season ? seasonCells(book, season, { left: indexOfLeft(book, left) }) : []),
    ...redraw.map((playback) => drawMatchTab(book, playback, matches.matches)),
    ...nameResponseTabs(book, matches.matches),
    ...renamedInLedger(book, season ?? book.season),
    ...ledgerRows(book, season ?? book.season, ledger),
    ...writes,
    logRows(book, entries, added),
  ];
}

/** The log’s rows from the first changed one on: usually only those of the new entry. Rows that are no longer used are emptied. */
function logRows(book: Book, entries: readonly Entry[], added: readonly Entry[]): Write {
  const { log } = book;
  const same = log.entries.findIndex((one, i) => one !== entries[i]);
  const kept = same < 0 ? log.entries.length : same;
  const at = log.rows[kept] ?? log.used;
  const rows = [...entries.slice(kept), ...added].flatMap(writeEntry);
  const free = Math.max(0, log.used - at - rows.length);
  const blank = AUDIT_HEADS.map(() => '');
  return addedRows(book, TABS.audit.sheetId, at, [...rows, ...Array<string[]>(free).fill(blank)]);
}

function wholeTab(
  book: Book,
  { sheetId, title }: { readonly sheetId: number; readonly title: string },
  grid: Extract<Write, { kind: 'tab' }>['grid'],
): Write {
  return {
    kind: 'tab',
    sheetId,
    title: tabTitle(book, sheetId, title),
    isNew: !book.tabs.has(sheetId),
    grid,
  };
}

function addedRows(
  book: Book,
  sheetId: number,
  at: number,
  rows: Extract<Write, { kind: 'rows' }>['rows'],
): Write {
  return { kind: 'rows', sheetId, at, rowCount: book.tabs.get(sheetId)?.rowCount ?? 0, rows };
}

/**
 * The writes that name tabs of responses after their matches, where those are new in the workbook or have another title (H27).
 * A tab that was not read, and one that the host has named, stays as it is.
 */
function nameResponseTabs(book: Book, matches: readonly MatchRow[]): readonly Write[] {
  return matches.flatMap((row) => {
    const before = book.matches.matches.find(({ number }) => number === row.number);
    if (before?.title === row.title) return [];
    const tabs = [
      [row.formTab, ordersTitle],
      [row.tradesTab, tradesTitle],
    ] as const;
    return tabs.flatMap(([sheetId, titleOf]): Write[] => {
      const now = book.tabs.get(sheetId)?.title;
      // A tab that was made just now has a title of Google’s.
      const title = tabTitle(book, sheetId, titleOf(row), before ? titleOf(before) : now);
      return now === undefined || now === title ? [] : [{ kind: 'name', sheetId, title }];
    });
  });
}
