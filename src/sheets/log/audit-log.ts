import type { Tab } from '../ports.ts';
import { addressOf } from '../workbook/address.ts';
import { usedRows } from '../workbook/rows.ts';
import { type Chained, type Entry, type Head, hashBefore } from './chain.ts';
import { type Block, blocksOf, matchOf, readEntry, writeEntry } from './entry-rows.ts';
import type { EventData } from './events.ts';
import type { Playback } from './playback/playback.ts';

/** An unusable row of a chain: its hash does not fit, or its event is unknown or malformed. */
export interface LogFault {
  readonly address: string;
  readonly problem: string;
  /** Missing entries of the chain, which a note beside the workbook or the season names (H38). */
  readonly lost?: LostEntries;
}

/** Entries that a chain lost. */
type LostEntries = EventData<'lost entries'>[number];

export interface Log extends Chained {
  /** The tab's title. */
  readonly title: string;
  /** The entries of all chains, by their numbers. */
  readonly entries: readonly Entry[];
  /** The first row of each entry in the tab, from 0; undefined for an entry that was read from the archive. */
  readonly rows: readonly (number | undefined)[];
  /** Rows of the tab in use, heads included. */
  readonly used: number;
  /** The number of the next entry: no number is used twice. */
  readonly next: number;
  /** The matches replayed so far, by their numbers: nothing is replayed twice in one action. */
  readonly replayed: Map<number, Playback>;
  /** A quick SHA-256 to confirm positions. Without it, everything is checked by the script's SHA-256. */
  readonly digest?: (text: string) => string;
  /** The fault of the season's chain: it stops everything. */
  readonly fault?: LogFault;
  /** The faults of matches, by their numbers: each stops its match only. */
  readonly faults: ReadonlyMap<number, LogFault>;
}

/** The hash of the newest entry. */
export function headOf({ entries }: Pick<Log, 'entries'>): string {
  return entries[entries.length - 1]?.hash ?? '';
}

/** The log with one more entry at its end. */
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

/** The log with the entries of matches that were read from the archive. Their rows in the workbook do not count. */
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
 * Reads the log, and checks each chain and its events up to the first row that cannot be used. `noted` are the heads in
 * the note beside the workbook, perhaps with cut hashes: entries up to them were here once (H38).
 */
