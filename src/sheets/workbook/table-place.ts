import type { Cell } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import { addressOf } from './address.ts';
import { isBlank } from './rows.ts';

/** First characters of a table's title in column A. Titles are marked because hosts may move tables up and down, and reorder columns. */
export const MARK = '▸ ';

/** Title of the single values. */
export const SCALARS = 'values';

/** Finds the row of a single value, below the title of the values; -1 if absent. */
export function scalarRow({ cells }: Tab, top: number, name: string): number {
  const rest = cells.slice(top + 1);
  const end = rest.findIndex((line) => isBlank(line) || isTitle(line));
  const at = (end < 0 ? rest : rest.slice(0, end)).findIndex((line) => line[0] === name);
  return at < 0 ? -1 : top + 1 + at;
}

/** Finds the row with the title of a table, or with the title of the single values; -1 if absent. */
export function titleRow({ cells }: Tab, name: string): number {
  return cells.findIndex((line) => line[0] === MARK + name && isTitle(line));
}

/**
 * Gives the zero-based rows of a table: all rows with a value below a heading, even after an empty row. Notes in columns
 * without a heading do not count.
 */
export function rowsOfTable({ cells }: Tab, top: number): readonly number[] {
  const heads = cells[top + 1] ?? [];
  const places = heads.flatMap((head, column) => (head === '' ? [] : [column]));
  const rows: number[] = [];
  for (let row = top + 2; row < cells.length; row++) {
    const line = cells[row] ?? [];
    if (isTitle(line)) break;
    if (places.some((column) => (line[column] ?? '') !== '')) rows.push(row);
  }
  return rows;
}

/**
 * Finds the parts of a table that was read (read-tables.ts): each column by its heading, the first row below the
 * headings, and the used rows. `end` is the row after the last used row. All numbers are zero-based.
 */
export function placeOfTable(tab: Tab, name: string) {
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

/** Gives the zero-based row and column of a single value; undefined if the tab lacks that value. */
export function placeOfValue(tab: Tab, name: string): readonly [row: number, column: number] | undefined {
  const top = titleRow(tab, SCALARS);
  const row = top < 0 ? -1 : scalarRow(tab, top, name);
  return row < 0 ? undefined : [row, valueColumn(tab.cells[row])];
}

/** Gives the address in the tab for a path such as `meadows[2].power` or `round`. */
export function addressOfPath(tab: Tab, path: string): string {
  const [, table, index = '0', column = ''] = /^(\w+)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (table === undefined) return addressOfName(tab, path);
  const at = tab.cells[titleRow(tab, table) + 1]?.indexOf(column) ?? -1;
  return addressOf(tab.title, rowOfEntry(tab, table, Number(index)), Math.max(0, at));
}

/** Gives the zero-based row of a table's entry. For an entry that the table lacks, gives the row that the entry would have. */
export function rowOfEntry(tab: Tab, table: string, index: number): number {
  const top = titleRow(tab, table);
  return rowsOfTable(tab, top)[index] ?? Math.max(0, top) + 2 + index;
}

/** Gives the address of a single value, or of the title of a table. */
function addressOfName(tab: Tab, name: string): string {
  const row = scalarRow(tab, titleRow(tab, SCALARS), name);
  if (row >= 0) return addressOf(tab.title, row, valueColumn(tab.cells[row]));
  return addressOf(tab.title, Math.max(0, titleRow(tab, name)), 0);
}

/** Finds the column of a single value: the first cell after the value's name that is not empty. */
export function valueColumn(line: readonly Cell[] = []): number {
  const at = line.findIndex((found, column) => column > 0 && found !== '');
  return at < 0 ? 1 : at;
}

/** Says whether this row is the title of a table. A title row has no other text; a player may be called “▸ seats”. */
export function isTitle(line: readonly Cell[] = []): boolean {
  return String(line[0] ?? '').startsWith(MARK) && isBlank(line.slice(1));
}
