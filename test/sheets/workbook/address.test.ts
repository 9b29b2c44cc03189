import { addressOf, columnLetters } from '../../../src/sheets/workbook/address.ts';

test('columns are lettered as a spreadsheet does', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnLetters)).toEqual([
    'A',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
  expect(addressOf('Season', 4, 26)).toBe('Season!AA5');
});
