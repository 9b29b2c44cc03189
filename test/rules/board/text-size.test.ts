import {
  cellFor,
  extentOf,
  heightOf,
  linesIn,
  shortened,
  sizeFor,
  widthOf,
} from '../../../src/rules/board/text-size.ts';

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
  // One line more than letters need: an address is broken after its signs.
  expect(linesIn('tententen', 2 * ten)).toBe(3);
  expect(heightOf('ten\nten', 200)).toBeGreaterThan(heightOf('ten', 200));
});

test('a cell keeps some pixels at its sides: a text as wide as the cell wraps', () => {
  const line = widthOf('ten ten');
  const widths = [line, cellFor(line) - 0.5, cellFor(line) + 0.5];
  expect(widths.map((width) => linesIn('ten ten', width))).toEqual([2, 2, 1]);
  // Letters are rounded, and drawn in a font like Arial where Arial is missing: a fiftieth more is kept.
  expect(cellFor(98)).toBeCloseTo(100 + 7);
  expect(shortened('Maximiliane', widthOf('Maximiliane'))).toMatch(/…$/);
});

test('a text that does not fit is shortened by whole letters', () => {
  expect(shortened('Maximiliane', 60)).toMatch(/^Maxi.*…$/);
  expect(widthOf(shortened('Maximiliane', 60))).toBeLessThan(60);
  expect(shortened('Max', 60)).toBe('Max');
});

test.each([
  ['a sign of Arial', '“', 33.3, 50],
  ['a dash', '–', 55.6, 55.6],
  ['a hard space', '\u00a0', 27.8, 27.8],
  ['another Latin letter', 'ø', 72, 78],
  ['the last of them', '\u036f', 0, 0],
  ['the first letter after them', '\u0370', 100, 100],
  ['a letter of another script', '花', 100, 100],
  ['the last sign before emoji', '\u{1efff}', 100, 100],
  ['the first of the emoji', '\u{1f000}', 130, 130],
  ['an emoji', '🍎', 130, 130],
  ['a sign that turns the one before into an emoji', '\ufe0f', 0, 0],
  ['a sign that joins two', '\u200d', 0, 0],
])('%s has a width, regular and bold', (_, sign, regular, bold) => {
  expect(widthOf(sign, { size })).toBeCloseTo(regular, 5);
  expect(widthOf(sign, { size, bold: true })).toBeCloseTo(bold, 5);
});

test('the widest word and the widest line of a text, regular and bold', () => {
  const text = 'ten twenty\nten twenty ten';
  for (const bold of [false, true])
    expect(extentOf(text, { size, bold })).toEqual({
      word: widthOf('twenty', { size, bold }),
      line: widthOf('ten twenty ten', { size, bold }),
    });
  expect(extentOf('W', { bold: true }).word).toBe(widthOf('W', { bold: true }));
  expect(extentOf('i', { bold: true }).word).toBeGreaterThan(extentOf('i').word);
});

test.each([
  ['Guadalupe-Esperanza', 150, 10, 10],
  ['Guadalupe-Esperanza', 130, 10, 8],
  ['Ann and Guadalupe-Esperanza', 130, 10, 8],
  // A word that breaks anyway keeps its size, and nothing is smaller than 6 points.
  ['x'.repeat(60), 130, 10, 10],
  ['Konstantinopolska', 60, 7, 7],
])(
  'a word gets smaller before it breaks: “%s” in %i pixels, from %i points to %i',
  (text, width, from, to) => {
    expect(sizeFor(text, width, { bold: true, size: from })).toBe(to);
  },
);
