import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid, Placed } from '../../../rules/board/grid.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import type { TabCopy, Write } from '../../ports.ts';
import { isWebAddress } from '../form-link.ts';
import { formatRequests } from './format-areas.ts';
import { type Area, rangeOf, type SheetRequest } from './sheet-request.ts';

const CONTENT_FIELDS = 'userEnteredValue,textFormatRuns,note,dataValidation';

/**
 * Gives the idempotent requests that replace a tab's whole content by a grid. The requests work whatever the tab
 * contains: the last drawing may not have arrived, or somebody may have changed it.
 */
export function renderTab(sheetId: number, title: string, grid: Grid, isNew: boolean): SheetRequest[] {
  const height = Math.max(1, grid.heights.length);
  const width = Math.max(
    1,
    grid.widths.length,
    ...grid.cells.map(({ column, columns = 1 }) => column + columns),
  );
  return [
    ...tabRequests(
      sheetId,
      title,
      grid,
      { rowCount: height, columnCount: width, hideGridlines: true },
      isNew,
    ),
    ...formatRequests(sheetId, grid, height, width),
    {
      // Cells beyond the rows are cleared.
      updateCells: {
        range: rangeOf(sheetId, { top: 0, bottom: height, left: 0, right: width }),
        rows: contentRows(grid.cells, height),
        fields: CONTENT_FIELDS,
      },
    },
    ...mergeRequests(sheetId, grid.cells),
    ...widthRequests(sheetId, pad(grid.widths, width, 100)),
    ...heightRequests(sheetId, pad(grid.heights, height, 21)),
    ...hidingRequests(sheetId, 'COLUMNS', grid.hidden?.columns ?? []),
    ...hidingRequests(sheetId, 'ROWS', grid.hidden?.rows ?? []),
  ];
}

/** Gives the requests that make a tab of a given size, or resize an existing tab and unmerge its cells. */
function tabRequests(
  sheetId: number,
  title: string,
  { frozenRows }: Grid,
  gridProperties: sheets_v4.Schema$GridProperties,
  isNew: boolean,
): SheetRequest[] {
  const properties = { sheetId, title, gridProperties };
  const atFirst = { ...gridProperties, ...(frozenRows ? { frozenRowCount: frozenRows } : {}) };
  if (isNew) return [{ addSheet: { properties: { ...properties, gridProperties: atFirst, index: 0 } } }];
  return [
    // Merges are removed before the size changes: Google refuses to cut a merged range.
    { unmergeCells: { range: { sheetId } } },
    {
      updateSheetProperties: {
        properties,
        fields: 'title,gridProperties(rowCount,columnCount,hideGridlines)',
      },
    },
  ];
}

export function renderWrite(write: Write): SheetRequest[] {
  if (write.kind === 'tab') return renderTab(write.sheetId, write.title, write.grid, write.isNew);
  if (write.kind === 'copy') return renderCopy(write.tab, write.isNew);
  if (write.kind === 'name') {
    const { sheetId, title } = write;
    return [{ updateSheetProperties: { properties: { sheetId, title }, fields: 'title' } }];
  }
  if (write.kind === 'bind')
    return write.columns.map(([id, column]) => bindRequest(write.sheetId, id, column));
  if (write.kind === 'drop') return [{ deleteSheet: { sheetId: write.sheetId } }];
  if (write.kind === 'cells') return renderCells(write);
  if (write.kind === 'shorten') return renderShorten(write);
  if (write.kind === 'block') {
    const start = { sheetId: write.sheetId, rowIndex: write.row, columnIndex: write.column };
    const rows = write.cells.map((line) => ({
      values: line.map((cell) => {
        const value = typeof cell === 'object' ? { formulaValue: cell.formula } : userValue(cell);
        return value ? { userEnteredValue: value } : {};
      }),
    }));
    return [{ updateCells: { start, rows, fields: 'userEnteredValue' } }];
  }
  const { sheetId, at, rows, rowCount, formats, moreColumns = 0, isInserted } = write;
  const missing = isInserted ? 0 : at + rows.length - rowCount;
  const range = { sheetId, dimension: 'ROWS', startIndex: at, endIndex: at + rows.length };
  const append = (dimension: string, length: number) =>
    length > 0 ? [{ appendDimension: { sheetId, dimension, length } }] : [];
  return [
    ...append('ROWS', missing),
    ...(isInserted ? [{ insertDimension: { range, inheritFromBefore: false } }] : []),
    ...append('COLUMNS', moreColumns),
    {
      updateCells: {
        start: { sheetId, rowIndex: at, columnIndex: 0 },
        rows: plainRows(rows, formats),
        fields: formats ? PLAIN_FIELDS : 'userEnteredValue',
      },
    },
  ];
}

/**
 * Gives the request that binds a column by metadata. Every script with access to the workbook sees the metadata, even
 * after a change of the script's Cloud project.
 */
