// The merged cells of a sheet, within the part that is shown.
import type { Sheet } from '../../../google/world/workbook.ts';

/** A cell, or several cells that are merged into one cell. */
export interface Box {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface Merges {
  /** Gives the box that begins at a cell. Gives undefined if the cell lies in a merged box that begins elsewhere. */
  boxAt(row: number, column: number): Box | undefined;
  /** Says whether a merged box begins at a cell. */
  isStart(row: number, column: number): boolean;
  /** Says whether a cell belongs to a merged box, also as the first cell of the box. */
  isMerged(row: number, column: number): boolean;
}

const keyOf = (row: number, column: number): string => `${row},${column}`;

/** Finds the merged boxes in the first rows and columns of a sheet. Cuts boxes that extend further. */
export function mergesOf(sheet: Sheet, rows: number, columns: number): Merges {
  const starts = new Map<string, Box>();
  const merged = new Set<string>();
  for (const merge of sheet.merges) {
    const box: Box = {
      row: merge.startRowIndex!,
      column: merge.startColumnIndex!,
      rows: Math.min(merge.endRowIndex!, rows) - merge.startRowIndex!,
      columns: Math.min(merge.endColumnIndex!, columns) - merge.startColumnIndex!,
    };
    starts.set(keyOf(box.row, box.column), box);
    for (let row = box.row; row < box.row + box.rows; row++)
      for (let column = box.column; column < box.column + box.columns; column++)
        merged.add(keyOf(row, column));
  }
  const isMerged = (row: number, column: number) => merged.has(keyOf(row, column));
  return {
    boxAt: (row, column) =>
      starts.get(keyOf(row, column)) ??
      (isMerged(row, column) ? undefined : { row, column, rows: 1, columns: 1 }),
    isStart: (row, column) => starts.has(keyOf(row, column)),
    isMerged,
  };
}
