// Ranges of a sheet: 0-based and half open in requests, A1 notation in `ranges`; both must lie within the sheet.
import { badRequest } from '../../base/errors.ts';
import type { GridRange } from '../../world/shapes.ts';
import { columnIndex, columnLetters, type Sheet, type Workbook } from '../../world/workbook.ts';

export type Box = Required<{ [K in keyof GridRange]: number }>;

const boxName = (sheet: Sheet, box: Box): string =>
  `${sheet.title}!${columnLetters(box.startColumnIndex)}${box.startRowIndex + 1}:${columnLetters(box.endColumnIndex - 1)}${box.endRowIndex}`;

/** Gives a range in which missing bounds are the bounds of the sheet. Throws error 400 if the range is empty or outside the sheet. */
export function boxOf(sheet: Sheet, range: GridRange): Box {
  const box: Box = {
    sheetId: sheet.sheetId,
    startRowIndex: range.startRowIndex ?? 0,
    endRowIndex: range.endRowIndex ?? sheet.rowCount,
    startColumnIndex: range.startColumnIndex ?? 0,
    endColumnIndex: range.endColumnIndex ?? sheet.columnCount,
  };
  if (box.endRowIndex <= box.startRowIndex)
    throw badRequest(
      `endRowIndex[${box.endRowIndex}] must be after startRowIndex[${box.startRowIndex}] when specified`,
    );
  if (box.endColumnIndex <= box.startColumnIndex)
    throw badRequest(
      `endColumnIndex[${box.endColumnIndex}] must be after startColumnIndex[${box.startColumnIndex}] when specified`,
    );
  if (box.endRowIndex > sheet.rowCount || box.endColumnIndex > sheet.columnCount)
    throw badRequest(
      `range (${boxName(sheet, box)}) exceeds grid limits. Max rows: ${sheet.rowCount}, max columns: ${sheet.columnCount}`,
    );
  return box;
}

/** Says whether the first box lies completely within the second. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.startRowIndex >= outer.startRowIndex &&
  inner.endRowIndex <= outer.endRowIndex &&
  inner.startColumnIndex >= outer.startColumnIndex &&
  inner.endColumnIndex <= outer.endColumnIndex;

export const hasOverlap = (one: Box, other: Box): boolean =>
  one.startRowIndex < other.endRowIndex &&
  other.startRowIndex < one.endRowIndex &&
  one.startColumnIndex < other.endColumnIndex &&
  other.startColumnIndex < one.endColumnIndex;

/** Writes a box in A1 notation with its tab. The tab's title is in quotes unless it is a single word. */
export function a1Name({ title }: Sheet, box: Box): string {
  const tab = /^[A-Za-z_]\w*$/.test(title) ? title : `'${title.replaceAll("'", "''")}'`;
  const first = `${columnLetters(box.startColumnIndex)}${box.startRowIndex + 1}`;
  const last = `${columnLetters(box.endColumnIndex - 1)}${box.endRowIndex}`;
  return first === last ? `${tab}!${first}` : `${tab}!${first}:${last}`;
}

export const cellCount = (box: Box): number =>
  (box.endRowIndex - box.startRowIndex) * (box.endColumnIndex - box.startColumnIndex);

export function forEachCell(box: Box, visit: (row: number, column: number) => void): void {
  for (let row = box.startRowIndex; row < box.endRowIndex; row++)
    for (let column = box.startColumnIndex; column < box.endColumnIndex; column++) visit(row, column);
}

/** Parses a range such as `Season!A1:C9`, `'Polar Power'!A:C` or only the title of a tab. Throws Google's error 400. */
export function parseA1(workbook: Workbook, text: string): { sheet: Sheet; box: Box } {
  const { sheet, cells } = splitA1(workbook, text);
  if (!sheet) throw unparsable(text);
  if (cells === undefined) return { sheet, box: boxOf(sheet, {}) };
  const range = parseCells(cells, text);
  const { rowCount, columnCount } = sheet;
  // A read may name more rows and columns than exist if it starts within the sheet.
  if (range.endRowIndex !== undefined) range.endRowIndex = Math.min(range.endRowIndex, rowCount);
  if (range.endColumnIndex !== undefined) range.endColumnIndex = Math.min(range.endColumnIndex, columnCount);
  if ((range.startRowIndex ?? 0) >= rowCount || (range.startColumnIndex ?? 0) >= columnCount)
    throw badRequest(
      `Range (${text}) exceeds grid limits. Max rows: ${rowCount}, max columns: ${columnCount}`,
    );
  return { sheet, box: boxOf(sheet, range) };
}

const unparsable = (text: string) => badRequest(`Unable to parse range: ${text}`);

/** Splits a range into its tab and the text of its cells. A range without a tab belongs to the first tab. */
function splitA1(workbook: Workbook, text: string): { sheet: Sheet | undefined; cells: string | undefined } {
  const split = /^(?:'((?:[^']|'')*)'|([^'!]+))(?:!(.+))?$/.exec(text);
  const title = split?.[1]?.replaceAll("''", "'") ?? split?.[2];
  const named = workbook.sheets.find((sheet) => sheet.title === title);
  if (named) return { sheet: named, cells: split?.[3] };
  const isCellsOnly = /^\$?[A-Za-z]{1,3}\$?\d+(:.*)?$/.test(text) && !text.includes('!');
  return { sheet: isCellsOnly ? workbook.sheets[0] : undefined, cells: text };
}

/** Parses the cells of an A1 range, such as `B2`, `A1:C9`, `A:C`, `2:5`. `text` is the whole range, for the error message. */
function parseCells(cells: string, text: string): GridRange {
  const parts = /^\$?([A-Za-z]{0,3})\$?(\d*)(?::\$?([A-Za-z]{0,3})\$?(\d*))?$/.exec(cells);
  if (!parts || cells === '') throw unparsable(text);
  const [, column, row] = parts;
  const [lastColumn, lastRow] = cells.includes(':') ? [parts[3], parts[4]] : [column, row];
  const range: GridRange = {};
  if (column) range.startColumnIndex = columnIndex(column);
  if (row) range.startRowIndex = Number(row) - 1;
  if (lastColumn) range.endColumnIndex = columnIndex(lastColumn) + 1;
  if (lastRow) range.endRowIndex = Number(lastRow);
  return range;
}
