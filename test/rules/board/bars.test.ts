import { type Bar, bars } from '../../../src/rules/board/bars.ts';
import { PAGE } from '../../../src/rules/board/rows.ts';
import { cellFor, extentOf } from '../../../src/rules/board/text-size.ts';

const bar = (value: number, more: Partial<Bar> = {}): Bar => ({ label: 'power', value, style: {}, ...more });

/** The cells of a row: column, columns, text and where it stands. */
const rowOf = (...given: Parameters<typeof bar>) =>
  bars([bar(...given)]).cells.map(({ column, columns = 1, text, style }) => [
    column,
    columns,
    text,
    style?.align,
  ]);
/** Those with a text. */
const said = (...given: Parameters<typeof bar>) => rowOf(...given).filter(([, , text]) => text !== '');

describe('a bar begins at zero, in the middle column', () => {
  test('to the right for a positive value, with the number beyond its tip', () => {
    expect(rowOf(3)).toEqual([
      [0, 1, 'power', 'center'],
      [1, 8, '', 'right'],
      [9, 1, '', 'center'],
      [10, 1, '', 'center'],
      [11, 1, '', 'center'],
      [12, 1, '', 'center'],
      [13, 5, '3', 'left'],
      [18, 1, '', 'right'],
    ]);
  });

  test('to the left for a negative one', () => {
    expect(rowOf(-3)).toEqual([
      [0, 1, 'power', 'center'],
      [1, 5, '-3', 'right'],
      [6, 1, '', 'center'],
      [7, 1, '', 'center'],
      [8, 1, '', 'center'],
      [9, 1, '', 'center'],
      [10, 8, '', 'left'],
      [18, 1, '', 'right'],
    ]);
  });

  test('of no steps for zero, with the number on it', () => {
    expect(said(0)).toEqual([
      [0, 1, 'power', 'center'],
      [9, 1, '0', 'center'],
    ]);
  });
});

describe('the number of a bar stands', () => {
  test.each([
    [6, 16, 2, '6', 'left'],
    [7, 10, 3, '7', 'center'],
    [8, 10, 3, '8', 'center'],
    [-6, 1, 2, '-6', 'right'],
    [-7, 6, 3, '-7', 'center'],
    [-8, 6, 3, '-8', 'center'],
  ])('of %i in column %i, over %i columns', (value, column, columns, text, align) => {
    expect(said(value).slice(1)).toEqual([[column, columns, text, align]]);
  });

  test('on a bar that is too long, without a sign that needs an explanation', () => {
    expect(said(9).slice(1)).toEqual([[10, 3, '9', 'center']]);
    expect(said(-9).slice(1)).toEqual([[6, 3, '-9', 'center']]);
  });

  test('in the words given for it, and the text at the side in the last column', () => {
    expect(said(-2, { text: 'minus two', side: '+1' }).slice(1)).toEqual([
      [1, 6, 'minus two', 'right'],
      [18, 1, '+1', 'right'],
    ]);
    expect(said(0, { text: 'nothing' }).slice(1)).toEqual([[9, 1, 'nothing', 'center']]);
  });
});

test('bars fill the page: as many equal steps to each side as asked for', () => {
  const { widths } = bars([bar(1)], { reach: 3 });
  expect(widths.reduce((sum, one) => sum + one, 0)).toBe(PAGE);
  expect(widths).toHaveLength(9);
  expect(new Set(widths.slice(1, -1)).size).toBe(1);
  expect(widths[0]).toBeGreaterThanOrEqual(40);
  expect(widths[8]).toBe(45);
});

test('no label and no text at the side is broken, and the steps have the rest', () => {
  const { widths } = bars([bar(1, { label: 'Harbour-master', side: '12 ships' })]);
  expect(widths.reduce((sum, one) => sum + one, 0)).toBe(PAGE);
  expect(widths[0]).toBeGreaterThanOrEqual(cellFor(extentOf('Harbour-master', { bold: true }).word));
  expect(widths[widths.length - 1]).toBeGreaterThanOrEqual(
    cellFor(extentOf('12 ships', { bold: true, size: 12 }).line),
  );
  expect(new Set(widths.slice(1, -1)).size).toBe(1);
});

test('heads and small print stand over and under the two sides', () => {
  const { cells } = bars([bar(1, { below: ['few', 'many'] })], { reach: 3, heads: ['−', '+', 'sum'] });
  const at = (text: string) => cells.find((cell) => cell.text === text);
  expect(at('−')).toMatchObject({ row: 0, column: 1, columns: 3 });
  expect(at('0')).toMatchObject({ row: 0, column: 4 });
  expect(at('+')).toMatchObject({ row: 0, column: 5, columns: 3 });
  expect(at('sum')).toMatchObject({ row: 0, column: 8 });
  expect(at('few')).toMatchObject({ row: 2, column: 0, columns: 3 });
  expect(at('many')).toMatchObject({ row: 2, column: 3, columns: 6 });
});

describe('bars of one side begin at the left', () => {
  const cellsOf = (value: number, reach: number, more: Partial<Bar> = {}) =>
    bars([bar(value, more)], { reach, oneSided: true }).cells.map(({ column, columns = 1, text }) => [
      column,
      columns,
      text,
    ]);

  test.each<[string, number, unknown[][]]>([
    [
      'the number stands beyond the tip',
      2,
      [
        [1, 1, ''],
        [2, 1, ''],
        [3, 4, '2'],
      ],
    ],
    ['zero has no steps', 0, [[1, 6, '0']]],
    ['nor has a negative value', -2, [[1, 6, '-2']]],
    [
      'a bar that is too long has room for its number',
      5,
      [
        [1, 1, ''],
        [2, 1, ''],
        [3, 1, ''],
        [4, 3, '5'],
      ],
    ],
  ])('%s', (_, value, expected) => {
    expect(cellsOf(value, 3).slice(1, -1)).toEqual(expected);
    expect(cellsOf(value, 3, { side: 'S' }).at(-1)).toEqual([7, 1, 'S']);
  });

  test('and fill the page, with more steps', () => {
    const { widths } = bars([bar(1)], { oneSided: true });
    expect(widths.reduce((sum, one) => sum + one, 0)).toBe(PAGE);
    expect(widths).toHaveLength(1 + 12 + 3 + 1);
  });

  test('with heads and small print at both ends', () => {
    const list = [bar(1, { below: ['few', 'many'] })];
    const { cells } = bars(list, { reach: 3, oneSided: true, heads: ['low', 'high', 'sum'] });
    const at = (text: string) => cells.find((cell) => cell.text === text);
    expect(at('low')).toMatchObject({ row: 0, column: 1, columns: 3, style: { align: 'left' } });
    expect(at('high')).toMatchObject({ row: 0, column: 4, columns: 3, style: { align: 'right' } });
    expect(at('sum')).toMatchObject({ row: 0, column: 7 });
    expect(at('0')).toBeUndefined();
    expect(at('few')).toMatchObject({ row: 2, column: 0, columns: 3 });
    expect(at('many')).toMatchObject({ row: 2, column: 3, columns: 5 });
  });
});
