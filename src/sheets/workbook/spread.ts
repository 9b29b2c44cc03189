import type { Grid, Placed } from '../../rules/board/grid.ts';
import { heightOf, widthOf } from '../../rules/board/text-size.ts';

/** Smallest width of a column in pixels. FALSE or a number of four digits must fit. */
const LEAST = 48;
/** Width in pixels of each column to the right of the given columns. */
const MORE = 50;
const GAP = 10;
/** SLIM and WIDE are the smallest and the greatest width of a column in a tab that has only tables. */
const SLIM = 60;
const WIDE = 200;

/** Makes each column of the tables as wide as its texts, between SLIM and WIDE. */
export function fitted(tables: Grid): Grid {
  const widths: number[] = tables.widths.map(() => SLIM);
  for (const [, ...cells] of blocksOf(tables))
    for (const { column, text, style } of cells) {
      const needed = widthOf(String(text), style) + GAP;
      widths[column] = Math.min(WIDE, Math.max(widths[column] as number, needed));
    }
  return { ...tables, widths: widths.map(Math.round) };
}

/**
 * Lays tables over columns of the given widths. Each cell spans as many columns as its texts need. Tables are later read
 * by their headings, so a table's column may stand anywhere.
 */
export function spread(tables: Grid, widths: readonly number[]): Grid {
  const cells: Placed[] = [];
  const heights = [...tables.heights];
  let most = 0;
  for (const block of blocksOf(tables)) {
    const starts = startsOf(block, widths);
    const last = starts[starts.length - 1] as number;
    for (const cell of block) {
      const column = starts[cell.column] as number;
      const end = cell === block[0] ? last : (starts[cell.column + 1] as number);
      cells.push({ ...cell, column, columns: end - column });
      const needed = heightOf(String(cell.text), Number.POSITIVE_INFINITY, cell.style);
      heights[cell.row] = Math.max(heights[cell.row] as number, needed);
    }
    most = Math.max(most, last);
  }
  const wide = Array.from({ length: most }, (_, i) => widths[i] ?? MORE);
  return { ...tables, cells, heights, widths: wide };
}

/**
 * Groups the cells of each table: cells of adjacent rows belong together. The first cell of a group is the table's
 * title, which has a row of its own.
 */
function blocksOf({ cells }: Grid): Placed[][] {
  const blocks: Placed[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    if (cell.row > last + 1) blocks.push([]);
    last = cell.row;
    (blocks[blocks.length - 1] as Placed[]).push(cell);
  }
  return blocks;
}

/** Gives the start of each column in a block, and the end of the last column. */
function startsOf(block: readonly Placed[], widths: readonly number[]): number[] {
  const needed: number[] = [];
  for (const { column, text, style } of block.slice(1)) {
    const width = Math.max(LEAST, widthOf(String(text), style) + GAP);
    needed[column] = Math.max(needed[column] ?? 0, width);
  }
  const starts = [0];
  for (const width of needed) {
    let at = starts[starts.length - 1] as number;
    let room = 0;
    do room += widths[at++] ?? MORE;
    while (room < width);
    starts.push(at);
  }
  return starts;
}
