import type { sheets_v4 } from '@googleapis/sheets';
import type { Cell } from '../../../rules/declare/position.ts';
import type { Tab } from '../../ports.ts';
import { isLimit, statusOf } from './limits.ts';

/** One part of a tab in the answer: its range in A1 notation, its rows, and the filter that selected it. */
type MatchedRange = sheets_v4.Schema$MatchedValueRange;

/**
 * The tabs with these ids in the order of the ids, in one call that carries each cell once: a formula as its text, a time as
 * a number. Undefined when one of them does not exist, or when the answer is not as G71 says.
 */
export function readValues(id: string, sheetIds: readonly number[]): readonly Tab[] | undefined {
  const ranges = callForValues(
    id,
    sheetIds.map((sheetId) => ({ sheetId })),
  );
  const read = ranges?.flatMap((one) => tabOf(one) ?? []) ?? [];
  const found = sheetIds.flatMap((id) => read.find(({ sheetId }) => sheetId === id) ?? []);
  return found.length === sheetIds.length ? found : undefined;
}

function callForValues(
  id: string,
  gridRanges: readonly sheets_v4.Schema$GridRange[],
): readonly MatchedRange[] | undefined {
  const request: sheets_v4.Schema$BatchGetValuesByDataFilterRequest = {
    dataFilters: gridRanges.map((gridRange) => ({ gridRange })),
    majorDimension: 'ROWS',
    valueRenderOption: 'FORMULA',
    dateTimeRenderOption: 'SERIAL_NUMBER',
  };
  try {
    const answer = Sheets!.Spreadsheets?.Values?.batchGetByDataFilter(
      request as GoogleAppsScript.Sheets.Schema.BatchGetValuesByDataFilterRequest,
      id,
    ) as sheets_v4.Schema$BatchGetValuesByDataFilterResponse | undefined;
    return answer?.valueRanges ?? [];
  } catch (error) {
    // Reading the whole workbook tells whether a tab is gone, or why nothing can be read.
    if (isLimit(statusOf(error))) throw error;
    return undefined;
  }
}

/** `'Polar Power'!A1:Z100`: the title and the last row. */
const RANGE = /^(?:'((?:[^']|'')*)'|([^!']+))!A1(?::[A-Z]+(\d+))?$/;

function tabOf({ valueRange, dataFilters }: MatchedRange): Tab | undefined {
  const [whole, quoted, plain, last = '1'] = RANGE.exec(valueRange?.range ?? '') ?? [];
  const grid = dataFilters?.[0]?.gridRange;
  if (whole === undefined || !grid) return undefined;
  const rowCount = Number(last);
  return {
    // Google leaves out a 0.
    sheetId: grid.sheetId ?? 0,
    title: plain ?? (quoted ?? '').replace(/''/g, "'"),
    rowCount,
    cells: ((valueRange?.values ?? []) as Cell[][]).slice(0, rowCount),
  };
}
