// The size of a tab: rows and columns added, inserted and removed.
import { badRequest, NotCovered } from '../../base/errors.ts';
import type { DimensionProperties } from '../../world/shapes.ts';
import { COLUMN_LIMIT, type Sheet } from '../../world/workbook.ts';

export type Dimension = 'ROWS' | 'COLUMNS';

/** Gives the number of rows or columns of a sheet. */
export const sizeIn = (sheet: Sheet, dimension: Dimension | undefined): number =>
  dimension === 'ROWS' ? sheet.rowCount : sheet.columnCount;

/** Throws error 400 for a tab that has no cells, too many columns, or only frozen rows or columns. */
export function checkSize(sheet: Sheet): void {
  if (sheet.rowCount < 1 || sheet.columnCount < 1)
    throw badRequest('A sheet must have at least one row and one column.');
  if (sheet.columnCount > COLUMN_LIMIT) throw badRequest(`A sheet may have at most ${COLUMN_LIMIT} columns.`);
  if (sheet.frozenRowCount >= sheet.rowCount && sheet.frozenRowCount > 0)
    throw badRequest("You can't freeze all visible rows on the sheet.");
  if (sheet.frozenColumnCount >= sheet.columnCount && sheet.frozenColumnCount > 0)
    throw badRequest("You can't freeze all visible columns on the sheet.");
}

export function resizeRows(sheet: Sheet, count: number): void {
  sheet.rowCount = count;
  sheet.rows = sheet.rows.slice(0, count);
  removeMergesOutside(sheet);
}

export function resizeColumns(sheet: Sheet, count: number): void {
  sheet.columnCount = count;
  sheet.rows = sheet.rows.map((row) => row.slice(0, count));
  // Metadata of a deleted column is deleted, too.
  sheet.metadata = Object.fromEntries(Object.entries(sheet.metadata).filter(([, column]) => column < count));
  removeMergesOutside(sheet);
}

function removeMergesOutside(sheet: Sheet): void {
  sheet.merges = sheet.merges.filter(
    (merge) => merge.endRowIndex! <= sheet.rowCount && merge.endColumnIndex! <= sheet.columnCount,
  );
}

/** Inserts empty rows or columns. Moves later cells, merges and sizes accordingly. */
export function insertInto(sheet: Sheet, dimension: Dimension, at: number, count: number): void {
  moveMerges(sheet, dimension, at, count);
  if (dimension === 'ROWS') {
    sheet.rowCount += count;
    if (at < sheet.rows.length) sheet.rows.splice(at, 0, ...Array.from({ length: count }, () => []));
    sheet.rowProperties = movedProperties(sheet.rowProperties, at, count);
  } else {
    sheet.columnCount += count;
    for (const row of sheet.rows)
      if (at < row.length) row.splice(at, 0, ...Array.from({ length: count }, () => null));
    sheet.columnProperties = movedProperties(sheet.columnProperties, at, count);
    sheet.metadata = mapValues(sheet.metadata, (column) => (column >= at ? column + count : column));
  }
}

/** Puts the columns of a tab into a new order. -1 stands for a new column. Columns that `order` leaves out are deleted. */
export function arrangeColumns(sheet: Sheet, order: readonly number[]): void {
  const cut = sheet.merges.some((merge) => merge.endColumnIndex! - merge.startColumnIndex! > 1);
  if (cut) throw new NotCovered('columns moved in a tab with merged cells');
  const last = order.length - 1;
  sheet.rows = sheet.rows.map((row) => order.map((column) => row[column] ?? null));
  sheet.columnCount = order.length;
  const properties = order.map((column, at) => [at, sheet.columnProperties[column]] as const);
  sheet.columnProperties = Object.fromEntries(
    properties.filter(([at, one]) => at <= last && one),
  ) as Sheet['columnProperties'];
  sheet.metadata = Object.fromEntries(
    Object.entries(mapValues(sheet.metadata, (column) => order.indexOf(column))).filter(([, at]) => at >= 0),
  );
}

const mapValues = (all: Record<number, number>, change: (value: number) => number): Record<number, number> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

function moveMerges(sheet: Sheet, dimension: Dimension, at: number, count: number): void {
  const [start, end] =
    dimension === 'ROWS'
      ? (['startRowIndex', 'endRowIndex'] as const)
      : (['startColumnIndex', 'endColumnIndex'] as const);
  sheet.merges = sheet.merges.map((merge) => ({
    ...merge,
    [start]: merge[start]! >= at ? merge[start]! + count : merge[start],
    [end]: merge[end]! > at ? merge[end]! + count : merge[end],
  }));
}

const movedProperties = (all: Record<number, DimensionProperties>, at: number, count: number) =>
  Object.fromEntries(
    Object.entries(all).map(([index, value]) => [Number(index) >= at ? Number(index) + count : index, value]),
  );
