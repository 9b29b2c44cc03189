import { describe, expect, test } from '@jest/globals';
import type { Grid, Style } from '../../../src/rules/board/grid.ts';
import { renderTab, renderWrite } from '../../../src/sheets/workbook/render.ts';

/** One cell, the second of a row. */
const grid = (style: Style): Grid => ({
  widths: [40, 60],
  heights: [21],
  cells: [{ row: 0, column: 1, text: 'a text', style }],
});
const AREA = { sheetId: 7, startRowIndex: 0, endRowIndex: 1, startColumnIndex: 0, endColumnIndex: 2 };
const CELL = { ...AREA, startColumnIndex: 1 };

const sized = (dimension: string, startIndex: number, endIndex: number, pixelSize: number) => ({
  updateDimensionProperties: {
    range: { sheetId: 7, dimension, startIndex, endIndex },
    properties: { pixelSize },
    fields: 'pixelSize',
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
    { repeatCell: { range: { sheetId: 7 }, cell: {}, fields: 'userEnteredFormat' } },
    {
      repeatCell: {
        range: CELL,
        cell: {
          userEnteredFormat: {
            verticalAlignment: 'MIDDLE',
            wrapStrategy: 'OVERFLOW_CELL',
            textFormat: { bold: false, italic: false, strikethrough: false, fontSize: 10 },
          },
        },
        fields: 'userEnteredFormat(verticalAlignment,wrapStrategy,textFormat)',
      },
    },
    {
      updateCells: {
        range: AREA,
        rows: [{ values: [{}, { userEnteredValue: { stringValue: 'a text' } }] }],
        fields: 'userEnteredValue,note,dataValidation',
      },
    },
    // The first size is that of all columns, and then those that differ get their own.
    sized('COLUMNS', 0, 2, 40),
    sized('COLUMNS', 1, 2, 60),
    sized('ROWS', 0, 1, 21),
  ]);
});

test('a cell with every part of a style: its format, whole', () => {
  const requests = renderTab(
    7,
    'Board',
    grid({
      fill: '#ffffff',
      ink: '#20242c',
      bold: true,
      italic: true,
      strike: true,
      size: 13,
      align: 'right',
      vertical: 'top',
      wrap: true,
      border: { style: 'dashed', colour: '#9a3412' },
    }),
    false,
  );
  const border = { style: 'DASHED', colorStyle: { rgbColor: { red: 0.604, green: 0.204, blue: 0.071 } } };
  expect(requests.filter(({ repeatCell }) => repeatCell?.range?.startRowIndex !== undefined)).toEqual([
    {
      repeatCell: {
        range: CELL,
        cell: {
          userEnteredFormat: {
            backgroundColorStyle: { rgbColor: { red: 1, green: 1, blue: 1 } },
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
          'userEnteredFormat(backgroundColorStyle,horizontalAlignment,verticalAlignment,wrapStrategy,textFormat,borders)',
      },
    },
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

  test('a tab that is there stays at its place', () => {
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
