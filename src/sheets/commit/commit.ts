import { type Book, requireSoundLog } from '../log/book.ts';
import { addToLog, chainEntry, type Entry, makeSalt, readLog, writeEntry } from '../log/chain.ts';
import type { Change } from '../match/change.ts';
import { withHeadShown } from '../match/outbox.ts';
import type { Ports, Write } from '../ports.ts';
import { asProblem, fail } from '../problem.ts';
import { noteTabs } from '../workbook/known-tabs.ts';
import { drawMatches } from '../workbook/matches-tab.ts';
import { LEDGER_HEADS, type Matches, TABS } from '../workbook/season.ts';
import { drawSeason } from '../workbook/season-tab.ts';
import { drawMatchTab } from './match-tab.ts';
import { tabTitle } from './tab-title.ts';

/**
 * Commits a change in one call, and returns the book after it. If no answer came, it first looks whether the change
 * arrived: Google applies the batch as a whole or not at all.
 */
export function commit(ports: Ports, book: Book, change: Change): Book {
  requireSoundLog(book);
  const told = { ...change.event, time: change.time, who: ports.who() };
  const entry = chainEntry(book.log.entries, told, makeSalt(ports.entropy));
  const { spectatorFile } = change.season ?? book.season;
  const rows = {
    matches: change.matches ?? book.matches.matches,
    outbox: change.outbox ?? book.matches.outbox,
  };
  const outbox = withHeadShown(rows.outbox, change.event.match, rows, spectatorFile);
  const matches: Matches = { ...rows, outbox };
  try {
    ports.workbook.commit(writesOf(book, change, matches, entry));
  } catch (error) {
    // A call that meets a limit has not taken effect.
    if (asProblem(error).code === 'limited') throw error;
    if (!hasArrived(ports, entry))
      fail(
        `Google did not take the change: ${error instanceof Error ? error.message : error}`,
        'Press the button again.',
      );
  }
  noteTabs(ports.memo, matches);
  const added = change.ledger ?? [];
  return {
    ...book,
    season: change.season ?? book.season,
    matches,
    ledger: [...book.ledger, ...added],
    ledgerUsed: book.ledgerUsed + added.length,
    log: addToLog(book.log, entry),
  };
}

function hasArrived(ports: Ports, { hash }: Entry): boolean {
  const tab = ports.workbook
    .read([TABS.audit.sheetId])
    .tabs.find(({ sheetId }) => sheetId === TABS.audit.sheetId);
  return tab !== undefined && readLog(tab).entries.some((entry) => entry.hash === hash);
}

function writesOf(
  book: Book,
  { season, redraw = [], ledger = [] }: Change,
  matches: Matches,
  entry: Entry,
): Write[] {
  const seasonTab = season ? [wholeTab(book, TABS.season, drawSeason(season))] : [];
  const lines = ledger.map((row) => LEDGER_HEADS.map((head) => row[head]));
  return [
    wholeTab(book, TABS.matches, drawMatches(matches)),
    ...seasonTab,
    ...redraw.map((playback) => drawMatchTab(book, playback, matches.matches)),
    ...(lines.length > 0 ? [addedRows(book, TABS.ledger.sheetId, book.ledgerUsed, lines)] : []),
    addedRows(book, TABS.audit.sheetId, book.log.used, writeEntry(entry)),
  ];
}

function wholeTab(
  book: Book,
  { sheetId, title }: { readonly sheetId: number; readonly title: string },
  grid: Extract<Write, { kind: 'tab' }>['grid'],
): Write {
  return { kind: 'tab', sheetId, title: tabTitle(book, sheetId, title), isNew: false, grid };
}

function addedRows(
  book: Book,
  sheetId: number,
  at: number,
  rows: Extract<Write, { kind: 'rows' }>['rows'],
): Write {
  return { kind: 'rows', sheetId, at, rowCount: book.tabs.get(sheetId)?.rowCount ?? 0, rows };
}
