import { readFormula, shownFormula, shownNumber } from '../../../local/google/sheets/in-locale.ts';
import { parseTyped } from '../../../local/google/sheets/typed-text.ts';

test.each([
  ['7', { numberValue: 7 }],
  ['-1.5', { numberValue: -1.5 }],
  ['1,234', { numberValue: 1234 }],
  ['50%', { numberValue: 0.5 }],
  ['$5', { numberValue: 5 }],
  ['true', { boolValue: true }],
  ['red', { stringValue: 'red' }],
  ["'7", { stringValue: '7' }],
  ['=A1+1', { formulaValue: '=A1+1' }],
  ['+2', { numberValue: 2 }],
  ['1e3', { numberValue: 1000 }],
  ['+44 12', { formulaValue: '=+44 12' }],
  ['-', { stringValue: '-' }],
  ['1/2', { numberValue: 46_024 }],
  ['1-2', { numberValue: 46_024 }],
  ['15:00', { numberValue: 0.625 }],
  ['24:00', { numberValue: 1 }],
  ['24:60', { stringValue: '24:60' }],
  ['13/13', { stringValue: '13/13' }],
])('typing %s gives %j', (typed, value) => {
  expect(parseTyped(typed).userEnteredValue).toEqual(value);
});

const date = (numberValue: number) => ({
  userEnteredValue: { numberValue },
  userEnteredFormat: { numberFormat: { type: 'DATE', pattern: 'm/d' } },
});

test.each([
  ['en_US', '1,5', { userEnteredValue: { stringValue: '1,5' } }],
  ['en_US', '1.5', { userEnteredValue: { numberValue: 1.5 } }],
  ['en_US', '1.000', { userEnteredValue: { numberValue: 1 } }],
  ['de_DE', '1,5', { userEnteredValue: { numberValue: 1.5 } }],
  // The first of May 2026.
  ['de_DE', '1.5', date(46_143)],
  ['de_DE', '1.13', { userEnteredValue: { stringValue: '1.13' } }],
  ['de_DE', '1,000', { userEnteredValue: { numberValue: 1 } }],
  ['pt_BR', '1,5', { userEnteredValue: { numberValue: 1.5 } }],
  ['pt_BR', '1/5', date(46_143)],
  ['pt_BR', '1.5', { userEnteredValue: { stringValue: '1.5' } }],
])('in %s, typing %s gives %j', (locale, typed, cell) => {
  expect(parseTyped(typed, undefined, locale)).toEqual(cell);
});

test.each(['de_DE', 'pt_BR'])('in %s, 1.000 is a thousand, and shows its point', (locale) => {
  const { userEnteredValue, userEnteredFormat } = parseTyped('1.000', undefined, locale);
  const { type, pattern } = userEnteredFormat?.numberFormat ?? {};
  expect(userEnteredValue).toEqual({ numberValue: 1000 });
  expect(shownNumber(1000, locale, type, pattern)).toBe('1.000');
});

test.each([
  ['en_US', '=IF(A1>1.5;"a;b,c";MAX(1,2))', '=IF(A1>1.5,"a;b,c",MAX(1,2))'],
  ['de_DE', '=IF(A1>1,5;"a;b,c";MAX(1;2))', '=IF(A1>1.5,"a;b,c",MAX(1,2))'],
  ['de_DE', '=IF(A1>1.5;1;0)', undefined],
  ['de_DE', '=MAX(1,2,3)', undefined],
  ['de_DE', "='a,b;c'!A1", "='a,b;c'!A1"],
])('in %s, the formula %s is read as %s', (locale, formula, read) => {
  expect(readFormula(formula, locale)).toBe(read);
});

test('Sheets gives a formula with commas in en_US, and with semicolons in de_DE', () => {
  const formula = '=IF(A1;"a;b";SUM({1;2}))';
  expect(shownFormula(formula, 'en_US')).toBe('=IF(A1,"a;b",SUM({1;2}))');
  expect(shownFormula(formula, 'de_DE')).toBe(formula);
});

test('typing nothing empties the cell', () => {
  expect(parseTyped('')).toEqual({});
});