function bindRequest(sheetId: number, metadataId: number, column: number): SheetRequest {
  const dimensionRange = { sheetId, dimension: 'COLUMNS', startIndex: column, endIndex: column + 1 };
  const developerMetadata = {
    metadataId,
    metadataKey: 'roundkeeper',
    visibility: 'DOCUMENT',
    location: { dimensionRange },
  };
  return { createDeveloperMetadata: { developerMetadata } };
}

/** Gives the requests that replace too long texts. A cell whose text has changed meanwhile keeps the new text. */
function renderShorten({ sheetId, cells }: Extract<Write, { kind: 'shorten' }>): SheetRequest[] {
  return cells.map(({ row, column, length, text }) => ({
    findReplace: {
      range: rangeOf(sheetId, { top: row, bottom: row + 1, left: column, right: column + 1 }),
      find: `^[\\s\\S]{${length},}$`,
      replacement: text,
      searchByRegex: true,
      includeFormulas: true,
    },
  }));
}

/** Gives the requests that write the values of single cells and heights of rows. Formats, notes and all other cells stay unchanged. */
function renderCells({
  sheetId,
  rowCount,
  cells,
  heights = new Map(),
}: Extract<Write, { kind: 'cells' }>): SheetRequest[] {
  const length = Math.max(0, ...cells.map(({ row }) => row + 1)) - rowCount;
  return [
    ...(length > 0 ? [{ appendDimension: { sheetId, dimension: 'ROWS', length } }] : []),
    ...cells.map(({ row, column, value }) => ({
      updateCells: {
        start: { sheetId, rowIndex: row, columnIndex: column },
        rows: plainRows([[value]]),
        fields: 'userEnteredValue',
      },
    })),
    ...[...heights].map(([row, pixelSize]) =>
      dimensionRequest(sheetId, 'ROWS', { start: row, end: row + 1 }, { pixelSize }),
    ),
  ];
}

function pad(list: readonly number[], length: number, filler: number): number[] {
  return Array.from({ length }, (_, i) => list[i] ?? filler);
}

/** Gives rows with the texts and notes of a drawing. */
function contentRows(cells: readonly Placed[], height: number): sheets_v4.Schema$RowData[] {
  const rows: sheets_v4.Schema$CellData[][] = Array.from({ length: height }, () => []);
  for (const { row, column, text, note, link, choices } of cells) {
    const userEnteredValue = userValue(text);
    const line = rows[row];
    if (!line || (!userEnteredValue && !note && !choices)) continue;
    while (line.length < column) line.push({});
    line[column] = {
      ...(userEnteredValue ? { userEnteredValue } : {}),
      ...(link ? linkOver(link) : {}),
      ...(note ? { note } : {}),
      ...(choices ? { dataValidation: listOf(choices) } : {}),
    };
  }
  return rows.map((values) => (values.length > 0 ? { values } : {}));
}

function listOf({ of, isOpen = false }: NonNullable<Placed['choices']>): sheets_v4.Schema$DataValidationRule {
  const values = of.map((userEnteredValue) => ({ userEnteredValue }));
  return { condition: { type: 'ONE_OF_LIST', values }, strict: !isOpen, showCustomUi: true };
}

function hidingRequests(
  sheetId: number,
  dimension: 'ROWS' | 'COLUMNS',
  hidden: readonly number[],
): SheetRequest[] {
  return hidden.map((at) =>
    dimensionRequest(sheetId, dimension, { start: at, end: at + 1 }, { hiddenByUser: true }),
  );
}

interface Run extends Area {
  bottom: number;
  mergeType: 'MERGE_ALL' | 'MERGE_ROWS';
}

/**
 * Gives the requests that merge the cells of a drawing's blocks. Blocks of one row with the same columns, directly below
 * each other, share a request.
 */
function mergeRequests(sheetId: number, cells: readonly Placed[]): SheetRequest[] {
  const runs: Run[] = [];
  /** Runs that another block may continue. The key is the row and the columns that this block would have. */
  const open = new Map<number, Run>();
  const blocks = cells.filter(({ rows = 1, columns = 1 }) => rows * columns > 1);
  for (const { row, column, rows = 1, columns = 1 } of [...blocks].sort((a, b) => a.row - b.row)) {
    let run = rows === 1 ? open.get(keyOf(row, column, columns)) : undefined;
    if (run) {
      run.bottom = row + 1;
      run.mergeType = 'MERGE_ROWS';
    } else {
      run = { top: row, bottom: row + rows, left: column, right: column + columns, mergeType: 'MERGE_ALL' };
      runs.push(run);
    }
    if (rows === 1) open.set(keyOf(row + 1, column, columns), run);
  }
  return runs.map(
    ({ mergeType, ...area }): SheetRequest => ({
      mergeCells: { range: rangeOf(sheetId, area), mergeType },
    }),
  );
}

/** Makes a number key from row, column and width. A page has fewer than a thousand columns. */
function keyOf(row: number, column: number, columns: number): number {
  return (row * 1000 + column) * 1000 + columns;
}

/** Field mask for cells with only values and number formats. */
const PLAIN_FIELDS = 'userEnteredValue,userEnteredFormat.numberFormat';

