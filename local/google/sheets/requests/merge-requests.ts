// The requests that merge cells and split them again.
import { badRequest } from '../../base/errors.ts';
import { cellAt, type Sheet } from '../../world/workbook.ts';
import { type Box, boxOf, cellCount, forEachCell, hasOverlap, isWithin } from '../read/range.ts';
import { changeCell } from './change-cell.ts';
import type { Appliers } from './draft.ts';

export const MERGE_REQUESTS: Pick<Appliers, 'mergeCells' | 'unmergeCells'> = {
  mergeCells(draft, { range = {}, mergeType = 'MERGE_ALL' }) {
    const sheet = draft.sheet(range.sheetId);
    const box = boxOf(sheet, range);
    removeMerges(sheet, box);
    for (const part of partsOf(box, mergeType)) {
      sheet.merges.push(part);
      clearAllButFirst(sheet, part);
    }
    return undefined;
  },

  unmergeCells(draft, { range = {} }) {
    const sheet = draft.sheet(range.sheetId);
    removeMerges(sheet, boxOf(sheet, range));
    return undefined;
  },
};

function removeMerges(sheet: Sheet, box: Box): void {
  const merges = sheet.merges as Box[];
  const removed = merges.filter((merge) => hasOverlap(merge, box));
  if (removed.some((merge) => !isWithin(merge, box)))
    throw badRequest('You must select all cells in a merged range to merge or unmerge them.');
  if (removed.length > 0) sheet.merges = merges.filter((merge) => !removed.includes(merge));
}

/** Clears all cells of a range except the first cell, because merging does so. */
function clearAllButFirst(sheet: Sheet, box: Box): void {
  forEachCell(box, (row, column) => {
    const isFirst = row === box.startRowIndex && column === box.startColumnIndex;
    if (!isFirst && cellAt(sheet, row, column)?.userEnteredValue)
      changeCell(sheet, row, column, {}, { userEnteredValue: true });
  });
}

/** Gives the parts of a range that become one merged cell each. Leaves out parts of a single cell. */
function partsOf(box: Box, type: 'MERGE_ALL' | 'MERGE_COLUMNS' | 'MERGE_ROWS'): Box[] {
  const parts: Box[] = [];
  if (type === 'MERGE_ALL') parts.push(box);
  if (type === 'MERGE_COLUMNS')
    for (let column = box.startColumnIndex; column < box.endColumnIndex; column++)
      parts.push({ ...box, startColumnIndex: column, endColumnIndex: column + 1 });
  if (type === 'MERGE_ROWS')
    for (let row = box.startRowIndex; row < box.endRowIndex; row++)
      parts.push({ ...box, startRowIndex: row, endRowIndex: row + 1 });
  return parts.filter((part) => cellCount(part) > 1);
}
