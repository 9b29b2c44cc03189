import type { Placed } from '../../../rules/board/grid.ts';
import { type Area, rangeOf, type SheetRequest } from './sheet-request.ts';

type MergeType = 'MERGE_ALL' | 'MERGE_ROWS';

interface Run extends Area {
  readonly mergeType: MergeType;
}

/** The requests that merge the blocks of a drawing: one for each run of blocks below one another that are one row high. */
export function mergeRequests(sheetId: number, cells: readonly Placed[]): SheetRequest[] {
  const runs: Run[] = [];
  /** The place in `runs` of the run that a block continues, by the row and the columns of the block. */
  const open = new Map<string, number>();
  const blocks = cells.filter(({ rows = 1, columns = 1 }) => rows * columns > 1);
  for (const { row, column, rows = 1, columns = 1 } of [...blocks].sort((a, b) => a.row - b.row)) {
    const block = { top: row, bottom: row + rows, left: column, right: column + columns };
    const at = rows === 1 ? open.get(`${row} ${column} ${columns}`) : undefined;
    const place = at ?? runs.length;
    runs[place] =
      at === undefined
        ? { ...block, mergeType: 'MERGE_ALL' }
        : { ...runs[at]!, bottom: block.bottom, mergeType: 'MERGE_ROWS' };
    if (rows === 1) open.set(`${row + 1} ${column} ${columns}`, place);
  }
  return runs.map(
    ({ mergeType, ...area }): SheetRequest => ({
      mergeCells: { range: rangeOf(sheetId, area), mergeType },
    }),
  );
}
