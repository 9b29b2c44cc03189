import { PAGE } from '../../../src/rules/board/rows.ts';
import { drawTable, type TableColumn } from '../../../src/rules/board/table.ts';
import { cellFor, widthOf } from '../../../src/rules/board/text-size.ts';
import { tiles } from '../../../src/rules/board/tiles.ts';
import { widthsFor } from '../../../src/rules/board/widths.ts';
import { cutTexts } from '../law/faults/fit.ts';
import { badGrid } from '../law/faults/grid.ts';

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
const need = (least: number, best: number, grows = true) => ({ least, best, grows });

test('columns get what they need, and share what is left by their width', () => {
  expect(widthsFor([need(20, 20), need(40, 60)], 160)).toEqual([40, 120]);
  expect(widthsFor([need(20, 20, false), need(40, 60)], 160)).toEqual([20, 140]);
});

test('columns that can wrap give way, and never break a word', () => {
  expect(widthsFor([need(40, 40), need(50, 500)], 200)).toEqual([40, 160]);
  expect(widthsFor([need(150, 150), need(100, 100)], 200)).toEqual([150, 100]);
});

test('a table fills the page, shows heads and feet, and wraps what is long', () => {
  const columns: TableColumn<number>[] = [
    { head: 'Player', cell: (i) => `player ${i}`, foot: 'together' },
    { head: 'said', cell: () => 'many words '.repeat(20).trim() },
    { head: 'points', cell: (i) => 100 * i, foot: 300 },
  ];
  const grid = drawTable(columns, [1, 2]);
  expect(badGrid(grid)).toEqual([]);
  expect(cutTexts(grid)).toEqual([]);
  expect(sum(grid.widths)).toBe(PAGE);
  expect(grid.cells.map(({ text }) => text)).toEqual(expect.arrayContaining(['Player', 'together', 300]));
  expect(grid.heights[1]).toBeGreaterThan(50);
});

test('a text stays on one line where there is just room for it and the sides of its cell', () => {
  const text = 'three short words';
  const needed = Math.ceil(cellFor(widthOf(text)) / 5) * 5;
  const columns: TableColumn<number>[] = [
    { head: '', cell: () => text },
    { head: '', cell: () => 'x', least: 200 },
  ];
  expect(drawTable(columns, [1], { width: needed + 200 }).widths).toEqual([needed, 200]);
});

test('a column with a number in it stands in the middle, its head and its signs too', () => {
  const columns: TableColumn<number>[] = [
    { head: 'Player', cell: (i) => `player ${i}` },
    { head: 'sold', cell: (i) => i || '–' },
    { head: 'lost', cell: (i) => i || '–', style: { align: 'right' } },
  ];
  const aligns = drawTable(columns, [0, 1]).cells.map(({ column, style }) => [column, style?.align]);
  expect(aligns).toEqual(
    [0, 1, 2].flatMap(() => [
      [0, 'left'],
      [1, 'center'],
      [2, 'right'],
    ]),
  );
});

test('where the longest words do not fit side by side, the type is smaller', () => {
  const column = (head: string): TableColumn<string> => ({ head, cell: (text) => text });
  const grid = drawTable(['a', 'b', 'c', 'd'].map(column), ['responsibilities']);
  expect(sum(grid.widths)).toBeLessThanOrEqual(PAGE);
  expect(grid.cells.find(({ text }) => text === 'responsibilities')?.style?.size).toBeLessThan(10);
  expect(cutTexts(grid)).toEqual([]);
});

test('a table of names as long as they may be is no wider than a page', () => {
  const name = 'M'.repeat(40);
  const column = (head: string): TableColumn<string> => ({ head, cell: (text) => text });
  for (const count of [2, 4, 6]) {
    const grid = drawTable(
      Array.from({ length: count }, () => column('of')),
      [name],
    );
    expect(sum(grid.widths)).toBeLessThanOrEqual(PAGE);
    expect(cutTexts(grid)).toEqual([]);
  }
});

test('tiles that find no room stand in a further row', () => {
  const grid = tiles(
    Array.from({ length: 5 }, (_, i) => ({ text: i, under: 'blue' })),
    { most: 3 },
  );
  expect(badGrid(grid)).toEqual([]);
  expect(grid.widths).toHaveLength(3);
  expect(grid.heights).toHaveLength(4);
});

test.each([
  ['a number as ###', { text: 1000, style: {} }],
  ['a broken number', { text: '1000', style: { wrap: true } }],
  ['a word beside another cell', { text: 'word', style: {} }],
  ['a row too low', { text: 'a b c d', style: { wrap: true } }],
])('the law finds %s', (_, cell) => {
  const cells = [
    { row: 0, column: 0, ...cell },
    { row: 0, column: 1, text: 'x' },
  ];
  expect(cutTexts({ widths: [20, 50], heights: [22], cells })).toHaveLength(1);
});

test('cells with a size of their own are written smaller too, so that no word is broken', () => {
  const columns = Array.from(
    { length: 6 },
    (_, i): TableColumn<number> => ({
      head: `h${i}`,
      cell: () => ({ text: 'responses', style: { size: 9 } }),
    }),
  );
  const grid = drawTable(columns, [1]);
  expect(sum(grid.widths)).toBeLessThanOrEqual(PAGE);
  expect(cutTexts(grid)).toEqual([]);
});

test('a table that is too wide is written smaller, and its cells look as before else', () => {
  const columns = Array.from(
    { length: 14 },
    (_, i): TableColumn<number> => ({
      head: `h${i}`,
      cell: () => 'wide',
      style: { bold: true, align: 'center' },
    }),
  );
  const cells = drawTable(columns, [1]).cells.filter(({ text }) => text === 'wide');
  const sizes = new Set(cells.map(({ style }) => style?.size));
  expect(sizes.size).toBe(1);
  expect([...sizes][0]).toBeLessThan(10);
  for (const { style } of cells) expect(style).toMatchObject({ bold: true, align: 'center' });
});
