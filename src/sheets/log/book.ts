import type { Ports, Snapshot } from '../ports.ts';
import { fail } from '../problem.ts';
import { isCopy, isSetUp, readHostTabs, type TypedTabs } from '../workbook/host-tabs.ts';
import { type Needed, neededTabs, notedTabs, noteTabs, readNote } from '../workbook/known-tabs.ts';
import type { StandIns } from '../workbook/roster.ts';
import type { Matches, Season } from '../workbook/season.ts';
import { type Log, readLog } from './chain.ts';
import type { Difference } from './difference.ts';
import { guardMatches } from './guard.ts';
import { guardSeason } from './guard-season.ts';
import { knownRows, noteKnownRows } from './known-rows.ts';
import type { FormerSender } from './person-facts.ts';
import { readSettled } from './settled.ts';

/**
 * The host workbook, read: its log, and its tabs as far as the log bears them out. What somebody typed is among the
 * differences, and counts only once the host accepts it.
 */
export interface Book extends Omit<TypedTabs, 'season' | 'matches'> {
  readonly log: Log;
  readonly season: Season;
  readonly matches: Matches;
  /** The row of each player in the Season tab, from 0; undefined for one whose row is gone. */
  readonly rosterRows: readonly (number | undefined)[];
  readonly differences: readonly Difference[];
  /** Addresses and codes that do not count any more (H23). */
  readonly former: readonly FormerSender[];
  /** The places that players of the roster took over beside their own (H23). */
  readonly standIns: StandIns;
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
  const book = guarded(ports, noted, needed);
  const tabs = neededTabs(book.matches, needed);
  const whole = isComplete(noted, tabs) ? book : guarded(ports, ports.workbook.read(tabs), needed);
  noteTabs(ports.memo, whole.matches, note);
  return whole;
}

/** A season as its tabs and its log have it. */
function guarded(ports: Ports, snapshot: Snapshot, needed: Needed): Book {
  const typed = readHostTabs(snapshot, needed);
  const known = needed.checks === 'all' ? 0 : knownRows(ports, typed.audit);
  const read = readLog(typed.audit, known);
  const log: Log =
    needed.checks === 'all'
      ? read
      : { ...read, digest: ports.digest, settled: (match) => readSettled(ports.memo, match) };
  if (known !== log.used) noteKnownRows(ports, typed.audit, log);
  const { matches, differences } = guardMatches(log, typed);
  const season = guardSeason(log, typed);
  return { ...typed, log, matches, ...season, differences: [...differences, ...season.differences] };
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
      `The log does not hold together at ${fault.address}: ${fault.problem}.`,
      'Restore the row by File › Version history, or use the version of Roundkeeper that wrote it; then press again.',
      'bad-log',
    );
}
