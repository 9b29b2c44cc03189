import type { Tab } from '../ports.ts';
import { addressOf } from '../workbook/address.ts';
import { usedRows } from '../workbook/rows.ts';
import { type Chained, type Entry, type Head, hashBefore } from './chain.ts';
import { type Block, blocksOf, matchOf, readEntry, writeEntry } from './entry-rows.ts';
import type { EventData } from './events.ts';
import type { Playback } from './playback/playback.ts';

/** First unusable row of a chain, with the reason, such as a wrong hash or an unknown event. */
export interface LogFault {
  readonly address: string;
  readonly problem: string;
  /** Range of entries that the chain has lost. Chain heads in the memo or in the season's entries show that these entries existed (H38). */
  readonly lost?: LostEntries;
}

/** Range of entries that a chain lost. */
type LostEntries = EventData<'lost entries'>[number];

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

function faultAt(title: string, row: number, problem: string): LogFault {
  return { address: addressOf(title, row, 0), problem };
}

/** Entries of a chain up to the first fault, each with its row. */
export interface ReadChain {
  readonly entries: readonly Entry[];
  readonly rows: readonly number[];
  readonly fault?: LogFault;
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

/** Reads one chain from its rows in a tab. `previous` is the hash that the first entry must name. */
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
  if (match !== chain) return 'this row belongs to another match';
  return previous === last.hash && number > last.number
    ? ''
    : 'this row does not follow the previous row of its match: a row was changed, added or removed';
}

/**
 * Finds three things in the season's entries: the matches that began, the matches now in the archive, and the lost
 * entries that the host accepted.
 */
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

/**
 * Finds the last chain head whose entry is missing from the chain. Ignores lost entries that the host accepted.
 * Undefined if no entry is missing.
 */
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

/** Makes the fault of a chain whose last entries are lost. The chain head names the last lost entry. */
function lostFault(
  title: string,
  used: number,
  chain: readonly Entry[],
  [match, last, hash]: Head,
): LogFault {
  const of = match === 0 ? '' : ` of match ${match}`;
  const problem = `entry ${last}${of} was here before and is gone: an earlier version was restored, or rows were deleted`;
  // From the first lost entry on, all entries of the chain differ.
  const from = Math.min((chain[chain.length - 1]?.number ?? 0) + 1, last);
  return { ...faultAt(title, used, problem), lost: { match, from, last, hash } };
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
