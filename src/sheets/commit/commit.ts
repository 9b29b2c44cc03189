import { type Change, ofSeason } from '../actions/change.ts';
import { withHeadShown, withPursesShown } from '../actions/outbox.ts';
import { addToLog, headOf, type Log, readLog, withArchived } from '../log/audit-log.ts';
import { type Book, requireSoundLog } from '../log/book.ts';
import { chainEntry, type Entry, headsOf, makeSalt, type NewEntry } from '../log/chain.ts';
import { AUDIT_HEADS, blocksOf, matchOf, writeEntry } from '../log/entry-rows.ts';
import { kindOf } from '../log/events.ts';
import { apply, failAt, linkedHeads, playBack, seasonFacts } from '../log/fold.ts';
import { goingOn, noteHeads } from '../log/lost-entries.ts';
import { missingPeople } from '../log/missing-people.ts';
import type { Playback } from '../log/playback/playback.ts';
import { codeOf, receiptsOf } from '../log/receipts.ts';
import { saltFor } from '../log/request.ts';
import { roundTabId, roundTabWrites } from '../own-game/round-tab.ts';
import type { Ports, Tab, Write } from '../ports.ts';
import { afterwards } from '../problem.ts';
import { isoTime } from '../time.ts';
import { bindColumns } from '../workbook/bound-columns.ts';
import { ordersTitle, tradesTitle } from '../workbook/form-link.ts';
import { noteTabs } from '../workbook/known-tabs.ts';
import { rowsFrom } from '../workbook/rows.ts';
import { type Matches, type MatchRow, type Season, TABS } from '../workbook/season.ts';
import { drawMatches } from '../workbook/season-tab.ts';
import { tabTitle, wholeTab } from './free-titles.ts';
import { ledgerAfter, renamedInLedger } from './ledger-after.ts';
import { drawMatchTab } from './match-tab.ts';
import { saveEntry } from './save-entry.ts';
import { seasonCells } from './season-cells.ts';

/** Commits a change in one call, and gives the changed book. Throws the errors of saveEntry. */
export function commit(ports: Ports, read: Book, change: Change): Book {
  const book = change.event.what === 'lost entries' ? { ...read, log: goingOn(read.log) } : read;
  requireSoundLog(book);
  const time = change.time ?? isoTime(ports.clock.now());
  const added = newEntries(ports, book, change, time);
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
  const { log, write } = logAfter(book, change, added);
  const ledger = ledgerAfter(book, change, time);
  const writes = writesOf(book, change, matches, headOf({ entries: added }));
  saveEntry(ports, [...writes, ...ledger.writes, write], added[0]);
  afterwards(ports, () => {
    noteTabs(ports.memo, matches, linkedHeads(log));
    noteHeads(ports.memo, log);
  });
  const left = indexOfLeft(book, change.left);
  return {
    ...book,
    tabs: withBound(book.tabs, writes),
    season: change.season ?? book.season,
    rosterRows: book.rosterRows.filter((_, i) => i !== left),
    matches,
    ledger: ledger.rows,
    ledgerUsed: book.ledgerUsed + ledger.rows.length - book.ledger.length,
    log,
  };
}

function indexOfLeft({ season }: Book, left: Change['left']): number {
  return left ? season.players.indexOf(left) : -1;
}

type Entries = readonly [Entry, ...Entry[]];

/**
 * Makes the log entries of a change, and puts each entry at the end of its chain. The salt of the first entry marks the
 * panel's request as done. For a new match, an entry of the season comes first. Entries of the season name the chain
 * heads before the change.
 */
function newEntries(ports: Ports, { log, season }: Book, change: Change, time: string): Entries {
  const who = ports.who();
  const heads = headsOf(log);
  let after = change.returns ? withArchived(log, change.returns) : log;
  const add = (event: Change['event']): Entry => {
    const stop = log.faults.get(event.match);
    if (stop) failAt(stop);
    const salt = after.next === log.next ? saltFor(ports, change.request) : makeSalt(ports.entropy);
    const added = { ...event, time, who };
    const entry = chainEntry(after, added, salt, heads, codesFor(after, added, salt));
    after = addToLog(after, entry);
    return entry;
  };
  const first = [change.event, ...(change.more ?? [])].flatMap(withBeginning).map(add);
  const people = newPeople(after, change, season);
  return [...first, ...people.map(add)] as unknown as Entries;
}

/** Computes the codes of the receipts in a new log entry. If the entry begins a match, the entry's salt is also the match's secret. */
function codesFor(log: Log, entry: NewEntry, salt: string): readonly string[] {
  if (kindOf(entry).receiptFrom === undefined) return [];
  const event = { ...entry, number: log.next };
  const own = log.entries.filter(({ match }) => match === entry.match);
  const after = apply(playBack(log, entry.match), event);
  return after ? receiptsOf(own[0]?.salt ?? salt, event, after).map(codeOf) : [];
}

