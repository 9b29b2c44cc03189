import { beside, edgesOf, stack } from '../../../src/rules/board/arrange.ts';
import type { Grid, Placed } from '../../../src/rules/board/grid.ts';
import { rows } from '../../../src/rules/board/rows.ts';
import { badGrid } from '../law/faults/grid.ts';

const row = (widths: readonly number[], ...texts: readonly string[]) =>
  rows(widths, [texts.map((content) => ({ content }))]);

/** Where each text lies, in pixels: left, top, width and height. */
function placesOf({ widths, heights, cells }: Grid): Record<string, readonly number[]> {
  const [xs, ys] = [edgesOf(widths), edgesOf(heights)];
  return Object.fromEntries(
    cells.map(({ row, column, rows = 1, columns = 1, text }) => {
      const [left, top] = [xs[column] as number, ys[row] as number];
      return [text, [left, top, (xs[column + columns] as number) - left, (ys[row + rows] as number) - top]];
    }),
  );
}

test('drawings one below the other keep their own column widths', () => {
  const grid = stack([row([30, 60], 'a', 'b'), row([50, 20, 50], 'c', 'd', 'e')], 0);
  expect(badGrid(grid)).toEqual([]);
  expect(grid.widths).toEqual([30, 20, 20, 20, 30]);
  expect(placesOf(grid)).toEqual({
    a: [0, 0, 30, 22],
    b: [30, 0, 60, 22],
    c: [0, 22, 50, 22],
    d: [50, 22, 20, 22],
    e: [70, 22, 50, 22],
  });
});

test('drawings of equal widths keep their columns as they are', () => {
  const one = row([30, 60], 'a', 'b');
  expect(stack([one, one]).widths).toEqual([30, 60]);
  expect(stack([one, one]).heights).toEqual([22, 12, 22]);
  expect(stack([]).widths).toEqual([]);
});

test('drawings side by side keep their own row heights', () => {
  const low = rows([30], [[{ content: 'a' }], [{ content: 'b' }]]);
  const high = rows([40], [[{ content: 'c' }]], 60);
  const grid = beside([low, high], 10);
  expect(badGrid(grid)).toEqual([]);
  expect(placesOf(grid)).toEqual({ a: [0, 0, 30, 22], b: [0, 22, 30, 22], c: [40, 0, 40, 60] });
});

test('a cell keeps all its parts wherever it is put', () => {
  const cell: Required<Placed> = {
    row: 0,
    column: 0,
    rows: 1,
    columns: 1,
    text: 'a',
    style: { bold: true },
    note: 'b',
    link: 'c',
    choices: { of: ['a'] },
  };
  const above = row([30], 'd');
  const grid: Grid = { widths: [20], heights: [22], cells: [cell] };
  expect(stack([above, grid], 0).cells[1]).toEqual({ ...cell, row: 1 });
  expect(beside([above, grid]).cells[1]).toEqual({ ...cell, column: 1 });
});
