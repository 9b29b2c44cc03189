import { expect, test } from '@jest/globals';
import { heightOf, linesIn, PADDING, shortened, widthOf } from '../../../src/rules/board/text-size.ts';

/** At 75 points a letter's em is 100 pixels. */
const size = 75;

test.each([
  ['Elimination Candidates: Eve, Fay', true, 1572.6],
  ['10', false, 111.2],
  ['éÀ', false, 55.6 + 66.7],
])('“%s” is as wide as Arial draws it', (text, bold, width) => {
  expect(widthOf(text, { size, bold })).toBeCloseTo(width, 0);
});

test('a text wraps at words, and a word wider than its cell is broken', () => {
  const ten = widthOf('ten');
  expect(linesIn('ten ten ten', 2 * ten + 15)).toBe(2);
  expect(linesIn('tententen', 2 * ten)).toBe(2);
  expect(heightOf('ten\nten', 200)).toBeGreaterThan(heightOf('ten', 200));
});

test('a cell keeps some pixels at its sides: a text as wide as the cell wraps', () => {
  const line = widthOf('ten ten');
  const widths = [line, line + PADDING - 0.5, line + PADDING + 1.5];
  expect(widths.map((width) => linesIn('ten ten', width))).toEqual([2, 2, 1]);
  expect(shortened('Maximiliane', widthOf('Maximiliane'))).toMatch(/…$/);
});

test('a text that does not fit is shortened by whole letters', () => {
  expect(shortened('Maximiliane', 60)).toMatch(/^Maxi.*…$/);
  expect(widthOf(shortened('Maximiliane', 60))).toBeLessThan(60);
  expect(shortened('Max', 60)).toBe('Max');
});
