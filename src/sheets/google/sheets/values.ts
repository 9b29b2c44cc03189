import type { sheets_v4 } from '@googleapis/sheets';
import type { Cell } from '../../../rules/declare/position.ts';
import type { RowSpan, SkippedRows, Tab } from '../../ports.ts';
import { messageOf } from '../../problem.ts';

type SheetsService = GoogleAppsScript.Sheets;
declare const Sheets: SheetsService;

/** One part of a tab in the answer: its range in A1 notation, its rows, and the filter that selected it. */
type MatchedRange = sheets_v4.Schema$MatchedValueRange;

/**
 * The tabs with these ids in the order of the ids, in one call that carries each cell once: a formula as its text, a time as
 * a number. Undefined when one of them does not exist, when rows to be skipped lie beyond its end, or when the answer is not
 * as G71 says.
 */
export function readValues(
  id: string,
  sheetIds: readonly number[],
  skip: SkippedRows = new Map(),
): readonly Tab[] | undefined {
  const asked = sheetIds.map((sheetId) => ({ sheetId, skipped: skip.get(sheetId) ?? [] }));
  const ranges = callForValues(
    id,
    asked.flatMap(({ sheetId, skipped }) => keptRows(skipped).map((rows) => ({ sheetId, ...rows }))),
  );
  const parts = ranges?.flatMap((one) => partOf(one) ?? []) ?? [];
  const found = asked.flatMap((one) => tabOf(one, parts) ?? []);
  return found.length === sheetIds.length ? found : undefined;
}

/** The rows of a tab that are not skipped, as ranges. */
function keptRows(skipped: readonly RowSpan[]): { startRowIndex?: number; endRowIndex?: number }[] {
  const ends = [...skipped.map(([from]) => ({ endRowIndex: from })), {}];
  return ends.map((end, i) => {
    const before = skipped[i - 1];
    return before ? { startRowIndex: before[1], ...end } : end;
  });
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
    const answer = Sheets.Spreadsheets?.Values?.batchGetByDataFilter(
      request as GoogleAppsScript.Sheets.Schema.BatchGetValuesByDataFilterRequest,
      id,
    ) as sheets_v4.Schema$BatchGetValuesByDataFilterResponse | undefined;
    return answer?.valueRanges ?? [];
  } catch (error) {
    const text = messageOf(error);
    if (/No (grid|sheet) with id|dataFilter|grid limits/i.test(text)) return undefined;
    throw error;
  }
}

/** Rows of a tab that lie together. */
interface Part {
  readonly sheetId: number;
  readonly title: string;
  /** Its first row, from 0, and the row after its last one. */
  readonly from: number;
  readonly to: number;
  readonly cells: readonly Cell[][];
}

/** `'Polar Power'!A1:Z100`: the title, the first row and the last one. */
const RANGE = /^(?:'((?:[^']|'')*)'|([^!']+))!A(\d+)(?::[A-Z]+(\d+))?$/;

function partOf({ valueRange, dataFilters }: MatchedRange): Part | undefined {
  const [whole, quoted, plain, first = '1', last = first] = RANGE.exec(valueRange?.range ?? '') ?? [];
  const grid = dataFilters?.[0]?.gridRange;
  if (whole === undefined || !grid) return undefined;
  return {
    // Google leaves out a 0.
    sheetId: grid.sheetId ?? 0,
    title: plain ?? (quoted ?? '').replace(/''/g, "'"),
    from: Number(first) - 1,
    to: Number(last),
    cells: ((valueRange?.values ?? []) as Cell[][]).slice(0, Number(last) - Number(first) + 1),
  };
}

/** A tab from its parts; undefined where they are not those that were asked for. */
function tabOf(
  { sheetId, skipped }: { readonly sheetId: number; readonly skipped: readonly RowSpan[] },
  all: readonly Part[],
): Tab | undefined {
  const parts = all.filter((part) => part.sheetId === sheetId).sort((a, b) => a.from - b.from);
  const [first] = parts;
  const isAsked = [0, ...skipped.map(([, to]) => to)].every((from, i) => parts[i]?.from === from);
  if (!first || !isAsked || parts.length !== skipped.length + 1) return undefined;
  const cells: Cell[][] = [];
  for (const part of parts) {
    while (cells.length < part.from) cells.push([]);
    cells.push(...part.cells);
  }
  return {
    sheetId,
    title: first.title,
    rowCount: Math.max(...parts.map(({ to }) => to)),
    cells,
    ...(skipped.length > 0 ? { skipped } : {}),
  };
}
