import { canonicalJson, hashOf } from '../../rules/base/hash.ts';
import type { Json } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import { addressOf } from '../workbook/address.ts';
import { usedRows } from '../workbook/rows.ts';

/** One thing that was done, chained to the one before by its hash. */
export interface Entry {
  readonly number: number;
  readonly time: string;
  readonly who: string;
  readonly match: number;
  readonly round: number;
  readonly what: string;
  readonly data: Json;
  readonly previous: string;
  readonly hash: string;
}

export const AUDIT_HEADS = [
  'number',
  'time',
  'who',
  'match',
  'round',
  'what',
  'data',
  'previous hash',
  'hash',
] as const;

/** A cell holds at most 50,000 characters; longer data goes on in further rows that bear the same number. */
const CELL_LIMIT = 45_000;
const MORE = '…';
export const GENESIS = '0'.repeat(64);

/** Appends an entry to a log. The hash is the SHA-256 of the canonical JSON (RFC 8785) of the entry without it. */
export function append(log: readonly Entry[], entry: Omit<Entry, 'number' | 'previous' | 'hash'>): Entry {
  const last = log[log.length - 1];
  const row = { ...entry, number: (last?.number ?? 0) + 1, previous: last?.hash ?? GENESIS };
  return { ...row, hash: hashOf(row) };
}

/** An entry as rows of cells; every cell but the numbers is a text. */
export function writeEntry(entry: Entry): Cell[][] {
  const data = canonicalJson(entry.data);
  const { number, time, who, match, round, what, previous, hash } = entry;
  const [head = '', ...rest] = pieces(data);
  return [
    [number, time, who, match, round, what, head, previous, hash],
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

/** A row of the log that does not fit the rows before it. */
export interface AuditFault {
  readonly address: string;
  readonly problem: string;
}

export interface AuditLog {
  readonly entries: readonly Entry[];
  /** Rows of the tab in use, heads included. */
  readonly used: number;
  readonly fault?: AuditFault;
}

/** Reads the log and checks the chain; stops at the first row that does not fit, and says which. */
export function readAudit(tab: Tab): AuditLog {
  const entries: Entry[] = [];
  // The heads count, even where a hand has emptied them.
  const used = Math.max(Math.min(tab.cells.length, 1), usedRows(tab.cells));
  const stop = (row: number, problem: string): AuditLog => ({
    entries,
    used,
    fault: { address: addressOf(tab.title, row, 0), problem },
  });
  for (let row = 1; row < used; ) {
    const first = row;
    const [number, time, who, match, round, what, head, previous, hash] = tab.cells[row++] as Cell[];
    let data = String(head);
    while (row < used && tab.cells[row]?.[5] === MORE) data += String(tab.cells[row++]?.[6] ?? '');
    let json: Json;
    try {
      json = JSON.parse(data) as Json;
    } catch {
      return stop(first, 'its data is not JSON');
    }
    const entry = { number, time, who, match, round, what, data: json, previous } as Omit<Entry, 'hash'>;
    const last = entries[entries.length - 1];
    if (number !== (last?.number ?? 0) + 1)
      return stop(first, `expected number ${(last?.number ?? 0) + 1}, found ${number}`);
    if (previous !== (last?.hash ?? GENESIS))
      return stop(first, 'it does not follow the row before: a row was changed, added or removed');
    if (hash !== hashOf(entry))
      return stop(first, 'its hash does not match what it says: the row was changed');
    entries.push({ ...entry, hash: hash as string });
  }
  return { entries, used };
}
