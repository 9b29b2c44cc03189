import type { Ports, Snapshot } from '../ports.ts';
import { fail } from '../problem.ts';
import { type HostTabs, isCopy, isSetUp, readHostTabs } from '../workbook/host-tabs.ts';
import { type Needed, neededTabs, notedTabs, noteTabs, readNote } from '../workbook/known-tabs.ts';
import { type Log, readLog } from './chain.ts';
import { knownRows, noteKnownRows } from './known-rows.ts';

/** The host workbook, read: its tabs and its log. */
export interface Book extends HostTabs {
  readonly log: Log;
}

/**
 * Reads what is needed of the host workbook in one call; in two when the tabs that were noted are not those that Matches now
 * says. Stops at what cannot be read, named by its address.
 */
export function openBook(ports: Ports, needed: Needed = {}): Book {
  const book =
    readSeason(ports, needed) ?? fail('This workbook has no season yet.', 'Press “Set up the season”.');
  if (isCopy(book.season, ports.workbook.id))
    fail(
      'This workbook is a copy of another season’s workbook. The files and forms of that season belong to the original.',
      'Open the original, or start a new season here: close the panel and open it again.',
      'copy',
    );
  return book;
}

/** The host workbook as `openBook` reads it, be it a copy or not; undefined when no season was set up in it. */
export function readSeason(ports: Ports, needed: Needed = {}): Book | undefined {
  const note = readNote(ports.memo);
  const noted = ports.workbook.read(notedTabs(note, needed));
  if (!isSetUp(noted)) return undefined;
  const tabs = readHostTabs(noted);
  const book = isComplete(noted, neededTabs(tabs.matches, needed))
    ? tabs
    : readHostTabs(ports.workbook.read(neededTabs(tabs.matches, needed)));
  noteTabs(ports.memo, book.matches, note);
  const known = needed.checks === 'all' ? 0 : knownRows(ports, book.audit);
  const log = readLog(book.audit, known);
  if (known !== log.used) noteKnownRows(ports, book.audit, log);
  return { ...book, log };
}

/** Holds the snapshot all these tabs that there are? */
function isComplete({ isWhole, tabs }: Snapshot, needed: readonly number[]): boolean {
  const read = new Set(tabs.map(({ sheetId }) => sheetId));
  return isWhole || needed.every((sheetId) => read.has(sheetId));
}

/** Stops where a row of the log cannot be used: nothing can be chained to it. */
export function requireSoundLog({ log: { fault } }: Book): void {
  if (fault)
    fail(
      `The audit log does not hold together at ${fault.address}: ${fault.problem}.`,
      'Restore the row by File › Version history, or use the version of Roundkeeper that wrote it; then press again.',
      'bad-log',
    );
}
