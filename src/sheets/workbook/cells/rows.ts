import type { Cell } from '../../../rules/declare/position.ts';
import type { RowSpan } from '../../ports.ts';

/** Is the row empty? */
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

/** Does a row lie in one of these spans? */
export function isIn(spans: readonly RowSpan[], row: number): boolean {
  return spans.some(([from, to]) => from <= row && row < to);
}

/** Spans in their order, those that touch as one. */
export function joinedSpans(spans: readonly RowSpan[]): readonly RowSpan[] {
  const all: [number, number][] = [];
  for (const [from, to] of [...spans].sort(([a], [b]) => a - b)) {
    const last = all[all.length - 1];
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
