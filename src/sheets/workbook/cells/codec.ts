import type * as z from 'zod/mini';
import { cut } from '../../../rules/base/json.ts';
import { type Grid, PALETTE, type Placed } from '../../../rules/board/grid.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import type { Tab } from '../../ports.ts';
import { addressOf, addressOfColumn } from './address.ts';
import { isBlank } from './rows.ts';
import { type CellSchema, expectationOf, hasDefault, kindOf, layoutOf } from './schema.ts';

/** A cell that does not fit: where, what was found, and what is expected. */
export interface CellIssue {
  readonly address: string;
  readonly found: string;
  readonly expected: string;
}

export type Read<T> = { readonly value: T } | { readonly issues: readonly CellIssue[] };

/** A title in column A opens each table; hosts may move tables up and down, and reorder columns. */
export const MARK = '▸ ';
/** The title of the single values. */
export const SCALARS = 'values';

/** Writes scalars and tables one under another, as a host can read and correct them. */
export function writeTables(shape: z.ZodMiniObject, value: object): Grid {
  const source = value as Record<string, unknown>;
  const { scalars, tables } = layoutOf(shape);
  const cells: Placed[] = [];
  let row = 0;
  const title = (name: string) =>
    cells.push({ row: row++, column: 0, text: MARK + name, style: { bold: true, ink: PALETTE.accent } });
  if (scalars.length > 0) {
    title(SCALARS);
    for (const [name] of scalars) {
      cells.push({ row, column: 0, text: name, style: { ink: PALETTE.soft } });
      cells.push({ row: row++, column: 1, text: source[name] as Cell, style: { align: 'left' } });
    }
    row++;
  }
  for (const [name, columns] of tables) {
    title(name);
    columns.forEach(([column], i) => {
      cells.push({ row, column: i, text: column, style: { bold: true, fill: PALETTE.shade, size: 9 } });
    });
    row++;
    for (const line of source[name] as Record<string, Cell>[]) {
      columns.forEach(([column], i) => {
        cells.push({ row, column: i, text: line[column] as Cell, style: { align: 'left' } });
      });
      row++;
    }
    row++;
  }
  const width = Math.max(2, ...tables.map(([, columns]) => columns.length));
  return { widths: Array(width).fill(110), heights: Array(row).fill(21), cells };
}

/** A tab being read, and what does not fit in it. */
interface Reader {
  readonly tab: Tab;
  readonly issues: CellIssue[];
}

type Columns = readonly (readonly [name: string, schema: CellSchema])[];

/**
 * Reads the scalars and tables of a tab. A number typed as text and a text typed as number are accepted; each cell
 * that does not fit is named.
 */
export function readTables<T>(shape: z.ZodMiniObject, tab: Tab): Read<T> {
  const reader: Reader = { tab, issues: [] };
  const { scalars, tables } = layoutOf(shape);
  const value = scalars.length > 0 ? readScalars(reader, scalars) : {};
  for (const [name, columns] of tables) {
    const rows = readTable(reader, name, columns);
    if (rows) value[name] = rows;
  }
  return reader.issues.length > 0 ? { issues: reader.issues } : { value: value as T };
}

function readScalars(reader: Reader, scalars: Columns): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  const top = titleRow(reader.tab, SCALARS);
  if (top < 0 && !scalars.every(([, schema]) => hasDefault(schema))) {
    reportMissing(reader, `no row “${MARK}${SCALARS}”`, 'it in column A, above the single values');
    return value;
  }
  for (const [name, schema] of scalars) {
    const row = top < 0 ? -1 : scalarRow(reader.tab, top, name);
    if (row < 0 && hasDefault(schema)) value[name] = schema.parse(undefined);
    else if (row < 0) reportMissing(reader, `no value “${name}”`, `it under “${MARK}${SCALARS}”`);
    else value[name] = readCell(reader, schema, row, valueColumn(reader.tab.cells[row]));
  }
  return value;
}

/** The row of a single value, below the title of the values; -1 if there is none. */
function scalarRow({ cells }: Tab, top: number, name: string): number {
  const rest = cells.slice(top + 1);
  const end = rest.findIndex((line) => isBlank(line) || isTitle(line));
  const at = (end < 0 ? rest : rest.slice(0, end)).findIndex((line) => line[0] === name);
  return at < 0 ? -1 : top + 1 + at;
}

function readTable(
  reader: Reader,
  name: string,
  columns: Columns,
): Record<string, Cell | undefined>[] | undefined {
  const { cells } = reader.tab;
  const top = titleRow(reader.tab, name);
  if (top < 0) {
    reportMissing(reader, `no table “${MARK}${name}”`, 'it in column A, above the table’s heads');
    return undefined;
  }
  const heads = cells[top + 1] ?? [];
  const places = columns.map(([column, schema]) => {
    const at = heads.indexOf(column);
    // Most cells of a column are alike, and a schema takes long.
    return { column, schema, at, parsed: new Map<Cell, Cell | undefined>() };
  });
  for (const { column, schema, at } of places)
    if (at < 0 && !hasDefault(schema))
      report(reader, top + 1, 0, `no column “${column}”`, `it in the heads of “${name}”`);
  const found = places.filter(({ at }) => at >= 0);
  const absent = places.filter(({ schema, at }) => at < 0 && hasDefault(schema));
  const late = Object.fromEntries(
    absent.map(({ column, schema }) => [column, schema.parse(undefined) as Cell]),
  );
  const rows: Record<string, Cell | undefined>[] = [];
  for (const row of rowsOfTable(reader.tab, top)) {
    const line: Record<string, Cell | undefined> = { ...late };
    for (const { column, schema, at, parsed } of found)
      line[column] = readCell(reader, schema, row, at, parsed);
    rows.push(line);
  }
  return rows;
}

