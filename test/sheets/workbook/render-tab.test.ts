import { type Grid, PALETTE, type Style } from '../../../src/rules/board/grid.ts';
import { renderWrite } from '../../../src/sheets/workbook/render/render.ts';
import { renderTab } from '../../../src/sheets/workbook/render/tab.ts';

/** One cell, the second of a row. */
const grid = (style: Style): Grid => ({
  widths: [40, 60],
  heights: [21],
  cells: [{ row: 0, column: 1, text: 'a text', style }],
});
const AREA = { sheetId: 7, startRowIndex: 0, endRowIndex: 1, startColumnIndex: 0, endColumnIndex: 2 };

const sized = (dimension: string, startIndex: number, endIndex: number, properties: object) => ({
  updateDimensionProperties: {
    range: { sheetId: 7, dimension, startIndex, endIndex },
    properties,
    fields: Object.keys(properties).join(),
  },
});

test('a plain cell: all requests of its tab, whole', () => {
  expect(renderTab(7, 'Board', grid({}), false)).toEqual([
    { unmergeCells: { range: { sheetId: 7 } } },
    {
      updateSheetProperties: {
        properties: {
          sheetId: 7,
          title: 'Board',
          gridProperties: { rowCount: 1, columnCount: 2, hideGridlines: true },
        },
        fields: 'title,gridProperties(rowCount,columnCount,hideGridlines)',
      },
    },
    {
      repeatCell: {
        range: { sheetId: 7 },
        cell: { userEnteredFormat: { verticalAlignment: 'MIDDLE' } },
        fields: 'userEnteredFormat',
      },
    },
    {
      updateCells: {
        range: AREA,
        rows: [{ values: [{}, { userEnteredValue: { stringValue: 'a text' } }] }],
        fields: 'userEnteredValue,textFormatRuns,note,dataValidation',
      },
    },
    // The first size is that of all columns, and then those that differ get their own.
    sized('COLUMNS', 0, 2, { pixelSize: 40 }),
    sized('COLUMNS', 1, 2, { pixelSize: 60 }),
    sized('ROWS', 0, 1, { pixelSize: 21, hiddenByUser: false }),
  ]);
});

test('rows of no height are hidden, and each run of rows with another height than the usual one gets its own', () => {
  const heights = [21, 30, 40, 30, 0, 0, 21];
  const requests = renderTab(7, 'Board', { widths: [40], heights, cells: [] }, false);
  expect(requests.filter(({ updateDimensionProperties: one }) => one?.range?.dimension === 'ROWS')).toEqual([
    sized('ROWS', 0, 7, { pixelSize: 21, hiddenByUser: false }),
    sized('ROWS', 1, 2, { pixelSize: 30 }),
    sized('ROWS', 2, 3, { pixelSize: 40 }),
    sized('ROWS', 3, 4, { pixelSize: 30 }),
    sized('ROWS', 4, 6, { hiddenByUser: true }),
  ]);
});

describe('G93 a link', () => {
  const linked = (link: string, text: string | number = 'Words') => {
    const cell = { row: 0, column: 0, text, link };
    const requests = renderTab(7, 'Board', { widths: [40], heights: [21], cells: [cell] }, false);
    return requests.flatMap(({ updateCells }) => updateCells?.rows?.[0]?.values?.[0] ?? []);
  };

  test('is a run over the whole text, which Sheets gives the usual look of links; the text stays text', () => {
    expect(linked('https://docs.google.com/forms/d/e/x/viewform?entry.1=A%20B')).toEqual([
      {
        userEnteredValue: { stringValue: 'Words' },
        textFormatRuns: [
          {
            startIndex: 0,
            format: {
              link: { uri: 'https://docs.google.com/forms/d/e/x/viewform?entry.1=A%20B' },
            },
          },
        ],
      },
    ]);
  });

  test.each(['http://x.org', 'javascript:alert(1)', '=1', '', 'https://x.org/ y', 'https://x.org/"'])(
    'is none for %j, which is no address of https in one word',
    (link) => {
      expect(linked(link)).toEqual([{ userEnteredValue: { stringValue: 'Words' } }]);
    },
  );
});

/** Plain cells, and one in their middle with a style. */
const amongPlain = (style: Style, rows: number): Grid => ({
  widths: [40, 40, 40],
  heights: Array.from({ length: rows }, () => 21),
  cells: Array.from({ length: 3 * rows }, (_, i) => ({
    row: Math.floor(i / 3),
    column: i % 3,
    text: i,
    ...(i === 4 ? { style } : {}),
  })),
});

const areasOf = (grid: Grid) =>
  renderTab(7, 'Board', grid, false).flatMap(({ repeatCell }) => repeatCell ?? []);

