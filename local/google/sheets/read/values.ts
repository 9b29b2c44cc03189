// spreadsheets.values.batchGetByDataFilter: the values of tabs by their ids, whole or some of their rows.
import type { sheets_v4 } from '@googleapis/sheets';
import * as z from 'zod/mini';
import { badRequest, NotCovered } from '../../base/errors.ts';
import { type CellValue, checkShape, GRID_RANGE, type GridRange } from '../../world/shapes.ts';
import type { Sheet, Workbook } from '../../world/workbook.ts';
import { a1Name, type Box, boxOf } from './range.ts';

const REQUEST = z.partial(
  z.strictObject({
    dataFilters: z.array(z.partial(z.strictObject({ gridRange: GRID_RANGE, a1Range: z.string() }))),
    majorDimension: z.enum(['ROWS', 'COLUMNS']),
    valueRenderOption: z.enum(['FORMATTED_VALUE', 'UNFORMATTED_VALUE', 'FORMULA']),
    dateTimeRenderOption: z.enum(['SERIAL_NUMBER', 'FORMATTED_STRING']),
  }),
);

/** The answer for a workbook; throws the API's 400 for a tab that does not exist. */
export function valuesByFilter(workbook: Workbook, body: unknown): sheets_v4.Schema$MatchedValueRange[] {
  const { dataFilters = [], ...options } = checkShape(REQUEST, body, 'request');
  if (dataFilters.length === 0) throw badRequest('Must specify at least one dataFilter.');
  const { majorDimension, valueRenderOption, dateTimeRenderOption } = options;
  if (
    majorDimension === 'COLUMNS' ||
    valueRenderOption !== 'FORMULA' ||
    dateTimeRenderOption !== 'SERIAL_NUMBER'
  )
    throw new NotCovered('values that are not rows of formulas and serial numbers');
  const asked = dataFilters.map(({ gridRange, a1Range }, i): Asked => {
    if (a1Range !== undefined) throw new NotCovered('a filter by a1Range');
    if (!gridRange) throw badRequest(`Invalid dataFilter[${i}]: dataFilter.filter must be specified.`);
    const { sheetId = 0, startColumnIndex, endColumnIndex } = gridRange;
    if (startColumnIndex !== undefined || endColumnIndex !== undefined)
      throw new NotCovered('a filter by columns');
    const sheet = workbook.sheets.find((one) => one.sheetId === sheetId);
    if (!sheet) throw badRequest(`Invalid dataFilter[${i}]: No grid with id: ${sheetId}`);
    return { sheet, gridRange, box: readBox(sheet, gridRange) };
  });
  // In the order of the tabs and their rows, and once for those that are named twice.
  return workbook.sheets.flatMap((sheet) =>
    asked
      .filter((one) => one.sheet === sheet)
      .sort((one, other) => one.box.startRowIndex - other.box.startRowIndex)
      .filter((one, i, all) => i === 0 || !isSame(one.box, (all[i - 1] as Asked).box))
      .map((one) => matchedRange(one, asked)),
  );
}

/** A filter of a request, and the cells that it selects. */
interface Asked {
  readonly sheet: Sheet;
  readonly gridRange: GridRange;
  readonly box: Box;
}

function isSame(one: Box, other: Box): boolean {
  return one.startRowIndex === other.startRowIndex && one.endRowIndex === other.endRowIndex;
}

/** The cells that a filter selects: as far as the tab goes. Throws where it begins beyond the end. */
function readBox(sheet: Sheet, { startRowIndex = 0, endRowIndex = sheet.rowCount }: GridRange): Box {
  const { rowCount, columnCount } = sheet;
  if (startRowIndex >= rowCount)
    throw badRequest(
      `Range (${sheet.title}!A${startRowIndex + 1}) exceeds grid limits. Max rows: ${rowCount}, max columns: ${columnCount}`,
    );
  return boxOf(sheet, { startRowIndex, endRowIndex: Math.min(endRowIndex, rowCount) });
}

function matchedRange({ sheet, box }: Asked, asked: readonly Asked[]): sheets_v4.Schema$MatchedValueRange {
  const values = valueRows(sheet, box);
  return {
    valueRange: {
      range: a1Name(sheet, box),
      majorDimension: 'ROWS',
      ...(values.length > 0 ? { values } : {}),
    },
    dataFilters: asked
      .filter((one) => one.sheet === sheet && isSame(one.box, box))
      .map(({ gridRange }) => ({ gridRange: withoutZeros(gridRange) })),
  };
}

/** A field that is 0 is left out. */
function withoutZeros(range: GridRange): GridRange {
  return Object.fromEntries(Object.entries(range).filter(([, value]) => value !== 0));
}

/** Rows of values without the empty ones at the end of each, and at the end. */
function valueRows({ rows }: Sheet, { startRowIndex, endRowIndex }: Box): unknown[][] {
  const values = rows.slice(startRowIndex, endRowIndex).map((row) =>
    withoutEnd(
      row.map((cell) => enteredValue(cell?.userEnteredValue)),
      (one) => one === '',
    ),
  );
  return withoutEnd(values, (row) => row.length === 0);
}

function withoutEnd<T>(list: T[], isEmpty: (one: T) => boolean): T[] {
  let end = list.length;
  while (end > 0 && isEmpty(list[end - 1] as T)) end--;
  return list.slice(0, end);
}

function enteredValue(value: CellValue | undefined): string | number | boolean {
  return value?.formulaValue ?? value?.stringValue ?? value?.numberValue ?? value?.boolValue ?? '';
}
