import type * as z from 'zod/mini';
import { cut } from '../../rules/base/json.ts';
import { type Grid, PALETTE, type Placed, type Style } from '../../rules/board/grid.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import { addressOf, addressOfColumn, type CellIssue } from './address.ts';
import {
  absentValue,
  type CellSchema,
  expectationOf,
  isOptional,
  kindOf,
  layoutOf,
  parseCell,
} from './schema.ts';
import { MARK, rowsOfTable, SCALARS, scalarRow, titleRow, valueColumn } from './table-place.ts';

/** Result of reading a tab: the value, or the faults. */
export type Read<T> = { readonly value: T } | { readonly issues: readonly CellIssue[] };

/** Words that a tab shows to the host instead of the schema's names and instead of allowed values. */
export interface ShownWords {
  name(name: string): string;
  choice(choice: string): string;
}

/** Words of a tab that shows the schema's names unchanged. */
const OWN_NAMES: ShownWords = { name: (name) => name, choice: (choice) => choice };

/** Tab being read, and the faults found so far. */
interface Reader {
  readonly tab: Tab;
  readonly words: ShownWords;
  readonly issues: CellIssue[];
}

type Columns = readonly (readonly [name: string, schema: CellSchema])[];

/**
 * Reads the scalars and tables of a tab. Accepts a number typed as text, and text typed as a number. If cells are
 * faulty, gives the faults in the words of the tab.
 */
export function readTables<T>(shape: z.ZodMiniObject, tab: Tab, words = OWN_NAMES): Read<T> {
  const reader: Reader = { tab, words, issues: [] };
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
  const shown = reader.words.name;
  const title = `“${MARK}${shown(SCALARS)}”`;
  const top = titleRow(reader.tab, SCALARS);
  if (top < 0 && !scalars.every(([, schema]) => isOptional(schema))) {
    reportMissing(reader, `no row ${title}`, 'it in column A, above the single values');
    return value;
  }
  for (const [name, schema] of scalars) {
    const row = top < 0 ? -1 : scalarRow(reader.tab, top, name);
    if (row < 0 && isOptional(schema)) value[name] = absentValue(schema);
    else if (row < 0) reportMissing(reader, `no value “${shown(name)}”`, `it under ${title}`);
    else value[name] = readCell(reader, schema, row, valueColumn(reader.tab.cells[row]));
  }
  return value;
}

function readTable(
  reader: Reader,
  name: string,
  columns: Columns,
): Record<string, Cell | undefined>[] | undefined {
  const { cells } = reader.tab;
  const shown = reader.words.name;
  const top = titleRow(reader.tab, name);
  if (top < 0) {
    reportMissing(reader, `no table “${MARK}${shown(name)}”`, 'it in column A, above the table’s heads');
    return undefined;
  }
  const heads = cells[top + 1] ?? [];
  const places = columns.map(([column, schema]) => {
    const at = heads.indexOf(column);
    // Parsing by a schema is slow, and most cells of a column are equal. So parsed values are kept.
    return { column, schema, at, parsed: new Map<Cell, Cell | undefined>() };
  });
  for (const { column, schema, at } of places)
    if (at < 0 && !isOptional(schema))
      report(reader, top + 1, 0, `no column “${shown(column)}”`, `it in the heads of “${shown(name)}”`);
  const found = places.filter(({ at }) => at >= 0);
  const absent = places.filter(({ schema, at }) => at < 0 && isOptional(schema));
  const late = Object.fromEntries(absent.map(({ column, schema }) => [column, absentValue(schema)]));
  const rows: Record<string, Cell | undefined>[] = [];
  for (const row of rowsOfTable(reader.tab, top)) {
    const line: Record<string, Cell | undefined> = { ...late };
    for (const { column, schema, at, parsed } of found)
      line[column] = readCell(reader, schema, row, at, parsed);
    rows.push(line);
  }
  return rows;
}

/** Reads the value of a cell. `known` caches values that this schema has already parsed. */
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
  if (parsed === undefined) {
    const expected = expectationOf(schema, reader.words.choice);
    report(reader, row, column, found === '' ? 'an empty cell' : String(found), expected);
  }
  return parsed;
}

function report({ tab, issues }: Reader, row: number, column: number, found: string, expected: string): void {
  issues.push({ address: addressOf(tab.title, row, column), found: shorten(found), expected });
}

/** Reports that the first column lacks an expected text. The address of the fault is the whole column, because there is no cell. */
function reportMissing({ tab, issues }: Reader, found: string, expected: string): void {
  issues.push({ address: addressOfColumn(tab.title, 0), found: shorten(found), expected });
}

function shorten(text: string): string {
  return text.length > 60 ? `${cut(text, 60)}…` : text;
}

/** Gives the style of a value that a host may change. Text stays as typed. */
function lookOf(schema: CellSchema): Style {
  return { align: 'left', ...(kindOf(schema) === 'text' ? { isText: true } : {}) };
}

/** Draws scalars and tables below one another, for a host to read and correct. */
export function writeTables(shape: z.ZodMiniObject, value: object): Grid {
  const source = value as Record<string, unknown>;
  const { scalars, tables } = layoutOf(shape);
  const cells: Placed[] = [];
  let row = 0;
  const title = (name: string) =>
    cells.push({ row: row++, column: 0, text: MARK + name, style: { bold: true, ink: PALETTE.accent } });
  if (scalars.length > 0) {
    title(SCALARS);
    for (const [name, schema] of scalars) {
      cells.push({ row, column: 0, text: name, style: { ink: PALETTE.soft } });
      cells.push({ row: row++, column: 1, text: source[name] as Cell, style: lookOf(schema) });
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
      columns.forEach(([column, schema], i) => {
        cells.push({ row, column: i, text: line[column] as Cell, style: lookOf(schema) });
      });
      row++;
    }
    row++;
  }
  const width = Math.max(2, ...tables.map(([, columns]) => columns.length));
  return { widths: Array(width).fill(110), heights: Array(row).fill(21), cells };
}
