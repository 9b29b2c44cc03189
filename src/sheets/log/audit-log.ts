import type { Tab } from '../ports.ts';
import { addressOf } from '../workbook/address.ts';
import { usedRows } from '../workbook/rows.ts';
import { type Chained, type Entry, type Head, hashBefore } from './chain.ts';
import { type Block, blocksOf, matchOf, writeEntry } from './entry-rows.ts';
import { lastMissing, lostFault, placesOf } from './missing-entries.ts';

import type { Playback } from './playback/playback.ts';
import { faultAt, type LogFault, type ReadChain, readChain } from './read-chain.ts';

export interface Log extends Chained {
  /** Title of the log's tab. */
  readonly title: string;
  /** Entries of all chains, sorted by number. */
  readonly entries: readonly Entry[];
  /** Zero-based first row of each entry in the tab; undefined for an entry from the archive. */
  readonly rows: readonly (number | undefined)[];
  /** Number of used rows in the tab, headings included. */
  readonly used: number;
  /** Number of the next entry. Numbers are never reused. */
  readonly next: number;
  /** Cache of replayed matches by number, so that one action replays each match once. */
  readonly replayed: Map<number, Playback>;
  /** Fast SHA-256 for checking positions. If absent, the slower SHA-256 in JavaScript is used. */
  readonly digest?: (text: string) => string;
  /** Fault of the season's chain; stops every action. */
  readonly fault?: LogFault;
  /** Faults of matches by match number. A fault stops only this match. */
  readonly faults: ReadonlyMap<number, LogFault>;
}

/** Gives the hash of the newest entry. */
export function headOf({ entries }: Pick<Log, 'entries'>): string {
  return entries[entries.length - 1]?.hash ?? '';
}

/** Adds an entry at the end of the log. */
export function addToLog(log: Log, entry: Entry): Log {
  const { entries, rows, used, replayed } = log;
  return {
    ...log,
    replayed: new Map([...replayed].filter(([match]) => match !== entry.match)),
    entries: [...entries, entry],
    rows: [...rows, used],
    used: used + writeEntry(entry).length,
    next: entry.number + 1,
  };
}

/** Adds entries from the archive to the log. Removes the faults of the matches that these entries belong to. */
export function withArchived(log: Log, moved: readonly Entry[]): Log {
  const whole = new Set(moved.map(({ match }) => match));
  const places = [
    ...log.entries.map((entry, i) => ({ entry, row: log.rows[i] })),
    ...moved.map((entry) => ({ entry, row: undefined })),
  ].sort((a, b) => a.entry.number - b.entry.number);
  return {
    ...log,
    replayed: new Map(),
    faults: new Map([...log.faults].filter(([match]) => !whole.has(match))),
    entries: places.map(({ entry }) => entry),
    rows: places.map(({ row }) => row),
  };
}

/**
 * Reads the log, and checks each chain up to the chain's first unusable row. `noted` are the chain heads in the memo,
 * perhaps with shortened hashes. The log must still have the entries that these chain heads name (H38).
 */
