// Changes of a batch that a switch causes.
import { badRequest } from '../base/errors.ts';
import type { Cell } from '../world/shapes.ts';
import type { Switches } from '../world/switches.ts';
import type { Sheet, Workbook } from '../world/workbook.ts';
import type { MatchedRange } from './read/values.ts';
import { applyBatch } from './requests/batch-update.ts';
import { parseTyped } from './typed-text.ts';

interface Loose {
  createDeveloperMetadata?: object;
  addSheet?: { properties?: { sheetId?: number } };
  updateSheetProperties?: { properties?: { sheetId?: number }; fields?: string };
  mergeCells?: { mergeType?: string };
  updateCells?: {
    start?: { sheetId?: number; rowIndex?: number; columnIndex?: number };
    rows?: { values?: Cell[] }[];
  };
  updateDimensionProperties?: { properties?: { hiddenByUser?: boolean }; fields?: string };
}

/** Names of the switches that change requests. */
const CHANGING = [
  'ownTabIds',
  'parsedWrites',
  'oneMerge',
  'runsIgnored',
  'hiddenStays',
  'cellLimit',
  'metadataLost',
] as const;

/** Changes the requests of a batch as the switches demand. Throws if a text is too long, or if a tab cannot have its new title. */
export function switchedRequests(
  requests: readonly unknown[],
  sheets: readonly Sheet[],
  switches: Switches,
): readonly unknown[] {
  refuse(requests as readonly Loose[], sheets, switches);
  if (CHANGING.every((name) => switches[name] === undefined)) return requests;
  const all = structuredClone(requests) as Loose[];
  const copy = switches.metadataLost ? all.filter((one) => !one.createDeveloperMetadata) : all;
  for (const { addSheet, mergeCells, updateCells, updateDimensionProperties: size } of copy) {
    if (switches.hiddenStays && size?.properties?.hiddenByUser === false) size.fields = 'pixelSize';
    if (mergeCells && switches.oneMerge) mergeCells.mergeType = 'MERGE_ALL';
    if (switches.ownTabIds) delete addSheet?.properties?.sheetId;
    const cells = (updateCells?.rows ?? []).flatMap(({ values = [] }) => values);
    for (const cell of cells) switchCell(cell, switches);
  }
  return copy;
}

function refuse(requests: readonly Loose[], sheets: readonly Sheet[], switches: Switches): void {
  if (switches.fixedTitles) checkTitles(requests, sheets);
  if (switches.responseTables) checkHeads(requests, sheets);
}

function checkTitles(requests: readonly Loose[], sheets: readonly Sheet[]): void {
  for (const { updateSheetProperties: given } of requests) {
    const sheet = sheets.find(({ sheetId }) => sheetId === given?.properties?.sheetId);
    if (sheet?.formId !== undefined && given?.fields?.includes('title'))
      throw badRequest("You can't rename a sheet with a linked form.");
  }
}

/** Refuses empty and repeated headings in the table of a responses tab. */
function checkHeads(requests: readonly Loose[], sheets: readonly Sheet[]): void {
  for (const { updateCells: { start, rows = [] } = {} } of requests) {
    const sheet = sheets.find(({ sheetId }) => sheetId === start?.sheetId);
    if (sheet?.formId === undefined || (start?.rowIndex ?? 0) > 0) continue;
    const headOf = (cell?: Cell | null) => cell?.userEnteredValue?.stringValue ?? '';
    const heads = (sheet.rows[0] ?? []).map(headOf);
    for (const [i, cell] of (rows[0]?.values ?? []).entries()) {
      const column = (start?.columnIndex ?? 0) + i;
      heads[column] = headOf(cell);
    }
    const width = (sheet.rows[0] ?? []).filter((cell) => headOf(cell) !== '').length;
    const written = heads.slice(0, width).map((head) => head.toLowerCase());
    if (written.includes('') || new Set(written).size < width)
      throw badRequest('Table column names must be unique and not empty.');
  }
}

function switchCell(cell: Cell, { parsedWrites, cellLimit, runsIgnored }: Switches): void {
  if (runsIgnored) delete cell.textFormatRuns;
  const text = cell.userEnteredValue?.stringValue;
  if (text === undefined) return;
  if (cellLimit !== undefined && text.length > cellLimit)
    throw badRequest(
      `Your input contains more than the maximum of ${cellLimit} characters in a single cell.`,
    );
  if (parsedWrites) Object.assign(cell, { userEnteredValue: parseTyped(text).userEnteredValue });
}

/** Moves the developer metadata of a workbook back to the columns where they were before a batch. */
export function withStayingMetadata(workbook: Workbook, before: Workbook): Workbook {
  const stood = new Map(before.sheets.map(({ sheetId, metadata }) => [sheetId, metadata]));
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      metadata: { ...sheet.metadata, ...stood.get(sheet.sheetId) },
    })),
  };
}

/** Applies the requests of a batch up to the first request that is refused. */
export function halfBatch(workbook: Workbook, requests: readonly unknown[]): Workbook {
  let half = workbook;
  for (const request of requests)
    try {
      half = applyBatch(half, [request]).workbook;
    } catch {
      break;
    }
  return half;
}

interface Resource {
  sheets?: {
    properties?: { sheetId?: number };
    data?: { rowData?: { values?: { userEnteredValue?: unknown }[] }[] }[];
  }[];
}

/** Changes an answer with values as the switches demand. */
export function switchedValues(
  ranges: readonly MatchedRange[],
  { filtersUnsaid, valuesShown, responseTimesShown, trailingEmpties }: Switches,
): readonly object[] {
  return ranges.map(({ sheet, range: { valueRange = {}, dataFilters } }) => {
    const isLinked = sheet.formId !== undefined;
    const show = valuesShown || (responseTimesShown && isLinked) ? shown : (value: unknown) => value;
    const rows = (valueRange.values ?? []).map((row) => [
      ...row.map(show),
      ...(trailingEmpties ? ['', ''] : []),
    ]);
    const values = trailingEmpties ? [...rows, [], ['']] : rows;
    return { valueRange: { ...valueRange, values }, ...(filtersUnsaid ? {} : { dataFilters }) };
  });
}

/** Gives a value in the form in which a cell shows it: a text for a time, and the result for a formula. */
function shown(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isInteger(value)) return '10.1.2026 12:00:00';
  return typeof value === 'string' && value.startsWith('=') ? '#NAME?' : value;
}

/** Adds to a resource of a spreadsheet the empty cells and rows at the end of each tab. */
export function withTrailingEmpties(resource: object): object {
  for (const { data = [] } of (resource as Resource).sheets ?? [])
    for (const grid of data) {
      grid.rowData = [...(grid.rowData ?? []), {}, { values: [{}] }];
      for (const row of grid.rowData) row.values = [...(row.values ?? []), {}, {}];
    }
  return resource;
}
