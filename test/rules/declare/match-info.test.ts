import {
  areMeadowMates,
  matesOf,
  notInLastRound,
  withinMeadow,
} from '../../../src/rules/declare/match-info.ts';

const seats = [
  { name: 'Ann', meadow: 'red' },
  { name: 'Bob', meadow: 'red' },
  { name: 'Cat', meadow: 'blue' },
  { name: 'Dan' },
];
const info = { seats, names: seats.map(({ name }) => name), options: {} };

const SACKS = { many: 'sacks' };

test('X5 goods that pass within a meadow pass to nobody else', () => {
  expect(withinMeadow(info, { round: 0 }, 0, 1, SACKS, 4)).toBeUndefined();
  for (const other of [2, 3])
    expect(withinMeadow(info, { round: 0 }, 0, other, SACKS, 4)).toMatch(/ do not share one\.$/);
});

test('X5 goods that do not pass in the last round pass in all others', () => {
  const reasons = [0, 1, 2, 3].map((round) => notInLastRound(info, { round }, 0, 1, SACKS, 4));
  expect(reasons).toEqual([undefined, undefined, undefined, 'Sacks do not pass in the last round.']);
});

test('the mates of a player are all others of the meadow; a player without a meadow has none', () => {
  expect([0, 1, 2, 3].map((seat) => matesOf(info, seat))).toEqual([[1], [0], [], []]);
  const twice = { ...info, seats: [...seats, { name: 'Eve', meadow: 'red' }, { name: 'Fay' }] };
  expect([0, 3, 4, 5].map((seat) => matesOf(twice, seat))).toEqual([[1, 4], [], [0, 1], []]);
  expect(areMeadowMates(twice, 3, 5)).toBe(false);
});