export function readLog({ title, cells }: Tab, noted: readonly Head[] = []): Log {
  // The row of heads is in use even if somebody emptied it.
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
    // A match whose beginning the season lost.
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

/** The fault of a match whose rows are in the archive instead of the log, or the reverse. */
function placeFault(
  title: string,
  used: number,
  match: number,
  [first]: readonly Block[],
  isArchived: boolean,
): LogFault | undefined {
  if (!first && !isArchived) return faultAt(title, used, `all entries of match ${match} are gone`);
  if (!first || !isArchived) return undefined;
  return faultAt(title, first.row, 'its match is in the archive, and has no rows here');
}

/** Adds a fault for each match that has rows and that the season did not begin. */
function addStrays(
  title: string,
  blocks: readonly Block[],
  begun: readonly number[],
  faults: Map<number, LogFault>,
): void {
  for (const { row, lines } of blocks) {
    const match = matchOf(lines);
    if (match === undefined || match === 0 || begun.includes(match) || faults.has(match)) continue;
    faults.set(match, faultAt(title, row, `the season has no beginning of match ${match}`));
  }
}

function faultAt(title: string, row: number, problem: string): LogFault {
  return { address: addressOf(title, row, 0), problem };
}

/** The entries of a chain up to its first fault. */
export interface ReadChain {
  readonly entries: readonly Entry[];
  readonly rows: readonly number[];
  readonly fault?: LogFault;
}

/** The season's chain, with a fault also at a row that belongs to no chain. */
function readSeasonChain(title: string, blocks: readonly Block[]): ReadChain {
  const stray = blocks.find(({ lines }) => matchOf(lines) === undefined);
  const chain = readChain(
    title,
    blocks.filter(({ lines }) => matchOf(lines) === 0),
    0,
    hashBefore({ entries: [] }, 0),
  );
  if (chain.fault) return chain;
  // A season begins with an entry: nothing may be chained to an empty log.
  if (chain.entries.length === 0) return { ...chain, fault: faultAt(title, 1, 'all its entries are gone') };
  return stray ? { ...chain, fault: faultAt(title, stray.row, 'its match is not a number') } : chain;
}

/** Reads one chain from its rows in a tab; `previous` is the hash before its first entry. */
export function readChain(
  title: string,
  blocks: readonly Block[],
  match: number,
  previous: string,
): ReadChain {
  const entries: Entry[] = [];
  const rows: number[] = [];
  let last: { readonly number: number; readonly hash: string } = { number: 0, hash: previous };
  for (const { row, lines } of blocks) {
    const read = readEntry(lines);
    const problem = 'problem' in read ? read.problem : linkProblem(read.entry, match, last);
    if (problem !== '') return { entries, rows, fault: faultAt(title, row, problem) };
    last = (read as { readonly entry: Entry }).entry;
    entries.push(last as Entry);
    rows.push(row);
  }
  return { entries, rows };
}

function linkProblem(
  { number, match, previous }: Entry,
  chain: number,
  last: { readonly number: number; readonly hash: string },
): string {
  if (match !== chain) return 'it belongs to another match';
  return previous === last.hash && number > last.number
    ? ''
    : 'it does not follow the row before of its match: a row was changed, added or removed';
}

/** The matches that the season began, those in the archive now, and the losses that the host accepted, each with its entry. */
function placesOf(season: readonly Entry[]) {
  const begun: number[] = [];
  const archived = new Set<number>();
  const lost: LostEntries[] = [];
  for (const { what, data } of season) {
    if (what === 'begin match') begun.push(data.match);
    if (what === 'archive') archived.add(data.match);
    if (what === 'bring back') archived.delete(data.match);
    if (what === 'lost entries') lost.push(...data);
  }
  return { begun, archived, lost };
}

/** The last head whose entry is gone, without losses that the host accepted; undefined for none. */
function lastMissing(
  chain: readonly Entry[],
  heads: readonly Head[],
  lost: readonly LostEntries[],
): Head | undefined {
  const hashes = new Map(chain.map(({ number, hash }) => [number, hash]));
  const isAccepted = ([match, number]: Head) =>
    lost.some((one) => one.match === match && one.from <= number && number <= one.last);
  return heads
    .filter((head) => !hashes.get(head[1])?.startsWith(head[2]) && !isAccepted(head))
    .reduce<Head | undefined>((last, head) => (last && last[1] >= head[1] ? last : head), undefined);
}

/** The fault of a chain that lost its entries up to a head. */
function lostFault(
  title: string,
  used: number,
  chain: readonly Entry[],
  [match, last, hash]: Head,
): LogFault {
  const of = match === 0 ? '' : ` of match ${match}`;
  const problem = `entry ${last}${of} was here before and is gone: an earlier version was restored, or rows were deleted`;
  // From the first entry that differs, the whole chain is another one.
  const from = Math.min((chain[chain.length - 1]?.number ?? 0) + 1, last);
  return { ...faultAt(title, used, problem), lost: { match, from, last, hash } };
}

/** Numbers above cannot have been given by the log: somebody typed them. */
const MOST_NUMBERS = 1_000_000_000;

/** A number above all numbers that the workbook knows to have been used. */
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

/** The address of an entry in the Audit tab, by its number; of an entry in the archive, its number. */
export function addressOfEntry({ title, entries, rows }: Log, number: number): string {
  const at = entries.findIndex((entry) => entry.number === number);
  const row = rows[at];
  return row === undefined ? `Entry ${number}, in the archive` : addressOf(title, row, 0);
}
