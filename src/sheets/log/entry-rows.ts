import { canonicalJson } from '../../rules/base/hash.ts';
import type { Json } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import { usedRows } from '../workbook/rows.ts';
import type { Entry, Head } from './chain.ts';
import { readEvent } from './events.ts';
import { entryHash } from './link.ts';

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
  'heads or seats',
] as const;

/**
 * Largest number of characters that one cell gets of an entry's data. Longer data continues in further rows with the
 * same entry number. Google's limit is 50,000.
 */
const CELL_LIMIT = 45_000;

const MORE = '…';

export const WHAT_COLUMN = AUDIT_HEADS.indexOf('what');

export const DATA_COLUMN = AUDIT_HEADS.indexOf('data');

/** Writes an entry as rows of cells. The numbers of the entry, match and round are numbers; all other cells are texts. */
export function writeEntry(entry: Entry): Cell[][] {
  const { number, time, who, match, round, what, data, previous, hash, salt, seats, heads } = entry;
  const [head = '', ...rest] = pieces(canonicalJson(data));
  const more = heads ?? seats;
  const last = more.length === 0 ? '' : JSON.stringify(more);
  return [
    [number, time, who, match, round, what, head, previous, `${hash} ${salt}`, last],
    ...rest.map((piece): Cell[] => [number, '', '', match, '', MORE, piece, '', '', '']),
  ];
}

function pieces(data: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < data.length; ) {
    let end = Math.min(at + CELL_LIMIT, data.length);
    // Keeps surrogate pairs together: half a character would not survive in a cell.
    if (end < data.length && /[\ud800-\udbff]/.test(data.charAt(end - 1))) end--;
    found.push(data.slice(at, end));
    at = end;
  }
  return found;
}

/** Rows of one entry, with the first row's index in the tab. */
export interface Block {
  readonly row: number;
  readonly lines: Rows;
}

/** Groups the rows below the headings into blocks, one block for each entry. */
export function blocksOf(cells: Rows): readonly Block[] {
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

/** Rows of one entry. The first row fills all columns. Each further row continues the data. */
type Rows = readonly (readonly Cell[])[];

const MATCH_COLUMN = AUDIT_HEADS.indexOf('match');

/** Reads the match number from the rows of an entry; undefined if the cell for the match holds no match number. */
export function matchOf([line = []]: Rows): number | undefined {
  const match = line[MATCH_COLUMN];
  return typeof match === 'number' && Number.isSafeInteger(match) && match >= 0 ? match : undefined;
}

/** Result of reading an entry: the entry, or the reason why the rows cannot be used. */
type ReadRow = { readonly entry: Entry } | { readonly problem: string };

/** Reads an entry from its rows. Checks the entry's hash, but not the entry's place in the chain. */
export function readEntry(lines: Rows): ReadRow {
  const text = lines.map((line) => String(line[DATA_COLUMN] ?? '')).join('');
  const [number, time, who, match, round, what, , previous, digest, last = ''] = lines[0] as readonly Cell[];
  const [hash = '', salt = ''] = String(digest).split(' ');
  let data: Json;
  let more: Json;
  try {
    data = JSON.parse(text) as Json;
    more = last === '' ? [] : (JSON.parse(String(last)) as Json);
  } catch {
    return { problem: 'the data cannot be read' };
  }
  if (typeof number !== 'number' || typeof match !== 'number' || typeof round !== 'number')
    return { problem: 'the number, the match or the round is not a number' };
  const isRead = match === 0 ? isHeads(more) : isDigests(more);
  if (!isRead) return { problem: 'the cell “heads or seats” cannot be read' };
  const own =
    match === 0
      ? { seats: [], heads: more as unknown as readonly Head[] }
      : { seats: more as readonly string[] };
  const head = { number, match, previous: String(previous), salt, ...own };
  const content = { time: String(time), who: String(who), round };
  if (hash !== entryHash({ ...head, ...content, ...{ what, data } }))
    return { problem: 'the hash does not match the content, so somebody changed the row' };
  const read = readEvent(String(what), data);
  return 'problem' in read ? read : { entry: { ...head, ...content, hash, ...read.event } };
}

function isHeads(more: Json): boolean {
  const kinds = ['number', 'number', 'string'];
  return (
    Array.isArray(more) &&
    more.every(
      (head) => Array.isArray(head) && head.length === 3 && head.every((part, i) => typeof part === kinds[i]),
    )
  );
}

function isDigests(more: Json): boolean {
  return Array.isArray(more) && more.every((digest) => typeof digest === 'string');
}
