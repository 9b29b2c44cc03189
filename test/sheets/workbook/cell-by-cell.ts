import { type Grid, PALETTE, type Placed, type Style } from '../../../src/rules/board/grid.ts';

/** A drawing as requests in the simplest way: one request for each cell with its whole format, each merge and each size. */
export function renderCellByCell(sheetId: number, title: string, grid: Grid, isNew: boolean): object[] {
  const rowCount = Math.max(1, grid.heights.length);
  const ends = grid.cells.map(({ column, columns = 1 }) => column + columns);
  const columnCount = Math.max(1, grid.widths.length, ...ends);
  const rows = Array.from({ length: rowCount }, () =>
    Array.from({ length: columnCount }, (): object => ({})),
  );
  for (const placed of grid.cells) placeCell(rows, placed);
  const properties = { sheetId, title, gridProperties: { rowCount, columnCount, hideGridlines: true } };
  const size = (dimension: string, startIndex: number, pixelSize: number) => ({
    updateDimensionProperties: {
      range: { sheetId, dimension, startIndex, endIndex: startIndex + 1 },
      properties: { pixelSize, hiddenByUser: pixelSize === 0 },
      fields: dimension === 'ROWS' ? 'pixelSize,hiddenByUser' : 'pixelSize',
    },
  });
  return [
    ...(isNew
      ? [{ addSheet: { properties: { ...properties, index: 0 } } }]
      : [
          { unmergeCells: { range: { sheetId } } },
          {
            updateSheetProperties: {
              properties,
              fields: 'title,gridProperties(rowCount,columnCount,hideGridlines)',
            },
          },
        ]),
    {
      updateCells: {
        start: { sheetId, rowIndex: 0, columnIndex: 0 },
        rows: rows.map((values) => ({ values })),
        fields: 'userEnteredValue,userEnteredFormat,textFormatRuns,note,dataValidation',
      },
    },
    ...grid.cells
      .filter(({ rows = 1, columns = 1 }) => rows * columns > 1)
      .map(({ row, column, rows = 1, columns = 1 }) => ({
        mergeCells: {
          range: {
            sheetId,
            startRowIndex: row,
            endRowIndex: row + rows,
            startColumnIndex: column,
            endColumnIndex: column + columns,
          },
          mergeType: 'MERGE_ALL',
        },
      })),
    ...Array.from({ length: columnCount }, (_, i) => size('COLUMNS', i, grid.widths[i] ?? 100)),
    ...Array.from({ length: rowCount }, (_, i) => size('ROWS', i, grid.heights[i] ?? 21)),
  ];
}

function placeCell(table: readonly object[][], placed: Placed): void {
  const { row, column, rows = 1, columns = 1, text, note, link, style } = placed;
  const userEnteredFormat = formatOf(style);
  for (const line of table.slice(row, row + rows)) line.fill({ userEnteredFormat }, column, column + columns);
  const kind = { string: 'stringValue', number: 'numberValue', boolean: 'boolValue' }[
    typeof text as 'string'
  ];
  table[row]![column] = {
    userEnteredFormat,
    ...(text === '' ? {} : { userEnteredValue: { [kind]: text } }),
    ...(link ? { textFormatRuns: [{ startIndex: 0, format: linkFormat(link) }] } : {}),
    ...(note ? { note } : {}),
  };
}

const linkFormat = (uri: string) => ({ link: { uri } });

const LINES = {
  thin: 'SOLID',
  medium: 'SOLID_MEDIUM',
  thick: 'SOLID_THICK',
  dashed: 'DASHED',
  double: 'DOUBLE',
} as const;

function formatOf({
  fill,
  ink,
  bold,
  italic,
  strike,
  size,
  align,
  vertical,
  wrap,
  border,
}: Style = {}): object {
  const line = border && { style: LINES[border.style], colorStyle: { rgbColor: rgb(border.colour) } };
  return {
    ...(fill && fill !== PALETTE.paper ? { backgroundColorStyle: { rgbColor: rgb(fill) } } : {}),
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

function rgb(hex: string): object {
  const channels = [1, 3, 5].map(
    (at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / 0.255) / 1000,
  );
  return { red: channels[0], green: channels[1], blue: channels[2] };
}
