import { drawFacts, tallCell } from '../../../src/rules/board/facts.ts';
import { PALETTE } from '../../../src/rules/board/grid.ts';
import { PAGE } from '../../../src/rules/board/rows.ts';
import { HEAD } from '../../../src/rules/board/table.ts';
import { cellFor, widthOf } from '../../../src/rules/board/text-size.ts';
import { tiles } from '../../../src/rules/board/tiles.ts';
import { cutTexts } from '../law/faults/fit.ts';
import { badGrid } from '../law/faults/grid.ts';

test('facts stand below each other with their labels, in stripes; a drawing has its label beside all of its rows', () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ text: `${i}` }));
  const grid = drawFacts([
    ['You are', 'positive'],
    ['Stamps', 99],
    ['Your cards', tiles(many, { most: 6 })],
    ['Plain', 'text', { bold: false }],
  ]);
  expect(badGrid(grid)).toEqual([]);
  expect(cutTexts(grid)).toEqual([]);
  expect(grid.widths.reduce((sum, width) => sum + width, 0)).toBe(PAGE);
  const cell = (text: string | number) => grid.cells.find((one) => one.text === text)!;
  expect(
    [cell('positive'), cell(99), cell('text')].map(({ style: { fill, bold, align } = {} }) => [
      fill,
      bold,
      align,
    ]),
  ).toEqual([
    [PALETTE.accentPaper, true, 'left'],
    [PALETTE.paper, true, 'left'],
    [PALETTE.paper, false, 'left'],
  ]);
  const rowsOfTiles = new Set(
    grid.cells.filter(({ text }) => many.some((tile) => tile.text === String(text))).map(({ row }) => row),
  );
  expect(cell('Your cards').rows).toBeGreaterThanOrEqual(rowsOfTiles.size);
  expect(rowsOfTiles.size).toBeGreaterThan(1);
});

test('a long label wraps, and leaves the value most of the page', () => {
  const width = (label: string) =>
    drawFacts([[label, 'value']]).cells.find(({ text }) => text === 'value')!.column;
  const grid = drawFacts([['a label of many words '.repeat(4), 'value']]);
  expect(grid.widths.slice(0, width('a label of many words '.repeat(4))).reduce((a, b) => a + b, 0)).toBe(
    110,
  );
  expect(cutTexts(grid)).toEqual([]);
});

test('the labels have a column wide enough for the longest on one line', () => {
  for (const label of ['Stamps', 'Your cards', 'Your points so', 'In your hand']) {
    const { widths, heights } = drawFacts([
      [label, 1],
      ['A', 2],
    ]);
    expect(widths[0]).toBeGreaterThanOrEqual(cellFor(widthOf(label, HEAD)));
    expect(heights[0]).toBe(heights[1]);
  }
});

test('a cell beside a drawing is as high as that; the last row grows by what a long text needs, and never shrinks', () => {
  const text = 'a text of many words '.repeat(5);
  const heightFor = (heights: readonly number[]) => tallCell(text, 60, heights).heights;
  const [needed = 0] = heightFor([1]);
  expect(needed).toBeGreaterThan(100);
  expect(heightFor([20, 30, 10])).toEqual([20, 30, needed - 50]);
  expect(heightFor([20, needed])).toEqual([20, needed]);
  expect(tallCell(text, 60, [20, 30, 10]).cells).toMatchObject([{ row: 0, rows: 3 }]);
});
