import { canonicalJson, hashOf, sha256Hex } from '../../rules/base/hash.ts';
import type { Json } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Entropy, Tab } from '../ports.ts';
import { addressOf } from '../workbook/address.ts';
import { usedRows } from '../workbook/rows.ts';
import { type LogEvent, readEvent } from './events.ts';
import type { Playback } from './playback.ts';

/** An event with its time (ISO UTC), who did it, and the match and the round it belongs to; match 0 is the season. */
export type NewEntry = LogEvent & {
  readonly time: string;
  readonly who: string;
  readonly match: number;
  readonly round: number;
};

/** An entry of the log, chained to the one before by its hash. */
export type Entry = NewEntry & {
  readonly number: number;
  readonly previous: string;
  readonly hash: string;
  /** Random text, so that nobody can guess a secret entry from its published hash. Version 0.1.0 wrote none. */
  readonly salt?: string;
};

export const AUDIT_HEADS = [
  'number',
  'time',
  'who',
  'match',
  'round',
  'what',
  'data',
  'previous hash',
  'hash, salt',
] as const;

/** A cell holds at most 50,000 characters; longer data continues in further rows with the same number. */
const CELL_LIMIT = 45_000;
const MORE = '…';
const WHAT_COLUMN = AUDIT_HEADS.indexOf('what');
const DATA_COLUMN = AUDIT_HEADS.indexOf('data');

/** The previous hash of the first entry. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** A salt with at least 120 random bits: 32 characters, none of them a space. */
export function makeSalt(entropy: Entropy): string {
  return sha256Hex(entropy.text()).slice(0, 32);
}

/** What an entry says, without its place in the chain: all its parts but number, previous hash and hash. */
interface Content {
  readonly salt?: string;
}

/**
 * The hash of an entry at its place in the chain: SHA-256 of the canonical JSON (RFC 8785) of its number, the previous hash
 * and the hash of its content. So the chain can be checked by someone who may not know the content. Without a salt, as
 * version 0.1.0 wrote it, the content itself stands in the place of its hash.
 */
export function entryHash(number: number, previous: string, content: Content): string {
  return content.salt === undefined
    ? hashOf({ ...content, number, previous })
    : linkHash(number, previous, hashOf(content));
}

/** The hash of an entry of which only the hash of its content is known. */
export function linkHash(number: number, previous: string, content: string): string {
  return hashOf({ number, previous, content });
}

/** Chains an entry to the last one. */
export function chainEntry(entries: readonly Entry[], entry: NewEntry, salt: string): Entry {
  const last = entries[entries.length - 1];
  const number = (last?.number ?? 0) + 1;
  const previous = last?.hash ?? FIRST_PREVIOUS_HASH;
  const content = { ...entry, salt };
  return { ...content, number, previous, hash: entryHash(number, previous, content) };
}

/** An entry as rows of cells; every cell but the numbers is a text. */
export function writeEntry(entry: Entry): Cell[][] {
  const data = canonicalJson(entry.data);
  const { number, time, who, match, round, what, previous, hash, salt } = entry;
  const [head = '', ...rest] = pieces(data);
  return [
    [number, time, who, match, round, what, head, previous, salt === undefined ? hash : `${hash} ${salt}`],
    ...rest.map((piece): Cell[] => [number, '', '', '', '', MORE, piece, '', '']),
  ];
}

function pieces(data: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < data.length; ) {
    let end = Math.min(at + CELL_LIMIT, data.length);
    // A character outside the basic plane is two code units; half of one would not survive in a cell.
    if (end < data.length && /[\ud800-\udbff]/.test(data.charAt(end - 1))) end--;
    found.push(data.slice(at, end));
    at = end;
  }
  return found;
}

/** A row of the log that cannot be used: its chain is broken, or its event is unknown or malformed. */
export interface LogFault {
  readonly address: string;
  readonly problem: string;
}

export interface Log {
  /** The tab's title. */
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The first row of each entry in the tab, from 0. */
  readonly rows: readonly number[];
  /** Rows of the tab in use, heads included. */
  readonly used: number;
  /** How many entries from the first on were checked at an earlier read, and are the same now. */
  readonly known: number;
  /** The matches replayed so far, by their numbers: nothing is replayed twice in one action. */
  readonly replayed: Map<number, Playback>;
  readonly fault?: LogFault;
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

/**
 * Reads the log and checks chain and events; stops at the first row that cannot be used, and names it. The rows before
 * `knownRows`, heads included, were checked at an earlier read and are the same.
 */
export function readLog(tab: Tab, knownRows = 0): Log {
  const { title, cells } = tab;
  // The row of heads is in use even if somebody emptied it.
  const used = Math.max(Math.min(cells.length, 1), usedRows(cells));
  const entries: Entry[] = [];
  const rows: number[] = [];
  const log = (known: number) => ({ title, entries, rows, used, known, replayed: new Map() });
  let known = 0;
  for (let row = 1; row < used; ) {
    let next = row + 1;
    while (next < used && cells[next]?.[WHAT_COLUMN] === MORE) next++;
    const isKnown = next <= knownRows;
    const read = readEntry(cells.slice(row, next), entries[entries.length - 1], isKnown);
    if ('problem' in read)
      return { ...log(known), fault: { address: addressOf(title, row, 0), problem: read.problem } };
    entries.push(read.entry);
    rows.push(row);
    if (isKnown) known++;
    row = next;
  }
  return log(known);
}

/** Reads an entry from its rows, as the one that follows another. Of a known one, hash and event are not checked again. */
function readEntry(
  lines: readonly (readonly Cell[])[],
  last: Entry | undefined,
  isKnown: boolean,
): { entry: Entry } | { problem: string } {
  const data = lines.map((line) => String(line[DATA_COLUMN] ?? '')).join('');
  const [number, time, who, match, round, what, , previous, digest] = lines[0] as readonly Cell[];
  const [hash = '', salt] = String(digest).split(' ');
  const salted = salt === undefined ? {} : { salt };
  let json: Json;
  try {
    json = JSON.parse(data) as Json;
  } catch {
    return { problem: 'its data is not JSON' };
  }
  const expected = (last?.number ?? 0) + 1;
  if (number !== expected) return { problem: `expected number ${expected}, found ${number}` };
  const previousHash = last?.hash ?? FIRST_PREVIOUS_HASH;
  if (previous !== previousHash)
    return { problem: 'it does not follow the row before: a row was changed, added or removed' };
  const content = { time, who, match, round, what, data: json, ...salted };
  if (!isKnown && hash !== entryHash(expected, previousHash, content))
    return { problem: 'its hash does not match what it says: the row was changed' };
  if (typeof match !== 'number' || typeof round !== 'number')
    return { problem: 'its match or its round is no number' };
  const read = isKnown ? { event: { what, data: json } as LogEvent } : readEvent(String(what), json);
  if ('problem' in read) return read;
  const head = {
    number,
    time: String(time),
    who: String(who),
    match,
    round,
    previous: previousHash,
    hash,
    ...salted,
  };
  return { entry: { ...head, ...read.event } };
}

/** The address of an entry in the Audit tab, by its number. */
export function addressOfEntry({ title, rows }: Log, number: number): string {
  return addressOf(title, rows[number - 1] ?? 0, 0);
}
