import type { Grid } from '../../../src/rules/board/grid.ts';
import { widthOf } from '../../../src/rules/board/text-size.ts';
import { fitted, spread } from '../../../src/sheets/workbook/spread.ts';

test('a text that begins like a title is a cell among others in a row that it shares', () => {
  const texts = [['▸ seats'], ['player', 'points'], ['▸ seats', 7]];
  const tables: Grid = {
    widths: [60, 60],
    heights: [21, 21, 21],
    cells: texts.flatMap((row, i) => row.map((text, column) => ({ row: i, column, text }))),
  };
  const placed = spread(tables, [100, 100]).cells.map(({ row, column, columns }) => [row, column, columns]);
  expect(placed).toEqual([
    [0, 0, 2],
    [1, 0, 1],
    [1, 1, 1],
    [2, 0, 1],
    [2, 1, 1],
  ]);
});

test('a text has a gap beside it: it takes as many columns as both need, and a tab of tables is as wide', () => {
  const text = 'a text that is rather long';
  const width = Math.ceil(widthOf(text));
  const tables: Grid = {
    widths: [60],
    heights: [21, 21],
    cells: [0, 1].map((row) => ({ row, column: 0, text })),
  };
  const columns = (first: number) => spread(tables, [first, 50]).cells.map((cell) => cell.columns);
  expect([columns(width + 5), columns(width + 11)]).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(fitted(tables).widths[0]).toBeGreaterThan(width + 5);
});
