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
 * The host workbook: its log, and its tabs with the log's values. Typed values are among the differences, and count only once
 * the host accepts them.
 */
export interface Book extends Omit<TypedTabs, 'season' | 'matches'>, GuardedSeason {
  readonly log: Log;
  readonly matches: Matches;
  /** The matches whose responses came in another time zone than the workbook's present one, with that zone. */
  readonly changedZones: ReadonlyMap<number, string>;
}

/**
 * Reads the needed tabs of the host workbook in one call; in two if the noted tabs are not those of Matches now. Stops at
 * unreadable cells, and names their addresses.
 */
export function openBook(ports: Ports, needed: Needed = {}): Book {
  const book = readSeason(ports, needed) ?? noSeason();
  if (isCopy(book.season, ports.workbook.id))
    fail(
      'This workbook is a copy of another season’s workbook. The files and forms of that season belong to the original.',
      'Open the original, or start a new season here: close the panel and open it again.',
      'copy',
    );
  return book;
}

/** The host workbook like from `openBook`, also of a copy; undefined if no season was set up in it. */
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

/** A season from its tabs and its log. */
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

/** Does the snapshot hold all existing ones of these tabs? */
function isComplete({ isWhole, tabs }: Snapshot, needed: readonly number[]): boolean {
  const read = new Set(tabs.map(({ sheetId }) => sheetId));
  return isWhole || needed.every((sheetId) => read.has(sheetId));
}

/** Fails if the season's chain is damaged: nothing can be chained to it. */
export function requireSoundLog({ log: { fault } }: Pick<Book, 'log'>): void {
  if (fault) failAt(fault);
}
