import type { Cell } from '../../rules/declare/position.ts';
import type { Tab, TabCopy, Write } from '../ports.ts';

export function isBlank(line: readonly Cell[] | undefined): boolean {
  return line === undefined || line.every((cell) => cell === '');
}

/** Counts the used rows: all rows up to the last row with a value. */
export function usedRows(cells: readonly (readonly Cell[])[]): number {
  let used = cells.length;
  while (used > 0 && isBlank(cells[used - 1])) used--;
  return used;
}

/** Removes the empty cells at the end of a row. */
export function withoutEnd(line: readonly Cell[]): readonly Cell[] {
  let used = line.length;
  while (used > 0 && line[used - 1] === '') used--;
  return line.slice(0, used);
}

type Rows = readonly (readonly Cell[])[];

/** Gives the write that puts rows into a tab from row `at` on, each with `columns` columns, and empties used rows below. */
export function rowsFrom(
  { sheetId, rowCount }: Pick<Tab, 'sheetId' | 'rowCount'>,
  at: number,
  used: number,
  rows: Rows,
  columns: number,
  formats?: TabCopy['formats'][number],
): Write {
  const count = Math.max(rows.length, used - at);
  const all = Array.from({ length: count }, (_, i) =>
    Array.from({ length: columns }, (_, column) => rows[i]?.[column] ?? ''),
  );
  return {
    kind: 'rows',
    sheetId,
    at,
    rowCount,
    rows: all,
    ...(formats ? { formats: all.map(() => formats) } : {}),
  };
}
