import { parseTyped } from '../../../local/google/sheets/typed-text.ts';

test.each([
  ['7', { numberValue: 7 }],
  ['-1.5', { numberValue: -1.5 }],
  ['1,234', { numberValue: 1234 }],
  ['50%', { numberValue: 0.5 }],
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

test('typing nothing empties the cell', () => {
  expect(parseTyped('')).toEqual({});
});