test('a cell with every part of a style: its format, whole; the others’ is that of the tab', () => {
  const style: Style = {
    fill: '#f3f4f6',
    ink: '#20242c',
    bold: true,
    italic: true,
    strike: true,
    size: 13,
    align: 'right',
    vertical: 'top',
    wrap: true,
    border: { style: 'dashed', colour: '#9a3412' },
  };
  const border = { style: 'DASHED', colorStyle: { rgbColor: { red: 0.604, green: 0.204, blue: 0.071 } } };
  const usual = {
    range: { sheetId: 7 },
    cell: { userEnteredFormat: { verticalAlignment: 'MIDDLE' } },
    fields: 'userEnteredFormat',
  };
  const [first, ...areas] = areasOf(amongPlain(style, 3));
  expect(first).toEqual(usual);
  expect(areas).toEqual([
    {
      range: { sheetId: 7, startRowIndex: 1, endRowIndex: 2, startColumnIndex: 1, endColumnIndex: 2 },
      cell: {
        userEnteredFormat: {
          backgroundColorStyle: { rgbColor: { red: 0.953, green: 0.957, blue: 0.965 } },
          horizontalAlignment: 'RIGHT',
          verticalAlignment: 'TOP',
          wrapStrategy: 'WRAP',
          textFormat: {
            foregroundColorStyle: { rgbColor: { red: 0.125, green: 0.141, blue: 0.173 } },
            bold: true,
            italic: true,
            strikethrough: true,
            fontSize: 13,
          },
          borders: { top: border, bottom: border, left: border, right: border },
        },
      },
      fields:
        'userEnteredFormat(backgroundColorStyle,horizontalAlignment,verticalAlignment,wrapStrategy,borders,textFormat(foregroundColorStyle,bold,italic,strikethrough,fontSize))',
    },
  ]);
});

test('a cell as white as paper gets no fill, which takes no request', () => {
  expect(areasOf(amongPlain({ fill: PALETTE.paper }, 3))).toHaveLength(1);
});

test('an area reaches the ends of the tab without naming them', () => {
  const [, area] = areasOf(amongPlain({ bold: true }, 2));
  expect(area?.range).toEqual({ sheetId: 7, startRowIndex: 1, startColumnIndex: 1, endColumnIndex: 2 });
});

test('an area gets all differing parts of the format at once, and a part that reaches further separately', () => {
  const look = { bold: true, border: { style: 'thin', colour: '#000000' } } as const;
  const board: Grid = {
    widths: [],
    heights: Array.from({ length: 9 }, () => 21),
    cells: [
      ...Array.from({ length: 9 }, (_, i) => ({
        row: Math.floor(i / 3),
        column: i % 3,
        text: i,
        style: i === 4 ? { ...look, fill: '#00ff00' } : look,
      })),
      ...Array.from({ length: 30 }, (_, i) => ({ row: 3 + Math.floor(i / 5), column: i % 5, text: 'x' })),
    ],
  };
  const [, ...areas] = areasOf(board);
  expect(areas.map(({ range, fields }) => [range, fields])).toEqual([
    [{ sheetId: 7, endRowIndex: 3, endColumnIndex: 3 }, 'userEnteredFormat(borders,textFormat(bold))'],
    [
      { sheetId: 7, startRowIndex: 1, endRowIndex: 2, startColumnIndex: 1, endColumnIndex: 2 },
      'userEnteredFormat(backgroundColorStyle)',
    ],
  ]);
});

describe('the order of tabs', () => {
  test('a new tab becomes the first one, with its frozen rows', () => {
    expect(renderTab(7, 'Board', { ...grid({}), frozenRows: 1 }, true)[0]).toEqual({
      addSheet: {
        properties: {
          sheetId: 7,
          title: 'Board',
          index: 0,
          gridProperties: { rowCount: 1, columnCount: 2, hideGridlines: true, frozenRowCount: 1 },
        },
      },
    });
  });

  test('an existing tab keeps its place', () => {
    expect(JSON.stringify(renderTab(7, 'Board', grid({}), false))).not.toContain('"index"');
  });
});

describe('rows that are written into a tab', () => {
  const writtenAt = (at: number) =>
    renderWrite({ kind: 'rows', sheetId: 7, at, rows: [['a', 1]], rowCount: 9 });
  const cells = (rowIndex: number) => ({
    updateCells: {
      start: { sheetId: 7, rowIndex, columnIndex: 0 },
      rows: [
        { values: [{ userEnteredValue: { stringValue: 'a' } }, { userEnteredValue: { numberValue: 1 } }] },
      ],
      fields: 'userEnteredValue',
    },
  });

  test('need no more rows as long as there are enough', () => {
    expect(writtenAt(8)).toEqual([cells(8)]);
  });

  test('get as many rows as are missing', () => {
    expect(writtenAt(9)).toEqual([
      { appendDimension: { sheetId: 7, dimension: 'ROWS', length: 1 } },
      cells(9),
    ]);
  });
});

test('rows with written cells get the given heights', () => {
  const cells = [{ row: 3, column: 1, value: 'long' }];
  const heights = new Map([[3, 48]]);
  expect(renderWrite({ kind: 'cells', sheetId: 7, rowCount: 9, cells, heights })[1]).toEqual({
    updateDimensionProperties: {
      range: { sheetId: 7, dimension: 'ROWS', startIndex: 3, endIndex: 4 },
      properties: { pixelSize: 48 },
      fields: 'pixelSize',
    },
  });
  expect(renderWrite({ kind: 'cells', sheetId: 7, rowCount: 9, cells })).toHaveLength(1);
});