function withBeginning(event: Change['event']): readonly Change['event'][] {
  if (event.what !== 'new game' && event.what !== 'take over') return [event];
  const { row, commitment } = event.data;
  const data = { match: event.match, title: row.title, commitment };
  return [ofSeason({ what: 'begin match', data }), event];
}

/**
 * Gives the log after a change, and the write that adds the returned and the new entries to the tab. If a match leaves
 * the log, the write starts at the match's first row.
 */
function logAfter({ log, tabs }: Book, { leaves, returns = [] }: Change, added: Entries) {
  const tab = tabs.get(TABS.audit.sheetId) ?? { ...TABS.audit, rowCount: 0, cells: [] };
  const { used, digest } = log;
  const ends = [...returns, ...added].flatMap(writeEntry);
  const write = (at: number, rows: Tab['cells']) => rowsFrom(tab, at, used, rows, AUDIT_HEADS.length);
  if (leaves === undefined && returns.length === 0)
    return { log: added.reduce(addToLog, log), write: write(used, ends) };
  const blocks = blocksOf(tab.cells);
  const isLeaving = ({ lines }: (typeof blocks)[number]) => matchOf(lines) === leaves;
  const at = blocks.find(isLeaving)?.row ?? used;
  const kept = blocks.filter((block) => !isLeaving(block)).flatMap(({ lines }) => lines);
  const cells = [...tab.cells.slice(0, 1), ...kept, ...ends];
  const read = readLog({ ...tab, cells });
  return {
    log: {
      ...read,
      next: Math.max(read.next, log.next),
      faults: new Map([...log.faults, ...read.faults]),
      ...(digest ? { digest } : {}),
    },
    write: write(at, cells.slice(at)),
  };
}

/** Makes a log entry for people whose facts in the log are missing or outdated, such as the owners of new files. */
function newPeople(after: Log, { season }: Change, before: Season): readonly Change['event'][] {
  const known = seasonFacts(after);
  // Typed changes of players in the log wait for an action that checks the roster.
  const unknown = { ...before, players: before.players.filter(({ id }) => !known.people.has(id)) };
  const data = missingPeople(known, season ?? unknown);
  return data ? [ofSeason({ what: 'roster', data })] : [];
}

function writesOf(book: Book, change: Change, matches: Matches, head: string): Write[] {
  const { season, left, redraw = [], writes = [] } = change;
  return [
    wholeTab(book, TABS.matches, drawMatches(matches, head)),
    ...(season ? seasonCells(book, season, { left: indexOfLeft(book, left) }) : []),
    ...redraw.map((playback) => drawMatchTab(book, playback, matches.matches)),
    ...redraw.flatMap((playback) => roundTab(book, playback, change, matches.matches)),
    ...nameResponseTabs(book, matches.matches),
    ...bindAgain(book, matches.matches),
    ...renamedInLedger(book, season ?? book.season),
    ...writes,
  ];
}

/**
 * Writes the changed cells of the tab “This round”, which only matches of a host's own game have. Writes the whole tab
 * if the tab is missing or the host restores the tab.
 */
function roundTab(
  book: Book,
  playback: Playback,
  { event }: Change,
  rows: readonly MatchRow[],
): readonly Write[] {
  const { title = '' } = rows.find(({ number }) => number === playback.number) ?? {};
  const tab = book.tabs.get(roundTabId(playback));
  return roundTabWrites(tab, playback, title, !tab || event.what === 'restore tab');
}

/** Renames the responses tabs of new and renamed matches (H27). Skips tabs that were not read, and tabs that the host renamed. */
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
      // Google chose the title of a tab that it made just now.
      const title = tabTitle(book, sheetId, titleOf(row), before ? titleOf(before) : now);
      return now === undefined || now === title ? [] : [{ kind: 'name', sheetId, title }];
    });
  });
}

/** Binds the columns of responses tabs to their headings again, if Google has lost the metadata that bind a column to a heading (H7). */
function bindAgain({ tabs, log }: Book, matches: readonly MatchRow[]): readonly Write[] {
  const headsOf = linkedHeads(log);
  return matches.flatMap(({ number, formTab, tradesTab }) => {
    const { orders = [], trades = [] } = headsOf(number) ?? {};
    const both = [
      [tabs.get(formTab), orders],
      [tabs.get(tradesTab), trades],
    ] as const;
    return both.flatMap(([tab, heads]) => (tab?.bound ? bindColumns(tab, heads) : []));
  });
}

function withBound(tabs: Book['tabs'], writes: readonly Write[]): Book['tabs'] {
  const after = new Map(tabs);
  for (const write of writes) {
    const tab = write.kind === 'bind' ? tabs.get(write.sheetId) : undefined;
    if (tab && write.kind === 'bind')
      after.set(tab.sheetId, { ...tab, bound: new Map([...(tab.bound ?? []), ...write.columns]) });
  }
  return after;
}
