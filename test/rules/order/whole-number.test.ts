import { countGood } from '../../../src/rules/declare/good.ts';
import type { Judging } from '../../../src/rules/order/field.ts';
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

const BARRELS = countGood('barrels', { one: 'barrel' });

test.each<[string, Partial<NumberRule>, unknown, number, number, string]>([
  ['all that is held', {}, 2, 2, 2, ''],
  ['what is held and bought', { bought: 'buy' }, 5, 2, 5, ''],
  ['more than is held', {}, 3, 2, 0, 'not-held: You have 2 barrels, and 3 were asked for.'],
  ['more than one', {}, 3, 1, 0, 'not-held: You have 1 barrel, and 3 were asked for.'],
  ['one of none', {}, 1, 0, 0, 'not-held: You have no barrels.'],
  [
    'more than is held and bought',
    { bought: 'buy' },
    6,
    2,
    0,
    'not-held: You have 5 barrels, and 6 were asked for.',
  ],
  ['none of none', {}, 0, 0, 0, ''],
  ['more than is allowed', { most: 4 }, 5, 2, 0, 'not-legal: Expected a number from 0 to 4, found 5.'],
  ['less than is allowed', { least: 2 }, 1, 9, 0, 'not-legal: Expected a number from 2, found 1.'],
  ['a text', {}, 'x', 2, 0, 'malformed: Expected a number from 0, found “x”.'],
])('X3 a number that uses up a good: %s', (_, rule, raw, barrels, judged, refused) => {
  const field = wholeNumber({ title: 'Barrels' }, { least: 0, missing: 0, held: BARRELS, ...rule });
  const refusals: string[] = [];
  const judging = {
    position: { seats: [{ player: 'Ann', barrels }] },
    seat: 0,
    order: { buy: 3 },
    refuse: (_part: string, code: string, message: string) => refusals.push(`${code}: ${message}`),
  };
  expect(field.judge(raw, 'pour', judging as unknown as Judging)).toBe(judged);
  expect(refusals.join()).toBe(refused);
});
