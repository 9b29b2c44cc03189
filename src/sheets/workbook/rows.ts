import type { Cell } from '../../rules/declare/position.ts';

export function isBlank(line: readonly Cell[] | undefined): boolean {
  return line === undefined || line.every((cell) => cell === '');
}

/** How many rows are in use: those up to the last that holds something. */
export function usedRows(cells: readonly (readonly Cell[])[]): number {
  let used = cells.length;
  while (used > 0 && isBlank(cells[used - 1])) used--;
  return used;
}

/** A row without the empty cells at its end. */
export function withoutEnd(line: readonly Cell[]): readonly Cell[] {
  let used = line.length;
  while (used > 0 && line[used - 1] === '') used--;
  return line.slice(0, used);
}
