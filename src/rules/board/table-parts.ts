import { stack } from './arrange.ts';
import type { Grid, Placed } from './grid.ts';
import { PAGE } from './rows.ts';
import { drawTable, type TableColumn } from './table.ts';
import { cellFor, extentOf } from './text-size.ts';

/** A word wider than this number of pixels, such as an address, may be broken in any table. */
const LONGEST_WORD = 200;

/**
 * Draws a table. If the table would break a word or be wider than a page, it is split into several tables. Each part
 * repeats the first column.
 */
export function drawInParts<Row>(columns: readonly TableColumn<Row>[], list: readonly Row[]): Grid {
  const grid = drawTable(columns, list);
  const [first, ...more] = columns;
  if (!first || more.length < 2 || fits(grid)) return grid;
  const half = Math.ceil(more.length / 2);
  const parts = [more.slice(0, half), more.slice(half)];
  return stack(parts.map((some) => drawInParts([first, ...some], list)));
}

/** Says whether a table fits a page without broken words. Words wider than LONGEST_WORD may be broken. */
function fits({ widths, cells }: Grid): boolean {
  const isWhole = ({ text, column, style }: Placed) => {
    const { word } = extentOf(String(text), style);
    return word > LONGEST_WORD || cellFor(word) <= (widths[column] as number);
  };
  return widths.reduce((sum, one) => sum + one, 0) <= PAGE && cells.every(isWhole);
}