/** Gives the idempotent requests that make a tab a copy of another tab. */
function renderCopy({ sheetId, title, cells, formats }: TabCopy, isNew: boolean): SheetRequest[] {
  const rowCount = Math.max(1, cells.length);
  const columnCount = Math.max(1, ...cells.map(({ length }) => length));
  const properties = { sheetId, title, gridProperties: { rowCount, columnCount } };
  const range = rangeOf(sheetId, { top: 0, bottom: rowCount, left: 0, right: columnCount });
  return [
    isNew
      ? { addSheet: { properties } }
      : { updateSheetProperties: { properties, fields: 'title,gridProperties(rowCount,columnCount)' } },
    { updateCells: { range, rows: plainRows(cells, formats), fields: PLAIN_FIELDS } },
  ];
}

/** Gives rows of values. If `formats` are given, the cells also get number formats. */
function plainRows(
  cells: readonly (readonly Cell[])[],
  formats?: TabCopy['formats'],
): sheets_v4.Schema$RowData[] {
  return cells.map((line, row) => ({
    values: line.map((cell, column) => {
      const numberFormat = formats?.[row]?.[column];
      const userEnteredValue = userValue(cell);
      return {
        ...(userEnteredValue ? { userEnteredValue } : {}),
        ...(numberFormat ? { userEnteredFormat: { numberFormat } } : {}),
      };
    }),
  }));
}

/** Gives a cell's value for the Sheets API. A text stays a text: a player's text never becomes a formula or a date. */
function userValue(cell: Cell): sheets_v4.Schema$ExtendedValue | undefined {
  if (cell === '') return undefined;
  if (typeof cell === 'number') return { numberValue: cell };
  return typeof cell === 'boolean' ? { boolValue: cell } : { stringValue: cell };
}

/**
 * Gives the format that links the whole text of a cell, as a text run (G93). Sheets does not read the text as a formula,
 * and shows it as a link. New text in the cell erases the link. {} if `link` is not a web address.
 */
function linkOver(link: string): Pick<sheets_v4.Schema$CellData, 'textFormatRuns'> {
  if (!isWebAddress(link)) return {};
  return { textFormatRuns: [{ startIndex: 0, format: { link: { uri: link } } }] };
}

/**
 * Gives the requests that set the widths of all columns, in pixels: the most frequent width for all columns, then each
 * run of other widths.
 */
function widthRequests(sheetId: number, pixels: readonly number[]): SheetRequest[] {
  const [usual, others] = byUsual(pixels);
  return [{ start: 0, end: pixels.length, size: usual }, ...others].map((run) =>
    dimensionRequest(sheetId, 'COLUMNS', run, { pixelSize: run.size }),
  );
}

/** Gives the requests that set the heights of all rows, like `widthRequests`. Rows of height 0 are hidden; all other rows are shown. */
function heightRequests(sheetId: number, pixels: readonly number[]): SheetRequest[] {
  const [usual, others] = byUsual(pixels);
  const all = { start: 0, end: pixels.length };
  return [
    dimensionRequest(sheetId, 'ROWS', all, heightOf(usual, { hiddenByUser: false })),
    ...others.map((run) => dimensionRequest(sheetId, 'ROWS', run, heightOf(run.size))),
  ];
}

/** Gives the request that sets the given properties of some rows or columns, and leaves all other properties. */
function dimensionRequest(
  sheetId: number,
  dimension: 'ROWS' | 'COLUMNS',
  { start, end }: Pick<Stretch, 'start' | 'end'>,
  properties: { readonly pixelSize?: number; readonly hiddenByUser?: boolean },
): SheetRequest {
  const range = { sheetId, dimension, startIndex: start, endIndex: end };
  return { updateDimensionProperties: { range, properties, fields: Object.keys(properties).join(',') } };
}

function heightOf(size: number, shown: { readonly hiddenByUser?: false } = {}) {
  return size === 0 ? { hiddenByUser: true } : { pixelSize: size, ...shown };
}

/** Gives the most frequent size, and the runs of other sizes. The most frequent size is 0 only if all sizes are 0. */
function byUsual(pixels: readonly number[]): readonly [number, readonly Stretch[]] {
  const runs = runsOf(pixels);
  const usual = mostRuns(runs.filter(({ size }) => size > 0));
  return [usual, runs.filter(({ size }) => size !== usual)];
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

function runsOf(pixels: readonly number[]): Stretch[] {
  const runs: Stretch[] = [];
  pixels.forEach((size, at) => {
    const last = runs[runs.length - 1];
    if (last?.size === size) runs[runs.length - 1] = { ...last, end: at + 1 };
    else runs.push({ start: at, end: at + 1, size });
  });
  return runs;
}

/** Gives the size that most runs have. */
function mostRuns(runs: readonly Stretch[]): number {
  const counts = new Map<number, number>();
  for (const { size } of runs) counts.set(size, (counts.get(size) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return runs.find(({ size }) => counts.get(size) === most)?.size ?? 0;
}
