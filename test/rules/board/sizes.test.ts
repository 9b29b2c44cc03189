import { HEADING, linesOver, textLines } from '../../../src/rules/board/page.ts';
import { tiles } from '../../../src/rules/board/tiles.ts';
import { widthsFor } from '../../../src/rules/board/widths.ts';

const placesOf = (...given: Parameters<typeof tiles>) =>
  tiles(...given).cells.map(({ row, column, rows = 1, text }) => [row, column, rows, text]);

test('tiles stand side by side, and go on in a further row', () => {
  const list = [{ text: 1 }, { text: 2 }, { text: 3 }];
  expect(placesOf(list, { most: 2 })).toEqual([
    [0, 0, 1, 1],
    [0, 1, 1, 2],
    [1, 0, 1, 3],
  ]);
  expect(tiles(list, { most: 2, size: 50 })).toMatchObject({ widths: [50, 50], heights: [36, 36] });
  expect(tiles([])).toMatchObject({ widths: [40], heights: [36], cells: [] });
});

test('where one tile has a small text under it, all have two rows, and the others fill both', () => {
  const list = [{ text: 1, under: 'one' }, { text: 2 }, { text: 3, under: 'three' }];
  expect(placesOf(list, { most: 2 })).toEqual([
    [0, 0, 1, 1],
    [1, 0, 1, 'one'],
    [0, 1, 2, 2],
    [2, 0, 1, 3],
    [3, 0, 1, 'three'],
  ]);
  expect(tiles(list, { most: 2 }).heights).toEqual([28, 18, 28, 18]);
});

const need = (least: number, best: number, grows: boolean) => ({ least, best, grows });

test.each<[string, Parameters<typeof widthsFor>[0], number, number[]]>([
  ['room for all', [need(10, 20, false), need(10, 30, false)], 100, [20, 30]],
  ['what is spare goes to those that grow', [need(10, 20, true), need(10, 30, false)], 100, [70, 30]],
  ['… by their widths', [need(10, 20, true), need(10, 30, true)], 100, [40, 60]],
  [
    'too little: the room beyond the least, by what each wants more',
    [need(10, 40, true), need(10, 70, false)],
    50,
    [20, 30],
  ],
  ['none: each its least', [need(30, 40, true), need(31, 70, false)], 50, [30, 35]],
  ['the least is more than the best', [need(30, 10, false)], 50, [30]],
])('widths of columns, %s', (_what, needed, width, widths) => {
  expect(widthsFor(needed, width)).toEqual(widths);
});

test('a line is as high as it says, a heading higher than other lines', () => {
  const lines = [{ text: 'Title', height: 40 }, { text: 'Heading', style: HEADING }, { text: 'Words' }];
  expect(textLines(lines).heights).toEqual([40, 27, 22]);
});

test('lines over a table reach over as many of its columns as fill the page', () => {
  const columnsOver = (widths: readonly number[]) =>
    linesOver(widths, [{ text: 'Words' }]).cells[0]?.columns ?? 1;
  expect(columnsOver([100, 100, 100, 90, 100])).toBe(4);
  expect(columnsOver([100, 100])).toBe(2);
  expect(columnsOver([400, 100])).toBe(1);
});
