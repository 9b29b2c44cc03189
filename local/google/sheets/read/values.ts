// spreadsheets.values.batchGetByDataFilter: the values of tabs by their ids, whole or some of their rows, and of columns by their metadata.
import type { sheets_v4 } from '@googleapis/sheets';
import * as z from 'zod/mini';
import { badRequest, NotCovered } from '../../base/errors.ts';
import {
  type CellValue,
  checkShape,
  DATA_FILTER,
  type DataFilter,
  type GridRange,
} from '../../world/shapes.ts';
import type { Switches } from '../../world/switches.ts';
import type { Sheet, Workbook } from '../../world/workbook.ts';
import { a1Name, type Box, boxOf } from './range.ts';

const REQUEST = z.partial(
  z.strictObject({
    dataFilters: z.array(DATA_FILTER),
    majorDimension: z.enum(['ROWS', 'COLUMNS']),
    valueRenderOption: z.enum(['FORMATTED_VALUE', 'UNFORMATTED_VALUE', 'FORMULA']),
    dateTimeRenderOption: z.enum(['SERIAL_NUMBER', 'FORMATTED_STRING']),
  }),
);

/** A range of values and its tab. */
export interface MatchedRange {
  readonly sheet: Sheet;
  readonly range: sheets_v4.Schema$MatchedValueRange;
}

/** Stand-in for values.batchGetByDataFilter on a workbook. Throws the API's error 400 for a missing tab. */
export function valuesByFilter(
  workbook: Workbook,
  body: unknown,
  switches: Switches = {},
): readonly MatchedRange[] {
  const { dataFilters = [], ...options } = checkShape(REQUEST, body, 'request');
  if (dataFilters.length === 0) throw badRequest('Must specify at least one dataFilter.');
  const { majorDimension, valueRenderOption, dateTimeRenderOption } = options;
  if (
    majorDimension === 'COLUMNS' ||
    valueRenderOption !== 'FORMULA' ||
    dateTimeRenderOption !== 'SERIAL_NUMBER'
  )
    throw new NotCovered('values that are not rows of formulas and serial numbers');
  const asked = dataFilters.flatMap((filter, i) => selected(workbook, filter, i, switches));
  // In the order of the tabs and their cells, and once for those that are named twice.
  return workbook.sheets.flatMap((sheet) =>
    asked
      .filter((one) => one.sheet === sheet)
      .sort((one, other) => orderOf(one.box) - orderOf(other.box))
      .filter((one, i, all) => i === 0 || !isSame(one.box, (all[i - 1] as Asked).box))
      .map((one) => ({ sheet, range: matchedRange(one, asked) })),
  );
}

/** A filter of a request, with the cells that it selects. */
interface Asked {
  readonly sheet: Sheet;
  readonly filter: DataFilter;
  readonly box: Box;
}

/** Gives the cells that a filter selects. A filter that names unknown metadata selects nothing. */
function selected(
  { sheets }: Workbook,
  filter: DataFilter,
  i: number,
  { lookupsRefused }: Switches,
): readonly Asked[] {
  const { gridRange, a1Range, developerMetadataLookup: lookup } = filter;
  if (a1Range !== undefined) throw new NotCovered('a filter by a1Range');
  if (lookup) {
    if (lookup.metadataId === undefined) throw new NotCovered('metadata by anything but its id');
    const id = lookup.metadataId;
    const sheet = sheets.find(({ metadata }) => metadata[id] !== undefined);
    if (sheet) {
      const startColumnIndex = sheet.metadata[id] as number;
      const box = boxOf(sheet, { startColumnIndex, endColumnIndex: startColumnIndex + 1 });
      return [{ sheet, filter, box }];
    }
    if (lookupsRefused) throw badRequest(`Invalid dataFilter[${i}]: No developer metadata with id: ${id}`);
    return [];
  }
  if (!gridRange) throw badRequest(`Invalid dataFilter[${i}]: dataFilter.filter must be specified.`);
  const { sheetId = 0, startColumnIndex, endColumnIndex } = gridRange;
  if (startColumnIndex !== undefined || endColumnIndex !== undefined)
    throw new NotCovered('a filter by columns');
  const sheet = sheets.find((one) => one.sheetId === sheetId);
  if (!sheet) throw badRequest(`Invalid dataFilter[${i}]: No grid with id: ${sheetId}`);
  return [{ sheet, filter: { gridRange: withoutZeros(gridRange) }, box: readBox(sheet, gridRange) }];
}

const orderOf = ({ startRowIndex, endRowIndex, startColumnIndex }: Box) =>
  startColumnIndex + (startRowIndex + endRowIndex / 1e7) * 1e6;

function isSame(one: Box, other: Box): boolean {
  return (Object.keys(one) as (keyof Box)[]).every((key) => one[key] === other[key]);
}

/** Gives the cells that a filter selects, without cells beyond the end of the tab. Throws if all these cells are beyond the end. */
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
      .map(({ filter }) => filter),
  };
}

/** Removes fields that are 0. */
function withoutZeros(range: GridRange): GridRange {
  return Object.fromEntries(Object.entries(range).filter(([, value]) => value !== 0));
}

/** Gives the values of a box, row by row. Leaves out empty cells at the end of each row, and empty rows at the end. */
function valueRows({ rows }: Sheet, box: Box): unknown[][] {
  const values = rows.slice(box.startRowIndex, box.endRowIndex).map((row) =>
    withoutEnd(
      row.slice(box.startColumnIndex, box.endColumnIndex).map((cell) => enteredValue(cell?.userEnteredValue)),
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
