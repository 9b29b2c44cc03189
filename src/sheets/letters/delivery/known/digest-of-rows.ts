import type { Grid } from '../../../../rules/board/grid.ts';
import type { Ports, RowSpan } from '../../../ports.ts';

/** Characters of a digest: it is noted, and a memo holds at most 9 kB. */
const LENGTH = 10;

/** A short digest of some rows of a drawing with their heights and cells, and of further values. */
export function digestOfRows(
  digest: Ports['digest'],
  { heights, cells }: Grid,
  isAsked: (row: number) => boolean,
  more: unknown,
): string {
  const rows = [heights.filter((_, row) => isAsked(row)), cells.filter(({ row }) => isAsked(row))];
  return digest(JSON.stringify([more, rows])).slice(0, LENGTH);
}

export function isRowIn(row: number, spans: readonly RowSpan[]): boolean {
  return spans.some(([from, to]) => row >= from && row < to);
}
