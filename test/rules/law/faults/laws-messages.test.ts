import { beside } from '../../../../src/rules/board/arrange.ts';
import { tiles } from '../../../../src/rules/board/tiles.ts';
import { cutTexts } from './fit.ts';

test('the law of drawings names the place of a column or row that is too small', () => {
  const grid = { widths: [40, 2, 40], heights: [22, 3], cells: [] };
  expect(cutTexts(grid)).toEqual([
    'column 1, at 40 px, is 2 px wide: widths are multiples of 5 (UNIT in src/rules/board/widths.ts)',
    'row 1, at 22 px, is 3 px high: heights are at least 5',
  ]);
});

test('tiles are as wide as the next multiple of the unit', () => {
  const grid = beside([tiles([{ text: 1 }], { size: 38 }), tiles([{ text: 2 }], { size: 41 })]);
  expect(grid.widths).toEqual([40, 45]);
});
