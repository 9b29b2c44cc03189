import * as z from 'zod/mini';
import { isQuickFit } from '../../../local/google/world/quick-check.ts';
import { REQUESTS } from '../../../local/google/world/shapes.ts';

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
  [cell({ stringValue: undefined }), false],
  [cell({ text: 'a' }), false],
  [cell({}, { horizontalAlignment: 'MIDDLE' }), false],
  [cell({}, { textFormat: { fontSize: 401 } }), false],
  [cell({}, { textFormat: [] }), false],
  [{ rows: {} }, false],
  [{ start: { rowIndex: -1 } }, false],
  [{ start: { rowIndex: 0.5 } }, false],
  [null, false],
  [[], false],
])('%j is taken at once only if zod takes it as it is', (given, fits) => {
  const parsed = z.safeParse(REQUESTS.updateCells, given);
  for (const _time of [1, 2]) expect(isQuickFit(REQUESTS.updateCells, given)).toBe(fits);
  if (fits) expect(parsed.data).toEqual(given);
});
