import {
  areMeadowMates,
  betweenMeadows,
  matesOf,
  withinMeadow,
} from '../../../src/rules/declare/match-info.ts';

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

test('the mates of a player are all others of the meadow; a player without a meadow has none', () => {
  expect([0, 1, 2, 3].map((seat) => matesOf(info, seat))).toEqual([[1], [0], [], []]);
  const twice = { ...info, seats: [...seats, { name: 'Eve', meadow: 'red' }, { name: 'Fay' }] };
  expect([0, 3, 4, 5].map((seat) => matesOf(twice, seat))).toEqual([[1, 4], [], [0, 1], []]);
  expect(areMeadowMates(twice, 3, 5)).toBe(false);
});
