import { type Grid, PALETTE, type Placed } from '../../../../rules/board/grid.ts';

const ROWS = 20;

/** A tab to which rows are only added, with its row of heads frozen. Columns are [head, pixels]. */
export function drawLog(columns: readonly (readonly [head: string, pixels: number])[]): Grid {
  const cells = columns.map(
    ([text], column): Placed => ({
      row: 0,
      column,
      text,
      style: { bold: true, size: 9, fill: PALETTE.shade, align: 'left' },
    }),
  );
  // Else the rows below would have the look of the heads, since an empty cell may have any.
  const below = Array.from({ length: ROWS - 1 }, (_, i) =>
    cells.map(({ column }): Placed => ({ row: i + 1, column, text: '' })),
  );
  return {
    widths: columns.map(([, pixels]) => pixels),
    heights: Array(ROWS).fill(21),
    cells: [...cells, ...below.flat()],
    frozenRows: 1,
  };
}
