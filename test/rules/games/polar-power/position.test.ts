import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import type { PolarPosition } from '../../../../src/rules/games/polar-power/position.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { problemsOf } from '../../problems.ts';
import { record } from './build.ts';

const position = openRecord([polarPower], record({})).match.position as unknown as PolarPosition;
const { meadows, seats } = position;
const names = seats.map(({ player }) => player);

test.each<[string, Partial<PolarPosition>, string]>([
  ['a meadow too many', { meadows: [...meadows, meadows[0]!] }, 'meadows[5].meadow'],
  [
    'two meadows exchanged',
    { meadows: [meadows[1]!, meadows[0]!, ...meadows.slice(2)] },
    'meadows[0].meadow',
  ],
  ['a meadow gone', { meadows: meadows.slice(0, 4) }, 'meadows[4].meadow'],
  ['a player gone', { seats: seats.slice(1) }, 'seats[0].player'],
  [
    'a slip of the finger',
    { seats: seats.map((hand, i) => (i === 2 ? { ...hand, red: 10_000_000 } : hand)) },
    'seats[2].red',
  ],
])('P12 a corrected position is checked: %s', (_, change, path) => {
  expect(problemsOf(polarPower, position)).toEqual([]);
  expect(problemsOf(polarPower, { ...position, ...change }, names)[0]).toMatchObject({ path });
});
