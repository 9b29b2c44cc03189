import type { sheets_v4 } from '@googleapis/sheets';
import type { Cell } from '../../../rules/declare/position.ts';
import type { BoundTabs, Tab } from '../../ports.ts';
import { wellFormed } from '../../responses/answer-limits.ts';
import { columnAt } from '../../workbook/address.ts';
import { isLimit, statusOf } from './limits.ts';

type Filter = sheets_v4.Schema$DataFilter;
type Bound = NonNullable<ReturnType<BoundTabs['get']>>;

const UNBOUND: Bound = { ids: [], isWhole: true };

/** A part of a tab in Google's answer: the range in A1 notation, the rows, and the filters that selected this part. */
type MatchedRange = sheets_v4.Schema$MatchedValueRange;

/**
 * Reads the tabs with these ids, in this order, in one call. Gives a formula as text, and a time as a number. If a bound
 * column of a tab is missing, reads the whole tab in another call. Gives undefined if a tab does not exist, or if the
 * answer differs from G71.
 */
export function readValues(
  id: string,
  sheetIds: readonly number[],
  bound: BoundTabs = new Map(),
): readonly Tab[] | undefined {
  const asked = sheetIds.map((sheetId) => ({ sheetId, ...(bound.get(sheetId) ?? UNBOUND) }));
  const ranges = callForValues(id, asked.flatMap(filtersFor)) ?? [];
  const read = asked.flatMap((one) => tabOf(one, ranges) ?? []);
  if (read.length < asked.length) return undefined;
  const partly = asked.filter(({ ids, isWhole }, i) => !isWhole && (read[i]?.bound?.size ?? 0) < ids.length);
  if (partly.length === 0) return read;
  const whole = readValues(
    id,
    partly.map(({ sheetId }) => sheetId),
  );
  return whole && read.map((tab) => ({ ...tab, ...whole.find(({ sheetId }) => sheetId === tab.sheetId) }));
}

type Asked = Bound & Pick<Tab, 'sheetId'>;

/** Gives the filters that select the whole tab, or only its first row. Further filters select the tab's bound columns. */
function filtersFor({ sheetId, ids, isWhole }: Asked): readonly Filter[] {
  return [
    { gridRange: isWhole ? { sheetId } : { sheetId, startRowIndex: 0, endRowIndex: 1 } },
    ...ids.map((metadataId) => ({ developerMetadataLookup: { metadataId } })),
  ];
}

function callForValues(id: string, dataFilters: readonly Filter[]): readonly MatchedRange[] | undefined {
  const request: sheets_v4.Schema$BatchGetValuesByDataFilterRequest = {
    dataFilters: [...dataFilters],
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
    // Reading the whole workbook then shows whether a tab is gone, or why nothing can be read.
    if (isLimit(statusOf(error))) throw error;
    return undefined;
  }
}

/** Matches a range such as `'Polar Power'!C1:C100`: the title, the first column and the last row. */
const RANGE = /^(?:'((?:[^']|'')*)'|([^!']+))!([A-Z]+)1(?::[A-Z]+(\d+))?$/;

/** Finds a tab in the answer; undefined if the answer does not contain the tab. */
function tabOf({ sheetId, ids, isWhole }: Asked, ranges: readonly MatchedRange[]): Tab | undefined {
  // Google leaves out an id of 0.
  const top = partOf(ranges, ({ gridRange }) => gridRange && (gridRange.sheetId ?? 0) === sheetId);
  if (!top) return undefined;
  const found = ids.flatMap((id) => {
    const part = partOf(ranges, ({ developerMetadataLookup }) => developerMetadataLookup?.metadataId === id);
    return part?.title === top.title ? [{ id, ...part }] : [];
  });
  const rowCount = Math.max(top.rowCount, ...found.map((part) => part.rowCount));
  const cells = isWhole ? top.cells : withColumns(top.cells[0] ?? [], found);
  const tab: Tab = { sheetId, title: top.title, rowCount, cells };
  return ids.length === 0 ? tab : { ...tab, bound: new Map(found.map(({ id, column }) => [id, column])) };
}

/** Builds the rows of a tab from the first row and some columns of the tab. */
function withColumns(first: readonly Cell[], columns: readonly Pick<Part, 'column' | 'cells'>[]): Cell[][] {
  const height = Math.max(1, ...columns.map(({ cells }) => cells.length));
  const rows = Array.from({ length: height }, (_, row): Cell[] => (row === 0 ? [...first] : []));
  for (const { column, cells } of columns)
    cells.forEach(([value = ''], row) => {
      const line = rows[row] as Cell[];
      while (line.length <= column) line.push('');
      line[column] = value;
    });
  return rows;
}

/** Gives a cell with � in place of half of a character, because hashes and Google refuse such a half. */
export function wholeCell(cell: Cell): Cell {
  return typeof cell === 'string' ? wellFormed(cell) : cell;
}

/** A parsed part of a tab in Google's answer. */
interface Part extends Pick<Tab, 'title' | 'rowCount' | 'cells'> {
  /** Zero-based index of the first column in this part of the tab. */
  readonly column: number;
}

/** Finds the part of the answer that a filter selected. */
function partOf(ranges: readonly MatchedRange[], isWanted: (filter: Filter) => unknown): Part | undefined {
  const { valueRange } = ranges.find(({ dataFilters = [] }) => dataFilters.some(isWanted)) ?? {};
  const [whole, quoted, plain, letters = '', last = '1'] = RANGE.exec(valueRange?.range ?? '') ?? [];
  if (whole === undefined) return undefined;
  const rowCount = Number(last);
  return {
    title: plain ?? (quoted ?? '').replace(/''/g, "'"),
    column: columnAt(letters),
    rowCount,
    cells: ((valueRange?.values ?? []) as Cell[][]).slice(0, rowCount).map((line) => line.map(wholeCell)),
  };
}
