// spreadsheets.values.batchGetByDataFilter: the values of whole tabs, by their ids.
import type { sheets_v4 } from '@googleapis/sheets';
import * as z from 'zod/mini';
import { badRequest, NotCovered } from '../base/errors.ts';
import { a1Name, boxOf } from './range.ts';
import { type CellValue, checkShape, GRID_RANGE } from './shapes.ts';
import type { Sheet, Workbook } from './workbook.ts';

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
  const asked = dataFilters.map(({ gridRange, a1Range }, i) => {
    if (a1Range !== undefined) throw new NotCovered('a filter by a1Range');
    if (!gridRange) throw badRequest(`Invalid dataFilter[${i}]: dataFilter.filter must be specified.`);
    const { sheetId = 0, ...bounds } = gridRange;
    if (Object.keys(bounds).length > 0) throw new NotCovered('a filter by a part of a tab');
    const sheet = workbook.sheets.find((one) => one.sheetId === sheetId);
    if (!sheet) throw badRequest(`Invalid dataFilter[${i}]: No grid with id: ${sheetId}`);
    return sheet;
  });
  // In the order of the tabs, and once for those that are named twice.
  return workbook.sheets.filter((sheet) => asked.includes(sheet)).map((sheet) => matchedRange(sheet, asked));
}

function matchedRange(sheet: Sheet, asked: readonly Sheet[]): sheets_v4.Schema$MatchedValueRange {
  const values = valueRows(sheet);
  // A field that is 0 is left out.
  const gridRange = sheet.sheetId === 0 ? {} : { sheetId: sheet.sheetId };
  return {
    valueRange: {
      range: a1Name(sheet, boxOf(sheet, {})),
      majorDimension: 'ROWS',
      ...(values.length > 0 ? { values } : {}),
    },
    dataFilters: asked.filter((one) => one === sheet).map(() => ({ gridRange })),
  };
}

/** Rows of values without the empty ones at the end of each, and at the end. */
function valueRows({ rows }: Sheet): unknown[][] {
  const values = rows.map((row) =>
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