/** The value of a cell; `known` are the values of cells with this schema, as far as they were parsed. */
function readCell(
  reader: Reader,
  schema: CellSchema,
  row: number,
  column: number,
  known = new Map<Cell, Cell | undefined>(),
): Cell | undefined {
  const found = reader.tab.cells[row]?.[column] ?? '';
  if (!known.has(found)) known.set(found, parseCell(schema, found));
  const parsed = known.get(found);
  if (parsed === undefined)
    report(reader, row, column, found === '' ? 'an empty cell' : String(found), expectationOf(schema));
  return parsed;
}

function report({ tab, issues }: Reader, row: number, column: number, found: string, expected: string): void {
  issues.push({ address: addressOf(tab.title, row, column), found: shorten(found), expected });
}

/** Reports what is not in the first column: nobody knows in which cell it was. */
function reportMissing({ tab, issues }: Reader, found: string, expected: string): void {
  issues.push({ address: addressOfColumn(tab.title, 0), found: shorten(found), expected });
}

function shorten(text: string): string {
  return text.length > 60 ? `${cut(text, 60)}…` : text;
}

function titleRow({ cells }: Tab, name: string): number {
  return cells.findIndex((line) => line[0] === MARK + name && isTitle(line));
}

/**
 * The rows of a table, from 0: those with something under its heads. What a host types beside them is no part of it, and an
 * empty row does not end it: rows below are read too.
 */
function rowsOfTable({ cells }: Tab, top: number): readonly number[] {
  const heads = cells[top + 1] ?? [];
  const places = heads.flatMap((head, column) => (head === '' ? [] : [column]));
  const rows: number[] = [];
  for (let row = top + 2; row < cells.length && !isTitle(cells[row]); row++)
    if (places.some((column) => (cells[row]?.[column] ?? '') !== '')) rows.push(row);
  return rows;
}

/** Where a table lies: the columns by their heads, and the rows in use; all from 0. */
export interface TablePlace {
  /** The first row below the heads, in use or not. */
  readonly top: number;
  readonly columns: ReadonlyMap<string, number>;
  readonly rows: readonly number[];
  /** The row below the last one in use. */
  readonly end: number;
}

/** Finds a table that {@link readTables} has read: its rows are those of the value, in order. */
export function placeOfTable(tab: Tab, name: string): TablePlace {
  const { cells } = tab;
  const top = titleRow(tab, name);
  const rows = top < 0 ? [] : rowsOfTable(tab, top);
  const heads = top < 0 ? [] : (cells[top + 1] ?? []);
  const columns = new Map<string, number>();
  heads.forEach((head, column) => {
    if (!columns.has(String(head))) columns.set(String(head), column);
  });
  return { columns, top: top + 2, rows, end: (rows[rows.length - 1] ?? top + 1) + 1 };
}

/** The row and the column of a single value, from 0; undefined where the tab has none of this name. */
export function placeOfValue(tab: Tab, name: string): readonly [row: number, column: number] | undefined {
  const top = titleRow(tab, SCALARS);
  const row = top < 0 ? -1 : scalarRow(tab, top, name);
  return row < 0 ? undefined : [row, valueColumn(tab.cells[row])];
}

/** The address of a path such as `meadows[2].power` or `round` in a tab written by {@link writeTables}. */
export function addressOfPath(tab: Tab, path: string): string {
  const [, table, index = '0', column = ''] = /^(\w+)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (table === undefined) return addressOfName(tab, path);
  const at = tab.cells[titleRow(tab, table) + 1]?.indexOf(column) ?? -1;
  return addressOf(tab.title, rowOfEntry(tab, table, Number(index)), Math.max(0, at));
}

/** The row of an entry of a table, from 0; where it would be if there is none. */
export function rowOfEntry(tab: Tab, table: string, index: number): number {
  const top = titleRow(tab, table);
  return rowsOfTable(tab, top)[index] ?? Math.max(0, top) + 2 + index;
}

/** The address of a single value, or of the title of a table. */
function addressOfName(tab: Tab, name: string): string {
  const row = scalarRow(tab, titleRow(tab, SCALARS), name);
  if (row >= 0) return addressOf(tab.title, row, valueColumn(tab.cells[row]));
  return addressOf(tab.title, Math.max(0, titleRow(tab, name)), 0);
}

/** The column of a single value: the first cell after its name that is not empty. */
function valueColumn(line: readonly Cell[] = []): number {
  const at = line.findIndex((found, column) => column > 0 && found !== '');
  return at < 0 ? 1 : at;
}

function parseCell(schema: CellSchema, found: Cell): Cell | undefined {
  const kind = kindOf(schema);
  let value: Cell = found;
  if (kind === 'text' && typeof found !== 'string')
    value = typeof found === 'boolean' ? (found ? 'TRUE' : 'FALSE') : String(found);
  if (kind === 'number' && typeof found === 'string' && /^-?\d+$/.test(found.trim())) value = Number(found);
  if (kind === 'flag' && typeof found === 'string' && /^(true|false)$/i.test(found.trim()))
    value = /true/i.test(found);
  const parsed = schema.safeParse(value);
  return parsed.success ? (parsed.data as Cell) : undefined;
}

/** Is this row the title of a table? Nothing else is in such a row; a player may be called “▸ seats”. */
export function isTitle([first = '', ...others]: readonly Cell[] = []): boolean {
  return String(first).startsWith(MARK) && isBlank(others);
}

/** The issues in one sentence each, for the panel. */
export function describeIssues(issues: readonly CellIssue[]): string {
  const shown = issues
    .slice(0, 5)
    .map(({ address, found, expected }) => `${address}: found ${found}, expected ${expected}`);
  return shown.join('; ') + (issues.length > 5 ? `; and ${issues.length - 5} more` : '');
}
