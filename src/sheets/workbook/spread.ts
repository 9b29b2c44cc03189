import type { Grid, Placed } from '../../rules/board/grid.ts';
import { widthOf } from '../../rules/board/text-size.ts';

/** Narrower, and a FALSE or a number of four digits would not fit. */
const LEAST = 48;
const MORE = 100;
const GAP = 10;
/** Columns of tables that stand alone. */
const SLIM = 60;
const WIDE = 200;
const TITLE = '▸ ';

/** A drawing with columns wide enough for tables below it. */
export function widened(grid: Grid): Grid {
  return { ...grid, widths: grid.widths.map((width) => Math.max(width, LEAST)) };
}

/** Tables with each column as wide as what is in it, within reason. */
export function fitted(tables: Grid): Grid {
  const widths: number[] = tables.widths.map(() => SLIM);
  for (const { column, text, style } of tables.cells) {
    const needed = widthOf(String(text), style) + GAP;
    if (!String(text).startsWith(TITLE))
      widths[column] = Math.min(WIDE, Math.max(widths[column] as number, needed));
  }
  return { ...tables, widths: widths.map(Math.round) };
}

/**
 * Tables moved apart sideways, so that every text has room in columns of the given widths: a text runs on over the
 * empty cells to its right. They are found again by their heads, wherever those stand.
 */
export function spread(tables: Grid, widths: readonly number[]): Grid {
  const cells: Placed[] = [];
  let most = 0;
  for (const block of blocksOf(tables)) {
    const starts = startsOf(block, widths);
    for (const cell of block) {
      const column = starts[cell.column] as number;
      cells.push({ ...cell, column });
      // The heads' shade runs through.
      const end = starts[cell.column + 1] as number;
      if (cell.style?.fill)
        for (let at = column + 1; at < end; at++) cells.push({ ...cell, column: at, text: '' });
    }
    most = Math.max(most, starts[starts.length - 1] as number);
  }
  const wide = Array.from({ length: most }, (_, i) => widths[i] ?? MORE);
  return { ...tables, cells, widths: wide };
}

/** Cells of rows that follow one another without a gap. */
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

/** Where each column of a block begins, and where the last one ends. */
function startsOf(block: readonly Placed[], widths: readonly number[]): number[] {
  const needed: number[] = [];
  const inRow = new Map<number, number>();
  for (const { row } of block) inRow.set(row, (inRow.get(row) ?? 0) + 1);
  for (const { row, column, text, style } of block) {
    // A title has its row to itself.
    const width = inRow.get(row) === 1 ? 0 : widthOf(String(text), style) + GAP;
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
