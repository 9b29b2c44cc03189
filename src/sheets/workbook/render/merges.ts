import type { Placed } from '../../../rules/board/grid.ts';
import { type Area, rangeOf, type SheetRequest } from './sheet-request.ts';

type MergeType = 'MERGE_ALL' | 'MERGE_ROWS';

interface Run extends Area {
  bottom: number;
  mergeType: MergeType;
}

/** The requests that merge the blocks of a drawing: one for each run of blocks below one another that are one row high. */
export function mergeRequests(sheetId: number, cells: readonly Placed[]): SheetRequest[] {
  const runs: Run[] = [];
  /** The run that a block continues, by the row and the columns of the block. */
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

/** A page has fewer than a thousand columns. */
function keyOf(row: number, column: number, columns: number): number {
  return (row * 1000 + column) * 1000 + columns;
}
