import type { Grid, Placed, Style } from '../../rules/board/grid.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Write } from '../ports.ts';

/** A request of `spreadsheets.batchUpdate` (Sheets API v4). */
export type SheetRequest = Readonly<Record<string, unknown>>;

/** The requests that replace the whole content of a tab by a grid. Repeating them does no harm. */
export function renderTab(sheetId: number, title: string, grid: Grid, isNew: boolean): SheetRequest[] {
  const rowCount = Math.max(1, grid.heights.length);
  const columnCount = Math.max(
    1,
    grid.widths.length,
    ...grid.cells.map(({ column, columns = 1 }) => column + columns),
  );
  const all = {
    sheetId,
    startRowIndex: 0,
    endRowIndex: rowCount,
    startColumnIndex: 0,
    endColumnIndex: columnCount,
  };
  const gridProperties = { rowCount, columnCount, hideGridlines: true };
  const properties = { sheetId, title, gridProperties };
  const atFirst = { ...gridProperties, ...(grid.frozenRows ? { frozenRowCount: grid.frozenRows } : {}) };
  const make: SheetRequest[] = isNew
    ? [{ addSheet: { properties: { ...properties, gridProperties: atFirst, index: 0 } } }]
    : [
        // Merges are removed before the size changes: Google refuses to cut a merged range.
        { unmergeCells: { range: { sheetId } } },
        {
          updateSheetProperties: {
            properties,
            fields: 'title,gridProperties(rowCount,columnCount,hideGridlines)',
          },
        },
      ];
  return [
    ...make,
    {
      updateCells: {
        range: all,
        rows: cellRows(grid, rowCount, columnCount),
        fields: 'userEnteredValue,userEnteredFormat,note,dataValidation',
      },
    },
    ...grid.cells
      .filter(({ rows = 1, columns = 1 }) => rows * columns > 1)
      .map((cell) => ({ mergeCells: { range: rangeOf(sheetId, cell), mergeType: 'MERGE_ALL' } })),
    ...sizes(sheetId, 'COLUMNS', pad(grid.widths, columnCount, 100)),
    ...sizes(sheetId, 'ROWS', pad(grid.heights, rowCount, 21)),
  ];
}

/** The requests of a write to the host workbook. */
export function renderWrite(write: Write): SheetRequest[] {
  if (write.kind === 'tab') return renderTab(write.sheetId, write.title, write.grid, write.isNew);
  if (write.kind === 'drop') return [{ deleteSheet: { sheetId: write.sheetId } }];
  const { sheetId, at, rows, rowCount } = write;
  const missing = at + rows.length - rowCount;
  return [
    ...(missing > 0 ? [{ appendDimension: { sheetId, dimension: 'ROWS', length: missing } }] : []),
    {
      updateCells: {
        start: { sheetId, rowIndex: at, columnIndex: 0 },
        rows: rows.map((line) => ({ values: line.map((cell) => ({ userEnteredValue: userValue(cell) })) })),
        fields: 'userEnteredValue',
      },
    },
  ];
}

function pad(list: readonly number[], length: number, filler: number): number[] {
  return Array.from({ length }, (_, i) => list[i] ?? filler);
}

/** Writes text as text: what a player typed is never taken for a formula or a date. */
function userValue(cell: Cell): Readonly<Record<string, Cell>> | undefined {
  if (cell === '') return undefined;
  if (typeof cell === 'number') return { numberValue: cell };
  return typeof cell === 'boolean' ? { boolValue: cell } : { stringValue: cell };
}

function cellRows(grid: Grid, rowCount: number, columnCount: number): object[] {
  const rows: object[][] = Array.from({ length: rowCount }, () =>
    Array.from({ length: columnCount }, () => ({})),
  );
  for (const placed of grid.cells) placeCell(rows, placed);
  return rows.map((values) => ({ values }));
}

/** Writes a cell into the rows. Each cell of a merged block has the format, or its borders would be incomplete. */
function placeCell(rows: readonly object[][], placed: Placed): void {
  const { row, column, rows: high = 1, columns: wide = 1, text, note } = placed;
  const userEnteredFormat = formatOf(placed);
  const userEnteredValue = userValue(text);
  for (const line of rows.slice(row, row + high)) line.fill({ userEnteredFormat }, column, column + wide);
  const line = rows[row];
  if (line)
    line[column] = {
      userEnteredFormat,
      ...(userEnteredValue ? { userEnteredValue } : {}),
      ...(note ? { note } : {}),
    };
}

const BORDERS = {
  thin: 'SOLID',
  medium: 'SOLID_MEDIUM',
  thick: 'SOLID_THICK',
  dashed: 'DASHED',
  double: 'DOUBLE',
} as const;

function formatOf({ style = {} }: Placed): object {
  const { fill, ink, bold, italic, strike, size, align, vertical, wrap, border }: Style = style;
  const line = border && { style: BORDERS[border.style], colorStyle: { rgbColor: rgb(border.colour) } };
  return {
    ...(fill ? { backgroundColorStyle: { rgbColor: rgb(fill) } } : {}),
    textFormat: {
      ...(ink ? { foregroundColorStyle: { rgbColor: rgb(ink) } } : {}),
      bold: bold ?? false,
      italic: italic ?? false,
      strikethrough: strike ?? false,
      fontSize: size ?? 10,
    },
    ...(align ? { horizontalAlignment: align.toUpperCase() } : {}),
    verticalAlignment: (vertical ?? 'middle').toUpperCase(),
    wrapStrategy: wrap ? 'WRAP' : 'OVERFLOW_CELL',
    ...(line ? { borders: { top: line, bottom: line, left: line, right: line } } : {}),
  };
}

function rgb(hex: string): { red: number; green: number; blue: number } {
  const channel = (at: number) =>
    Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return { red: channel(1), green: channel(3), blue: channel(5) };
}

function rangeOf(sheetId: number, { row, column, rows = 1, columns = 1 }: Placed): object {
  return {
    sheetId,
    startRowIndex: row,
    endRowIndex: row + rows,
    startColumnIndex: column,
    endColumnIndex: column + columns,
  };
}

/** One request for each run of equal sizes. */
function sizes(sheetId: number, dimension: 'ROWS' | 'COLUMNS', pixels: readonly number[]): SheetRequest[] {
  const requests: SheetRequest[] = [];
  for (let start = 0; start < pixels.length; ) {
    let end = start;
    while (end < pixels.length && pixels[end] === pixels[start]) end++;
    const range = { sheetId, dimension, startIndex: start, endIndex: end };
    requests.push({
      updateDimensionProperties: { range, properties: { pixelSize: pixels[start] }, fields: 'pixelSize' },
    });
    start = end;
  }
  return requests;
}
