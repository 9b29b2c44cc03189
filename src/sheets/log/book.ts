import type { Ports, Snapshot } from '../ports.ts';
import { fail } from '../problem.ts';
import { isCopy, isSetUp, noSeason, readHostTabs, type TypedTabs } from '../workbook/host-tabs.ts';
import { type Needed, neededTabs, notedTabs, noteTabs, readNote } from '../workbook/known-tabs.ts';
import type { Matches } from '../workbook/season.ts';
import { type Log, readLog } from './audit-log.ts';
import { failAt, linkedHeads } from './fold.ts';
import { requireFormat } from './format.ts';
import { guardMatches } from './guard.ts';
import { type GuardedSeason, guardSeason } from './guard-season.ts';
import { knownSettings, noteSettings } from './known-settings.ts';
import { changedZones } from './known-zones.ts';
import { withLedgerIds } from './ledger-names.ts';
import { notedHeads, noteHeads } from './lost-entries.ts';

/**
 * Host workbook as it was read: the log, and the tabs with the values from the log. Values that somebody typed into the
 * tabs are listed as differences. Typed values do not count until the host accepts them.
 */
export interface Book extends Omit<TypedTabs, 'season' | 'matches'>, GuardedSeason {
  readonly log: Log;
  readonly matches: Matches;
  /** Former time zone of the workbook, by match number. Contains the matches that got responses before the host changed the zone. */
  readonly changedZones: ReadonlyMap<number, string>;
}

/**
 * Reads the needed tabs of the host workbook in one call, or in two calls if the noted list of tabs is outdated. Throws
 * an error that names the unreadable cells, if there are any.
 */
export function openBook(ports: Ports, needed: Needed = {}): Book {
  const book = readSeason(ports, needed) ?? noSeason();
  if (isCopy(book.season, ports.workbook.id))
    fail(
      'This workbook is a copy of another season’s workbook. The files and forms of that season belong to the original.',
      'Open the original. To start a new season here, close the panel and open it again.',
      'copy',
    );
  return book;
}

/** Reads the host workbook like `openBook`, but accepts a copy. Undefined if the workbook has no season. */
export function readSeason(ports: Ports, needed: Needed = {}): Book | undefined {
  const note = readNote(ports.memo);
  const known = notedTabs(note, needed);
  const noted = ports.workbook.read(known?.tabs, known?.bound);
  if (!isSetUp(noted)) return undefined;
  const book = guarded(ports, noted, needed);
  const { tabs, bound } = neededTabs(book.matches, linkedHeads(book.log), needed);
  const whole = isComplete(noted, tabs) ? book : guarded(ports, ports.workbook.read(tabs, bound), needed);
  noteTabs(ports.memo, whole.matches, linkedHeads(whole.log), note);
  return whole;
}

/** Makes a book from a snapshot of the tabs, and checks the tabs against the log. */
function guarded(ports: Ports, snapshot: Snapshot, needed: Needed): Book {
  requireFormat(snapshot);
  const typed = readHostTabs(snapshot, needed, knownSettings(ports));
  if (!isCopy(typed.season, ports.workbook.id)) noteSettings(ports, typed.season);
  const log: Log = { ...readLog(typed.audit, notedHeads(ports.memo)), digest: ports.digest };
  noteHeads(ports.memo, log);
  const { matches, differences } = guardMatches(log, typed);
  const season = guardSeason(log, typed);
  return {
    ...typed,
    log,
    ledger: withLedgerIds(typed.ledger, log, season.season),
    matches,
    ...season,
    differences: [...differences, ...season.differences],
    changedZones: changedZones(ports, matches.matches, typed),
  };
}

/** Says whether the snapshot holds all needed tabs. */
function isComplete({ isWhole, tabs }: Snapshot, needed: readonly number[]): boolean {
  const read = new Set(tabs.map(({ sheetId }) => sheetId));
  return isWhole || needed.every((sheetId) => read.has(sheetId));
}

/** Fails if the season's chain is damaged, because no entry can follow a damaged chain. */
export function requireSoundLog({ log: { fault } }: Pick<Book, 'log'>): void {
  if (fault) failAt(fault);
}
