import { polarPower } from '../../src/rules/games/polar-power/index.ts';
import { secretSoulmate } from '../../src/rules/games/secret-soulmate/index.ts';
import { positionList } from '../../tools/docs/position-list.ts';

test('the list of a game has its tables, their rows, and what each value may be', () => {
  const lines = positionList([polarPower]).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('  - single values: `round`: a whole number from 0; `over`: `true` or `false`');
  expect(lines[2]).toContain('`meadows`, one row per value of its column `meadow`: `"white"`, `"blue"`');
  expect(lines[2]).toContain('; `reset`: `true` or `false`');
  expect(lines[3]).toContain('`seats`, one row per player, in seat order; `player`: a text; ');
  expect(lines[3]).toContain('`coil1` to `coil3`: a whole number from 0 to 1000');
});

test('a table whose rows come with the match is said to have as many as there are', () => {
  expect(positionList([secretSoulmate])).toContain('`plays`, as many rows as there are; ');
});
