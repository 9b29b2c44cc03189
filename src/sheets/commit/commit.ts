import type { Change } from '../actions/change.ts';
import { withHeadShown, withPursesShown } from '../actions/outbox.ts';
import { addToLog, blocksOf, headOf, type Log, matchOf, readLog, withArchived } from '../log/audit-log.ts';
import { type Book, requireSoundLog } from '../log/book.ts';
import { AUDIT_HEADS, chainEntry, type Entry, headsOf, makeSalt, writeEntry } from '../log/chain.ts';
import { failAt, seasonFacts } from '../log/fold.ts';
import { ledgerRows, renamedInLedger } from '../log/ledger/ledger-writes.ts';
import { goingOn, noteHeads, withoutLost } from '../log/lost-entries.ts';
import { missingPeople } from '../log/missing-people.ts';
import { saltFor } from '../log/request.ts';
import type { SeasonFacts } from '../log/season-facts.ts';
import type { Ports, Tab, Write } from '../ports.ts';
import { afterwards } from '../problem.ts';
import { ordersTitle, tradesTitle } from '../workbook/form-link.ts';
import { noteTabs } from '../workbook/known-tabs.ts';
import { type Matches, type MatchRow, type Season, TABS } from '../workbook/season.ts';
import { drawMatches } from '../workbook/season-tab.ts';
import { tabTitle, wholeTab } from './free-titles.ts';
import { drawMatchTab } from './match-tab.ts';
import { saveEntry } from './save-entry.ts';
import { seasonCells } from './season-cells.ts';

/** Commits a change in one call, and returns the book after it. Throws the errors of saveEntry. */
export function commit(ports: Ports, read: Book, change: Change): Book {
  const book = change.event.what === 'lost entries' ? { ...read, log: goingOn(read.log) } : read;
  requireSoundLog(book);
  const added = newEntries(ports, book, change);
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
  saveEntry(ports, writesOf(book, change, matches, added), added[0]);
  const log = logAfter(book, change, added);
  afterwards(ports, () => {
    noteTabs(ports.memo, matches);
    noteHeads(ports.memo, withoutLost(log, ports.memo));
  });
  const paid = change.ledger ?? [];
  const left = indexOfLeft(book, change.left);
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

type Entries = readonly [Entry, ...Entry[]];

/**
 * The entries of a change, each at the end of its chain; the first answers the press. A match begins with an entry of the season. All name the
 * heads before the change.
 */
function newEntries(ports: Ports, { log, season }: Book, change: Change): Entries {
  const who = ports.who();
  const heads = headsOf(log);
  let after = change.returns ? withArchived(log, change.returns) : log;
  const add = (event: Change['event']): Entry => {
    const stop = log.faults.get(event.match);
    if (stop) failAt(stop);
    const salt = after.next === log.next ? saltFor(ports, change.request) : makeSalt(ports.entropy);
    const entry = chainEntry(after, { ...event, time: change.time, who }, salt, heads);
    after = addToLog(after, entry);
    return entry;
  };
  const first = [change.event, ...(change.more ?? [])].flatMap(withBeginning).map(add);
  const people = newPeople(after, change, season);
  return [...first, ...people.map(add)] as unknown as Entries;
}

function withBeginning(event: Change['event']): readonly Change['event'][] {
  if (event.what !== 'new game' && event.what !== 'take over') return [event];
  const { row, commitment } = event.data;
  const data = { match: event.match, title: row.title, commitment };
  return [{ what: 'begin match', data, match: 0, round: 0 }, event];
}

function logAfter({ log, tabs }: Book, { leaves, returns = [] }: Change, added: Entries): Log {
  const { cells = [] } = tabs.get(TABS.audit.sheetId) ?? {};
  const { digest } = log;
  if (leaves !== undefined) {
    const kept = cells.slice(0, 1).concat(rowsWithout(cells, leaves));
    const rows = [...kept, ...added.flatMap(writeEntry)];
    const read = readLog({
      sheetId: TABS.audit.sheetId,
      title: log.title,
      rowCount: rows.length,
      cells: rows,
    });
    return { ...read, next: Math.max(read.next, log.next), ...(digest ? { digest } : {}) };
  }
  const before = returns.reduce((now, entry) => addToLog(now, entry), log);
  const after = added.reduce(addToLog, { ...before, next: log.next });
  if (returns.length === 0) return after;
  const places = after.entries.map((entry, i) => ({ entry, row: after.rows[i] }));
  places.sort((a, b) => a.entry.number - b.entry.number);
  return { ...after, entries: places.map(({ entry }) => entry), rows: places.map(({ row }) => row) };
}

/** The rows of the log below its heads, without those of a match. */
function rowsWithout(cells: Tab['cells'], match: number): Tab['cells'] {
  return blocksOf(cells).flatMap(({ lines }) => (matchOf(lines) === match ? [] : lines));
}

/** People who are not in the log yet as they are, such as the owners of new files. */
function newPeople(after: Log, { season }: Change, before: Season): readonly Change['event'][] {
  const known = seasonFacts(after);
  const data = missingPeople(known, season ?? withoutKnown(before, known));
  return data ? [{ what: 'roster', data, match: 0, round: 0 }] : [];
}

/** The players who are not in the log yet. Changes typed for other players wait for an action that checks the roster. */
function withoutKnown(season: Season, { people }: SeasonFacts): Season {
  return { ...season, players: season.players.filter(({ id }) => !people.has(id)) };
}

function writesOf(book: Book, change: Change, matches: Matches, added: Entries): Write[] {
  const { season, left, redraw = [], ledger = [], writes = [] } = change;
  return [
    wholeTab(book, TABS.matches, drawMatches(matches, headOf({ entries: added }))),
    ...(season ? seasonCells(book, season, { left: indexOfLeft(book, left) }) : []),
    ...redraw.map((playback) => drawMatchTab(book, playback, matches.matches)),
    ...nameResponseTabs(book, matches.matches),
    ...renamedInLedger(book, season ?? book.season),
    ...ledgerRows(book, season ?? book.season, ledger),
    ...writes,
    logRows(book, change, added),
  ];
}

/** The rows at the end of the log. Where a match leaves it, all rows below its first one; those that are no longer used are emptied. */
function logRows(book: Book, { leaves, returns = [] }: Change, added: Entries): Write {
  const { used } = book.log;
  const { sheetId } = TABS.audit;
  const cells = book.tabs.get(sheetId)?.cells ?? [];
  const first = blocksOf(cells).find(({ lines }) => leaves !== undefined && matchOf(lines) === leaves);
  const at = first?.row ?? used;
  // Every cell is written: another row stood there.
  const kept = first ? rowsWithout(cells, leaves as number).slice(at - 1) : [];
  const rows = [
    ...kept.map((line) => AUDIT_HEADS.map((_, column) => line[column] ?? '')),
    ...[...returns, ...added].flatMap(writeEntry),
  ];
  const free = Math.max(0, used - at - rows.length);
  const blank = AUDIT_HEADS.map(() => '');
  const all = [...rows, ...Array<string[]>(free).fill(blank)];
  return { kind: 'rows', sheetId, at, rowCount: book.tabs.get(sheetId)?.rowCount ?? 0, rows: all };
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
