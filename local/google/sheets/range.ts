// Ranges of a sheet: 0-based and half open in requests, A1 in `ranges`; both are held to the sheet's bounds.
import { badRequest } from '../base/errors.ts';
import type { GridRange } from './shapes.ts';
import { columnIndex, columnLetters, type Sheet, type Workbook } from './workbook.ts';

export type Box = Required<{ [K in keyof GridRange]: number }>;

const boxName = (sheet: Sheet, box: Box): string =>
  `${sheet.title}!${columnLetters(box.startColumnIndex)}${box.startRowIndex + 1}:${columnLetters(box.endColumnIndex - 1)}${box.endRowIndex}`;

/** A range's box within its sheet: missing ends are the sheet's own, and what exceeds the grid is refused. */
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

/** Reads a range such as `Season!A1:C9`, `'Polar Power'!A:C` or just a tab's name. */
export function parseA1(workbook: Workbook, text: string): { sheet: Sheet; box: Box } {
  const refuse = () => badRequest(`Unable to parse range: ${text}`);
  const split = /^(?:'((?:[^']|'')*)'|([^'!]+))(?:!(.+))?$/.exec(text);
  const cellsOnly = /^\$?[A-Za-z]{1,3}\$?\d+(:.*)?$/.test(text) && !text.includes('!');
  const named = workbook.sheets.find(
    (sheet) => sheet.title === (split?.[1]?.replaceAll("''", "'") ?? split?.[2]),
  );
  const sheet = named ?? (cellsOnly ? workbook.sheets[0] : undefined);
  if (!sheet) throw refuse();
  const cells = named ? split?.[3] : text;
  if (cells === undefined) return { sheet, box: boxOf(sheet, {}) };
  const ends = /^\$?([A-Za-z]{0,3})\$?(\d*)(?::\$?([A-Za-z]{0,3})\$?(\d*))?$/.exec(cells);
  if (!ends || cells === '') throw refuse();
  const [, column, row, toColumn, toRow] = ends;
  const isSingle = !cells.includes(':');
  const range: GridRange = {};
  if (column) range.startColumnIndex = columnIndex(column);
  if (row) range.startRowIndex = Number(row) - 1;
  if (isSingle ? column : toColumn) range.endColumnIndex = columnIndex((isSingle ? column : toColumn)!) + 1;
  if (isSingle ? row : toRow) range.endRowIndex = Number(isSingle ? row : toRow);
  const { rowCount, columnCount } = sheet;
  // A read may name more rows than there are, as long as it begins inside.
  if (range.endRowIndex !== undefined) range.endRowIndex = Math.min(range.endRowIndex, rowCount);
  if (range.endColumnIndex !== undefined) range.endColumnIndex = Math.min(range.endColumnIndex, columnCount);
  if ((range.startRowIndex ?? 0) >= rowCount || (range.startColumnIndex ?? 0) >= columnCount)
    throw badRequest(
      `Range (${text}) exceeds grid limits. Max rows: ${rowCount}, max columns: ${columnCount}`,
    );
  return { sheet, box: boxOf(sheet, range) };
}
