import type * as z from 'zod/mini';
import { type Grid, PALETTE, type Placed } from '../../rules/board/grid.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import { addressOf } from './address.ts';
import { isBlank } from './rows.ts';
import { type CellSchema, expectationOf, kindOf, layoutOf } from './schema.ts';

/** A cell that does not fit: where, what was found, and what is expected. */
export interface CellIssue {
  readonly address: string;
  readonly found: string;
  readonly expected: string;
}

export type Read<T> = { readonly value: T } | { readonly issues: readonly CellIssue[] };

/** A title in column A opens each table; hosts may move tables up and down, and reorder columns. */
const MARK = '▸ ';
const SCALARS = 'values';

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

/** Reads them back, forgiving about a number typed as text and a text typed as number; names each bad cell. */
export function readTables<T>(shape: z.ZodMiniObject, tab: Tab): Read<T> {
  const issues: CellIssue[] = [];
  const value: Record<string, unknown> = {};
  const { scalars, tables } = layoutOf(shape);
  const missing = (what: string, expected: string) =>
    issues.push({ address: addressOf(tab.title, 0, 0), found: `no ${what}`, expected });
  const cell = (row: number, column: number): Cell => tab.cells[row]?.[column] ?? '';
  const read = (schema: CellSchema, row: number, column: number): Cell | undefined => {
    const found = cell(row, column);
    const parsed = schemaParse(schema, found);
    if (parsed === undefined)
      issues.push({
        address: addressOf(tab.title, row, column),
        found: found === '' ? 'an empty cell' : String(found),
        expected: expectationOf(schema),
      });
    return parsed;
  };
  const titleRow = (name: string) => tab.cells.findIndex((line) => line[0] === MARK + name && isTitle(line));

  if (scalars.length > 0) {
    const top = titleRow(SCALARS);
    if (top < 0) missing(`row “${MARK}${SCALARS}”`, 'it in column A, above the single values');
    else
      for (const [name, schema] of scalars) {
        let row = top + 1;
        while (cell(row, 0) !== '' && cell(row, 0) !== name) row++;
        if (cell(row, 0) === name) value[name] = read(schema, row, valueColumn(tab.cells[row]));
        else missing(`value “${name}”`, `it under “${MARK}${SCALARS}”`);
      }
  }
  for (const [name, columns] of tables) {
    const top = titleRow(name);
    if (top < 0) {
      missing(`table “${MARK}${name}”`, 'it in column A, above the table’s heads');
      continue;
    }
    const heads = tab.cells[top + 1] ?? [];
    const places = columns.map(([column, schema]) => [column, schema, heads.indexOf(column)] as const);
    for (const [column, , at] of places)
      if (at < 0)
        issues.push({
          address: addressOf(tab.title, top + 1, 0),
          found: `no column “${column}”`,
          expected: `it in the heads of “${name}”`,
        });
    const rows: Record<string, Cell | undefined>[] = [];
    for (let row = top + 2; row < tab.cells.length && !isTitle(tab.cells[row]); row++) {
      // A row left empty ends nothing: whoever stands below it is not forgotten.
      if (isBlank(tab.cells[row])) continue;
      const line: Record<string, Cell | undefined> = {};
      for (const [column, schema, at] of places) if (at >= 0) line[column] = read(schema, row, at);
      rows.push(line);
    }
    value[name] = rows;
  }
  return issues.length > 0 ? { issues } : { value: value as T };
}

/** The address of a path such as `meadows[2].power` in a tab that was written by {@link writeTables}. */
export function addressOfPath(tab: Tab, path: string): string {
  const [, table = '', index = '0', column = ''] = /^(\w+)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  const top = tab.cells.findIndex((line) => line[0] === MARK + table && isTitle(line));
  const at = tab.cells[top + 1]?.indexOf(column) ?? -1;
  return addressOf(tab.title, Math.max(0, top) + 2 + Number(index), Math.max(0, at));
}

/** A single value stands in the first cell that is not empty after its name. */
function valueColumn(line: readonly Cell[] = []): number {
  const at = line.findIndex((found, column) => column > 0 && found !== '');
  return at < 0 ? 1 : at;
}

function schemaParse(schema: CellSchema, found: Cell): Cell | undefined {
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

/** A title has its row to itself: somebody may well be called “▸ seats”. */
function isTitle([first = '', ...others]: readonly Cell[] = []): boolean {
  return String(first).startsWith(MARK) && isBlank(others);
}

/** The issues in one sentence each, for the panel. */
export function describeIssues(issues: readonly CellIssue[]): string {
  const shown = issues
    .slice(0, 5)
    .map(({ address, found, expected }) => `${address}: found ${found}, expected ${expected}`);
  return shown.join('; ') + (issues.length > 5 ? `; and ${issues.length - 5} more` : '');
}
