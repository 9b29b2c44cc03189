import type { sheets_v4 } from '@googleapis/sheets';
import type { Grid, Placed } from '../../../rules/board/grid.ts';
import type { Write } from '../../ports.ts';
import { formatRequests } from './formats.ts';
import { linkOver } from './link-over.ts';
import { mergeRequests } from './merges.ts';
import { PLAIN_FIELDS, plainRows, renderCopy, userValue } from './plain-rows.ts';
import { rangeOf, type SheetRequest } from './sheet-request.ts';
import { dimensionRequest, heightRequests, widthRequests } from './sizes.ts';

const CONTENT_FIELDS = 'userEnteredValue,textFormatRuns,note,dataValidation';

/**
 * The requests that replace the whole content of a tab by a grid, whatever is there. Repeating them does no harm. They do
 * not build on what was drawn last: that may not have arrived, and a host can change a file by hand.
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
      // What the rows do not reach is cleared.
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

/** The requests that make a tab of a size, or bring an existing one to it, without merged cells. */
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

/** The requests of a write to the host workbook. */
export function renderWrite(write: Write): SheetRequest[] {
  if (write.kind === 'tab') return renderTab(write.sheetId, write.title, write.grid, write.isNew);
  if (write.kind === 'copy') return renderCopy(write.tab, write.isNew);
  if (write.kind === 'name') {
    const { sheetId, title } = write;
    return [{ updateSheetProperties: { properties: { sheetId, title }, fields: 'title' } }];
  }
  if (write.kind === 'drop') return [{ deleteSheet: { sheetId: write.sheetId } }];
  if (write.kind === 'cells') return renderCells(write);
  const { sheetId, at, rows, rowCount, formats, moreColumns = 0 } = write;
  const missing = at + rows.length - rowCount;
  const append = (dimension: string, length: number) =>
    length > 0 ? [{ appendDimension: { sheetId, dimension, length } }] : [];
  return [
    ...append('ROWS', missing),
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

/** The requests that write the values of single cells and heights of rows, and leave formats, notes and all other cells. */
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

/** Rows with the texts and notes of a drawing, as far as they reach. */
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

/** A drop-down of a cell. */
function listOf({ of, isOpen = false }: NonNullable<Placed['choices']>): sheets_v4.Schema$DataValidationRule {
  const values = of.map((userEnteredValue) => ({ userEnteredValue }));
  return { condition: { type: 'ONE_OF_LIST', values }, strict: !isOpen, showCustomUi: true };
}

/** The requests that hide rows or columns. */
function hidingRequests(
  sheetId: number,
  dimension: 'ROWS' | 'COLUMNS',
  hidden: readonly number[],
): SheetRequest[] {
  return hidden.map((at) =>
    dimensionRequest(sheetId, dimension, { start: at, end: at + 1 }, { hiddenByUser: true }),
  );
}
