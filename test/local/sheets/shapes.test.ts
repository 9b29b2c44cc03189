import { checkShape, REQUESTS } from '../../../local/google/world/shapes.ts';

const cell = (value: object, format = {}) => ({
  rows: [{ values: [{ userEnteredValue: value, userEnteredFormat: format }] }],
  fields: 'userEnteredValue',
});

test.each<[unknown, boolean]>([
  [cell({ stringValue: 'a' }), true],
  [cell({ numberValue: 1.5 }, { horizontalAlignment: 'LEFT', textFormat: { fontSize: 10 } }), true],
  [{ fields: '', range: { sheetId: 0 } }, true],
  [{}, true],
  [cell({ numberValue: '1' }), false],
  [cell({ numberValue: null }), false],
  [cell({ numberValue: Number.NaN }), false],
  [cell({ stringValue: 7 }), false],
  [cell({ text: 'a' }), false],
  [cell({}, { horizontalAlignment: 'MIDDLE' }), false],
  [cell({}, { textFormat: { fontSize: 401 } }), false],
  [cell({}, { textFormat: [] }), false],
  [{ rows: {} }, false],
  [{ start: { rowIndex: -1 } }, false],
  [{ start: { rowIndex: 0.5 } }, false],
  [null, false],
  [[], false],
])('%j is taken as it is: %s', (given, fits) => {
  const check = () => checkShape(REQUESTS.updateCells, given, 'requests[0]');
  if (fits) expect(check()).toEqual(given);
  else expect(check).toThrow('requests[0]');
});
