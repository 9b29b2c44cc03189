import type { Grid } from '../../../src/rules/board/grid.ts';
import { spread } from '../../../src/sheets/workbook/spread.ts';

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
