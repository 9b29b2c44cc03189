import { expect, test } from '@jest/globals';
import { betweenMeadows, withinMeadow } from '../../../src/rules/declare/match-info.ts';

const seats = [
  { name: 'Ann', meadow: 'red' },
  { name: 'Bob', meadow: 'red' },
  { name: 'Cat', meadow: 'blue' },
  { name: 'Dan' },
];
const info = { seats, names: seats.map(({ name }) => name), options: {} };

test('X5 goods that pass between meadows do not pass within one', () => {
  expect(betweenMeadows(info, 0, 1, 'sacks')).toBe(
    'Sacks pass only between meadows, and Ann and Bob share one.',
  );
  expect(withinMeadow(info, 0, 1, 'sacks')).toBeUndefined();
  for (const other of [2, 3]) {
    expect(betweenMeadows(info, 0, other, 'sacks')).toBeUndefined();
    expect(withinMeadow(info, 0, other, 'sacks')).toMatch(/ do not share one\.$/);
  }
});
