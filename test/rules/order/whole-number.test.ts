import { type NumberRule, wholeNumber } from '../../../src/rules/order/number-field.ts';

/** The form's words about an empty answer. */
function emptyMeans(rule: NumberRule): string {
  const field = wholeNumber<unknown>({ title: 'Number' }, rule);
  const info = { seats: [], names: [], options: {} };
  return field.ask('number', info as never, undefined)[0]?.empty ?? '';
}

test.each([
  [1, 9, 1, '1'],
  [1, 9, 9, '9'],
  [1, 9, 0, ''],
  [1, 9, 10, ''],
  [0, 9, 0, '0'],
])(
  'of numbers from %i to %i the form shows what stands in for an empty answer, %i, if it can be sent',
  (least, most, missing, shown) => expect(emptyMeans({ least, most, missing })).toBe(shown),
);
