import type { Placed } from '../../../rules/board/grid.ts';
import { type Area, rangeOf, type SheetRequest } from './sheet-request.ts';

interface Run extends Area {
  bottom: number;
  mergeType: 'MERGE_ALL' | 'MERGE_ROWS';
}

/**
 * Gives the requests that merge the cells of a drawing's blocks. Blocks of one row with the same columns, directly below
 * each other, share a request.
 */
export function mergeRequests(sheetId: number, cells: readonly Placed[]): SheetRequest[] {
  const runs: Run[] = [];
  /** Runs that another block may continue. The key is the row and the columns that this block would have. */
  const open = new Map<number, Run>();
  const blocks = cells.filter(({ rows = 1, columns = 1 }) => rows * columns > 1);
  for (const { row, column, rows = 1, columns = 1 } of [...blocks].sort((a, b) => a.row - b.row)) {
    let run = rows === 1 ? open.get(keyOf(row, column, columns)) : undefined;
    if (run) {
      run.bottom = row + 1;
      run.mergeType = 'MERGE_ROWS';
    } else {
      run = { top: row, bottom: row + rows, left: column, right: column + columns, mergeType: 'MERGE_ALL' };
      runs.push(run);
    }
    if (rows === 1) open.set(keyOf(row + 1, column, columns), run);
  }
  return runs.map(
    ({ mergeType, ...area }): SheetRequest => ({
      mergeCells: { range: rangeOf(sheetId, area), mergeType },
    }),
  );
}

/** Makes a number key from row, column and width. A page has fewer than a thousand columns. */
function keyOf(row: number, column: number, columns: number): number {
  return (row * 1000 + column) * 1000 + columns;
}
