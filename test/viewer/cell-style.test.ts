import { boardStyle, cellStyle } from '../../src/viewer/parts/cell-style.ts';

const LEFTS = [0, 40, 100, 130];
const TOPS = [0, 20, 50];

test.each([
  [{ row: 0, column: 0 }, ['0px', '0px', '40px', '20px']],
  [{ row: 1, column: 1 }, ['40px', '20px', '60px', '30px']],
  [{ row: 0, column: 1, rows: 2, columns: 2 }, ['40px', '0px', '90px', '50px']],
  [{ row: 1, column: 2, columns: 9 }, ['100px', '20px', '30px', '30px']],
])('a cell stands where its columns and rows do: %j', (cell, expected) => {
  const { left, top, width, height } = cellStyle({ ...cell, text: '' }, LEFTS, TOPS);
  expect([left, top, width, height]).toEqual(expected);
});

test('a board is as wide as all its columns and as high as all its rows', () => {
  expect(boardStyle(LEFTS, TOPS)).toEqual({ width: '130px', height: '50px' });
});

test('a number stands at the right, a text at the left, and what is styled as its style says', () => {
  const alignOf = (text: string | number, style = {}) =>
    cellStyle({ row: 0, column: 0, text, style }, LEFTS, TOPS).textAlign;
  expect([alignOf(1), alignOf('1'), alignOf(1, { align: 'center' })]).toEqual(['right', 'left', 'center']);
});
