import { expect, test } from '@jest/globals';
import { makeChance } from '../../../src/rules/base/chance.ts';
import { roles } from '../../../src/rules/declare/roles.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const SEATS = NAMES.map((name) => ({ name }));
const INFO = { seats: SEATS, names: NAMES, options: {} };
const TOWNS = roles('towns', ['Anvil', 'Bright'], { help: 'Each town twice.', times: 2 });
const deal = (...towns: readonly string[]) => ({
  towns: Object.fromEntries(NAMES.map((name, i) => [name, towns[i]])),
});

test('roles with `times` are dealt by hand over the whole table', () => {
  expect(TOWNS.read(INFO, deal('Anvil', 'Bright', 'Bright', 'Anvil'))).toEqual([
    'Anvil',
    'Bright',
    'Bright',
    'Anvil',
  ]);
  expect(TOWNS.read(INFO, {})).toBeUndefined();
});

test.each([
  [['Anvil', 'Anvil', 'Anvil', 'Bright'], 'setup.towns: expected Anvil, Anvil, Bright and Bright in all'],
  [['Anvil', 'Anvil', 'Bright', 'Eden'], 'setup.towns.Dan: expected "Anvil" or "Bright"'],
  [['Anvil', 'Anvil', 'Bright'], 'setup.towns.Dan: '],
])('the deal %j is unusable', (towns, message) => {
  expect(() => TOWNS.read(INFO, deal(...towns))).toThrow(message);
});

test('roles with `times` are drawn over the whole table, in each order', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const towns = TOWNS.draw(SEATS, makeChance(`seed ${seed}`));
    expect([...towns].sort()).toEqual(['Anvil', 'Anvil', 'Bright', 'Bright']);
    drawn.add(towns.join());
  }
  expect(drawn.size).toBe(6);
});

test('roles that do not add up in a corrected position are found', () => {
  expect(TOWNS.check(SEATS, ['Anvil', 'Bright', 'Anvil', 'Bright'], 'town')).toEqual([]);
  expect(TOWNS.check(SEATS, ['Anvil', 'Anvil', 'Anvil', 'Bright'], 'town')).toEqual([
    {
      path: 'seats[0].town',
      problem: 'expected Anvil, Anvil, Bright and Bright in all, found Anvil, Anvil, Anvil and Bright',
    },
  ]);
});
