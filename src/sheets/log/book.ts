import type { Ports, RowSpan, SkippedRows, Snapshot, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { isIn, joinedSpans } from '../workbook/cells/rows.ts';
import { isCopy, isSetUp, noSeason, readHostTabs, type TypedTabs } from '../workbook/tabs/host-tabs.ts';
import { type Needed, neededTabs, notedTabs, noteTabs, readNote } from '../workbook/tabs/known-tabs.ts';
import type { StandIns } from '../workbook/tabs/roster-people.ts';
import { type Matches, type Season, TABS } from '../workbook/tabs/season.ts';
import type { KnownSettings } from '../workbook/tabs/settings.ts';
import { type KnownBefore, type Log, readLog } from './chain/audit-log.ts';
import { forgetKnownRows, isAsKnown, type KnownLog, noteKnownRows, readKnown } from './chain/known-rows.ts';
import { withoutLost } from './chain/lost-entries.ts';
import { readSettled } from './chain/settled.ts';
import type { Difference } from './difference.ts';
import { requireFormat } from './format.ts';
import { guardMatches } from './guard.ts';
import { guardSeason } from './guard-season.ts';
import {
  isLedgerAsKnown,
  type KnownLedger,
  knownRowsOf,
  readKnownLedger,
  summedRows,
} from './known-ledger.ts';
import { knownSettings, noteSettings } from './known-settings.ts';
import { changedZones } from './known-zones.ts';
import { withLedgerIds } from './ledger-names.ts';
import type { FormerSender } from './season-facts.ts';

/**
 * The host workbook as it was read: its log, and its tabs as the log has them. Values that somebody typed are among the differences; they count
 * only once the host accepts them.
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
  /** The matches whose responses have times of another zone than the workbook has now, with that zone. */
  readonly changedZones: ReadonlyMap<number, string>;
  /** The places that players of the roster took over beside their own (H23). */
  readonly standIns: StandIns;
  /** The ids of players whose names and addresses come from the log; the host types those of all other players (H15). */
  readonly placed: ReadonlySet<string>;
}

/**
 * Reads what is needed of the host workbook in one call; in two when the tabs that were noted are not those that Matches now
 * says. Stops at what cannot be read, named by its address.
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

/** The host workbook as `openBook` reads it, be it a copy or not; undefined when no season was set up in it. */
export function readSeason(ports: Ports, needed: Needed = {}): Book | undefined {
  const note = readNote(ports.memo);
  const known = knownParts(ports);
  const skip = skippedRows(known, needed);
  const read = (tabs: readonly number[] | undefined): Snapshot => {
    const found = ports.workbook.read(tabs, skip);
    return isAsNoted(ports, found, known) ? found : ports.workbook.read(tabs);
  };
  const noted = read(notedTabs(note, needed));
  if (!isSetUp(noted)) return undefined;
  const book = guarded(ports, noted, needed, known);
  const tabs = neededTabs(book.matches, needed);
  const whole = isComplete(noted, tabs) ? book : guarded(ports, read(tabs), needed, known);
  noteTabs(ports.memo, whole.matches, note);
  return whole;
}

/** Notes about the tabs to which rows are only added. */
interface KnownParts {
  readonly log: KnownLog;
  readonly ledger?: KnownLedger;
}

function knownParts(ports: Ports): KnownParts {
  const ledger = readKnownLedger(ports.memo);
  return { log: readKnown(ports), ...(ledger ? { ledger } : {}) };
}

/** The rows that an action need not read. */
function skippedRows({ log, ledger }: KnownParts, needed: Needed): SkippedRows {
  const rows = new Map<number, readonly RowSpan[]>();
  if (needed.checks === 'all') return rows;
  const set = (sheetId: number, spans: readonly RowSpan[]) => {
    if (spans.length > 0) rows.set(sheetId, spans);
  };
  if (needed.log !== 'whole') set(TABS.audit.sheetId, joinedSpans(apartOf(log, needed.moves)));
  if (ledger && !needed.onlyResponses) set(TABS.ledger.sheetId, knownRowsOf(ledger, needed.ledger));
  return rows;
}

/** The rows of a log that need not be read, without those of some matches. */
function apartOf({ apart, closed }: KnownLog, moves: readonly number[] = []): readonly RowSpan[] {
  return apart.filter((_, i) => !moves.includes(closed[i]?.match ?? 0));
}

/** Are the skipped rows still in their places? */
function isAsNoted(ports: Ports, { tabs }: Snapshot, known: KnownParts): boolean {
  return tabs.every((tab) => {
    if (!tab.skipped) return true;
    if (tab.sheetId === TABS.audit.sheetId) return isAsKnown(ports, tab, known.log);
    return known.ledger !== undefined && isLedgerAsKnown(tab, known.ledger);
  });
}

/** A season from its tabs and its log. */
function guarded(ports: Ports, snapshot: Snapshot, needed: Needed, known: KnownParts): Book {
  requireFormat(snapshot);
  const typed = readTyped(snapshot, needed, known, knownSettings(ports));
  if (!isCopy(typed.season, ports.workbook.id)) noteSettings(ports, typed.season);
  const before = knownBefore(ports, typed.audit, needed, known.log);
  const read = withoutLost(readLog(typed.audit, before), ports.memo);
  const log: Log = needed.checks
    ? { ...read, known: 0 }
    : { ...read, digest: ports.digest, settled: (match) => readSettled(ports.memo, match) };
  if (log.fault) forgetKnownRows(ports);
  else if (before.used !== log.used) noteKnownRows(ports, typed.audit, log, known.log);
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

/** The tabs as they are typed. Of the Ledger’s rows that were not read the sums are there. */
function readTyped(
  snapshot: Snapshot,
  needed: Needed,
  { ledger: known }: KnownParts,
  settings: KnownSettings,
): TypedTabs {
  const isSkipped = snapshot.tabs.some(({ sheetId, skipped }) => sheetId === TABS.ledger.sheetId && skipped);
  if (!known || !isSkipped) return readHostTabs(snapshot, needed, undefined, settings);
  const typed = readHostTabs(snapshot, needed, known.rows, settings);
  return { ...typed, ledger: [...summedRows(known), ...typed.ledger] };
}

/** What earlier reads say about the log that was read now. */
function knownBefore(ports: Ports, audit: Tab, needed: Needed, known: KnownLog): KnownBefore {
  const { skipped } = audit;
  const isRechecked = needed.checks !== undefined;
  // Where rows were left out, the others were compared when they were read.
  const isKnown = skipped !== undefined || (!isRechecked && isAsKnown(ports, audit, known));
  const isLeftOut = ([from]: RowSpan) => isIn(skipped ?? [], from);
  return {
    used: isKnown ? known.used : 0,
    apart: known.apart.filter((span) => !isLeftOut(span)),
    closed: known.closed.filter((_, i) => isLeftOut(known.apart[i] as RowSpan)),
    hasGaps: skipped !== undefined,
    isRechecked,
  };
}

/** Does the snapshot hold all of these tabs that exist? */
function isComplete({ isWhole, tabs }: Snapshot, needed: readonly number[]): boolean {
  const read = new Set(tabs.map(({ sheetId }) => sheetId));
  return isWhole || needed.every((sheetId) => read.has(sheetId));
}

/** Fails if a row of the log cannot be used: no entry can be chained to such a log. */
export function requireSoundLog({ log: { fault } }: Pick<Book, 'log'>): void {
  if (fault)
    fail(
      `The log is damaged at ${fault.address}: ${fault.problem}.`,
      'Restore the row by File › Version history, or use the version of Roundkeeper that wrote it; then press again.',
      'bad-log',
    );
}