export function readLog({ title, cells }: Tab, noted: readonly Head[] = []): Log {
  // The heading row counts as used even if somebody emptied it.
  const used = Math.max(Math.min(cells.length, 1), usedRows(cells));
  const blocks = blocksOf(cells);
  const season = readSeasonChain(title, blocks);
  const { begun, archived, lost } = placesOf(season.entries);
  const named = [...season.entries.flatMap(({ heads = [] }) => heads), ...noted];
  const lossOf = (chain: readonly Entry[], match: number) => {
    const heads = named.filter(([of]) => of === match && !archived.has(of));
    const head = lastMissing(chain, heads, lost);
    return head && lostFault(title, used, chain, head);
  };
  const faults = new Map<number, LogFault>();
  const chains: ReadChain[] = [season];
  for (const match of begun) {
    const rows = blocks.filter(({ lines }) => matchOf(lines) === match);
    const chain = readChain(title, archived.has(match) ? [] : rows, match, hashBefore(season, match));
    const placed = placeFault(title, used, match, rows, archived.has(match));
    const fault = placed ?? chain.fault ?? lossOf(chain.entries, match);
    if (fault) faults.set(match, fault);
    chains.push(chain);
  }
  if (!season.fault) {
    addStrays(title, blocks, begun, faults);
    // Finds matches whose first entry the season has lost.
    const unbegun = noted.map(([match]) => match).filter((match) => match !== 0 && !begun.includes(match));
    for (const match of unbegun) {
      const loss = lossOf(season.entries, match);
      if (loss && !faults.has(match)) faults.set(match, loss);
    }
  }
  const fault = season.fault ?? lossOf(season.entries, 0);
  const places = chains
    .flatMap(({ entries, rows }) => entries.map((entry, i) => ({ entry, row: rows[i] as number })))
    .sort((a, b) => a.entry.number - b.entry.number);
  return {
    title,
    entries: places.map(({ entry }) => entry),
    rows: places.map(({ row }) => row),
    used,
    next: nextNumber(blocks, season.entries, named),
    replayed: new Map(),
    faults,
    ...(fault ? { fault } : {}),
  };
}

/** Finds the fault of a match whose rows are all missing, or of an archived match that still has rows in the log. */
function placeFault(
  title: string,
  used: number,
  match: number,
  [first]: readonly Block[],
  isArchived: boolean,
): LogFault | undefined {
  if (!first && !isArchived) return faultAt(title, used, `all entries of match ${match} are gone`);
  if (!first || !isArchived) return undefined;
  return faultAt(
    title,
    first.row,
    'the match of this row is in the archive, so the row does not belong here',
  );
}

/** Adds a fault for each match that has rows although no entry of the season began this match. */
function addStrays(
  title: string,
  blocks: readonly Block[],
  begun: readonly number[],
  faults: Map<number, LogFault>,
): void {
  for (const { row, lines } of blocks) {
    const match = matchOf(lines);
    if (match === undefined || match === 0 || begun.includes(match) || faults.has(match)) continue;
    faults.set(match, faultAt(title, row, `the season’s log has no entry that begins match ${match}`));
  }
}

/** Reads the season's chain. A row that belongs to no chain counts as a fault of the season. */
function readSeasonChain(title: string, blocks: readonly Block[]): ReadChain {
  const stray = blocks.find(({ lines }) => matchOf(lines) === undefined);
  const chain = readChain(
    title,
    blocks.filter(({ lines }) => matchOf(lines) === 0),
    0,
    hashBefore({ entries: [] }, 0),
  );
  if (chain.fault) return chain;
  // A season begins with an entry, so an empty log is a fault.
  if (chain.entries.length === 0)
    return { ...chain, fault: faultAt(title, 1, 'all entries of the season are gone') };
  return stray
    ? { ...chain, fault: faultAt(title, stray.row, 'the match of this row is not a number') }
    : chain;
}

/** Smallest number that is too large for an entry. Somebody must have typed such a number into the tab. */
const MOST_NUMBERS = 1_000_000_000;

/** Gives the next entry number, above all numbers that the workbook has ever used. */
function nextNumber(blocks: readonly Block[], season: readonly Entry[], named: readonly Head[]): number {
  const numbers = [
    ...blocks.map(({ lines }) => lines[0]?.[0]),
    ...named.map(([, number]) => number),
    ...season.flatMap(({ what, data }) =>
      what === 'archive' ? [data.last] : what === 'lost entries' ? data.map(({ last }) => last) : [],
    ),
  ];
  return numbers.reduce<number>((next, number) => {
    const isGiven = typeof number === 'number' && Number.isSafeInteger(number) && number < MOST_NUMBERS;
    return isGiven ? Math.max(next, number + 1) : next;
  }, 1);
}

/** Gives the address of an entry in the Audit tab. For an entry in the archive, gives a text with the entry's number. */
export function addressOfEntry({ title, entries, rows }: Log, number: number): string {
  const at = entries.findIndex((entry) => entry.number === number);
  const row = rows[at];
  return row === undefined ? `Entry ${number}, in the archive` : addressOf(title, row, 0);
}
