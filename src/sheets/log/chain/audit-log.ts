import type { Json } from '../../../rules/base/json.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import type { Tab } from '../../ports.ts';
import { addressOf } from '../../workbook/cells/address.ts';
import { usedRows } from '../../workbook/cells/rows.ts';
import { TABS } from '../../workbook/tabs/season.ts';
import { readEvent } from '../events.ts';
import type { Playback } from '../playback/playback.ts';
import {
  AUDIT_HEADS,
  DATA_COLUMN,
  type Entry,
  MATCH_COLUMN,
  MORE,
  nextNumber,
  WHAT_COLUMN,
  writeEntry,
} from './chain.ts';
import { entryHash, FIRST_PREVIOUS_HASH } from './link.ts';
import { linkMoved, type Moved, movedLinks } from './moved.ts';

/** A row of the log that cannot be used: its chain is broken, or its event is unknown or malformed. */
export interface LogFault {
  readonly address: string;
  readonly problem: string;
  /** Entries that were present at an earlier read and are gone (H38). */
  readonly lost?: { readonly last: number; readonly hash: string };
}

export interface Log {
  /** The tab's title. */
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The first row of each entry in the tab, from 0; undefined for an entry that was read from the archive. */
  readonly rows: readonly (number | undefined)[];
  /** Rows of the tab in use, heads included. */
  readonly used: number;
  /** The matches replayed so far, by their numbers: nothing is replayed twice in one action. */
  readonly replayed: Map<number, Playback>;
  /** A quick SHA-256, with which positions may be confirmed. Without one, everything is checked by the script's own. */
  readonly digest?: (text: string) => string;
  /** The inputs for the hashes of archived entries, by entry number (moved.ts): with them the chain has no gaps. */
  readonly moved: ReadonlyMap<number, Moved>;
  readonly fault?: LogFault;
}

/** A log of entries as they lie in its tab, one after another. */
export function layLog(title: string, entries: readonly Entry[]): Log {
  return readLog(layTab(title, entries));
}

/** The tab of a log, with these entries one after another. */
export function layTab(title: string, entries: readonly Entry[]): Tab {
  const cells: Cell[][] = [[...AUDIT_HEADS], ...entries.flatMap(writeEntry)];
  return { sheetId: TABS.audit.sheetId, title, rowCount: cells.length, cells };
}

/** The hash of the last entry. */
export function headOf({ entries }: Pick<Log, 'entries'>): string {
  return entries[entries.length - 1]?.hash ?? FIRST_PREVIOUS_HASH;
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
  };
}

/** Reads the log and checks its chain and events. Stops at the first row that cannot be used, and names it. */
export function readLog({ title, cells }: Tab): Log {
  // The row of heads is in use even if somebody emptied it.
  const used = Math.max(Math.min(cells.length, 1), usedRows(cells));
  const blocks = blocksOf(cells);
  const moved = movedLinks(blocks.map(({ lines }) => lineOf(lines)));
  const entries: Entry[] = [];
  const rows: number[] = [];
  const log: Log = { title, entries, rows, used, moved, replayed: new Map() };
  const faultAt = (row: number, problem: string): Log => {
    return { ...log, fault: { address: addressOf(title, row, 0), problem } };
  };
  for (const { row, lines } of blocks) {
    const problem = linkProblem(lines, entries[entries.length - 1], moved);
    const read = problem === '' ? readEntry(lines) : { problem };
    if ('problem' in read) return faultAt(row, read.problem);
    entries.push(read.entry);
    rows.push(row);
  }
  // A season begins with an entry: nothing may be chained to an empty log.
  return entries.length === 0 ? faultAt(1, 'all its entries are gone') : log;
}

function lineOf(lines: Rows) {
  const [line = []] = lines;
  return { match: line[MATCH_COLUMN] ?? '', what: line[WHAT_COLUMN] ?? '', data: () => dataOf(lines) };
}

/** The rows of each entry below the heads, with the index of its first row in the tab. */
export function blocksOf(cells: Rows): readonly { readonly row: number; readonly lines: Rows }[] {
  const used = usedRows(cells);
  const blocks: { readonly row: number; readonly lines: (readonly Cell[])[] }[] = [];
  for (let row = 1; row < used; row++) {
    const line = cells[row] ?? [];
    const last = blocks[blocks.length - 1];
    if (last && line[WHAT_COLUMN] === MORE) last.lines.push(line);
    else blocks.push({ row, lines: [line] });
  }
  return blocks;
}

function dataOf(lines: Rows): string {
  return lines.map((line) => String(line[DATA_COLUMN] ?? '')).join('');
}

/** The rows of one entry: the first has all its columns, the others continue its data. */
type Rows = readonly (readonly Cell[])[];

/** Why an entry does not follow another one, in the log or in the archive; '' where it does. */
function linkProblem(lines: Rows, last: Entry | undefined, moved: ReadonlyMap<number, Moved>): string {
  const [number, , , , , , , previous] = lines[0] as readonly Cell[];
  let expected = nextNumber(last ? [last] : []);
  const hasGap = moved.has(expected);
  while (moved.has(expected)) expected++;
  if (number !== expected)
    return typeof number === 'number' && moved.has(number)
      ? `entry ${number} was moved into the archive, and must not be here too`
      : `entry ${expected} belongs here, but ${typeof number === 'number' ? `entry ${number}` : 'no entry'} is here`;
  const before = hasGap ? linkMoved(last, moved).pop() : last;
  return previous === (before?.hash ?? FIRST_PREVIOUS_HASH)
    ? ''
    : 'it does not follow the row before: a row was changed, added or removed';
}

/** An entry as its rows have it, or what is wrong with them. */
export type ReadRow = { readonly entry: Entry } | { readonly problem: string };

/** Reads an entry from its rows, without the entry before it: its hash must fit its content. */
export function readEntry(lines: Rows): ReadRow {
  const data = dataOf(lines);
  const [number, time, who, match, round, what, , previous, digest] = lines[0] as readonly Cell[];
  const [hash = '', salt = ''] = String(digest).split(' ');
  let json: Json;
  try {
    json = JSON.parse(data) as Json;
  } catch {
    return { problem: 'its data cannot be read' };
  }
  if (typeof number !== 'number' || typeof match !== 'number' || typeof round !== 'number')
    return { problem: 'its number, its match or its round is not a number' };
  const content = { time, who, match, round, what, data: json, salt };
  if (hash !== entryHash(number, String(previous), content))
    return { problem: 'its hash does not match what it says: the row was changed' };
  const read = readEvent(String(what), json);
  if ('problem' in read) return read;
  const head = {
    number,
    time: String(time),
    who: String(who),
    match,
    round,
    previous: String(previous),
    hash,
    salt,
  };
  return { entry: { ...head, ...read.event } };
}

/** The address of an entry in the Audit tab, by its number; of an entry in the archive, its number. */
export function addressOfEntry({ title, entries, rows }: Log, number: number): string {
  const at = entries.findIndex((entry) => entry.number === number);
  const row = rows[at];
  return row === undefined ? `Entry ${number}, in the archive` : addressOf(title, row, 0);
}
