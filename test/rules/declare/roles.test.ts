import { makeChance } from '../../../src/rules/base/chance.ts';
import type { Dealt } from '../../../src/rules/declare/column.ts';
import { roles } from '../../../src/rules/declare/roles.ts';

/** The deal of a column of roles. */
const dealtIn = (...of: Parameters<typeof roles<string>>) => roles(...of).dealt as Dealt;

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const SEATS = NAMES.map((name) => ({ name }));
const INFO = { seats: SEATS, names: NAMES, options: {} };
const TOWNS = dealtIn(['Anvil', 'Bright'], { help: 'Each town twice.', times: 2 });
const deal = (...towns: readonly string[]) => ({
  towns: Object.fromEntries(NAMES.map((name, i) => [name, towns[i]])),
});

test('roles with `times` are dealt by hand over the whole table', () => {
  expect(TOWNS.read(INFO, deal('Anvil', 'Bright', 'Bright', 'Anvil'), 'towns')).toEqual([
    'Anvil',
    'Bright',
    'Bright',
    'Anvil',
  ]);
  expect(TOWNS.read(INFO, {}, 'towns')).toBeUndefined();
});

test.each([
  [['Anvil', 'Anvil', 'Anvil', 'Bright'], 'setup.towns: expected Anvil, Anvil, Bright and Bright in all'],
  [['Anvil', 'Anvil', 'Bright', 'Eden'], 'setup.towns.Dan: expected "Anvil" or "Bright"'],
  [['Anvil', 'Anvil', 'Bright'], 'setup.towns.Dan: '],
])('the deal %j is unusable', (towns, message) => {
  expect(() => TOWNS.read(INFO, deal(...towns), 'towns')).toThrow(message);
});

test('roles with `times` are drawn over the whole table, in each order', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const towns = TOWNS.draw(INFO, makeChance(`seed ${seed}`), 'towns');
    expect([...towns].sort()).toEqual(['Anvil', 'Anvil', 'Bright', 'Bright']);
    drawn.add(towns.join());
  }
  expect(drawn.size).toBe(6);
});

describe('roles that are spread evenly', () => {
  const GUILDS = dealtIn(['tea', 'silk', 'lamps'], { help: 'Guilds.', times: 'even' });
  const infoOf = (count: number) => ({ ...INFO, names: NAMES.slice(0, count), seats: SEATS.slice(0, count) });
  const countsOf = (dealt: readonly string[]) =>
    ['tea', 'silk', 'lamps'].map((guild) => dealt.filter((one) => one === guild).length).join();

  test.each([
    [2, ['0,1,1', '1,0,1', '1,1,0']],
    [3, ['1,1,1']],
    [4, ['1,1,2', '1,2,1', '2,1,1']],
  ])(
    'are drawn for %i players as often as each other, and chance says which come once more',
    (count, all) => {
      const drawn = Array.from({ length: 60 }, (_, seed) =>
        GUILDS.draw(infoOf(count), makeChance(`${seed}`), 'guild'),
      );
      expect([...new Set(drawn.map((dealt) => countsOf(dealt as readonly string[])))].sort()).toEqual(all);
      expect(new Set(drawn.map(([first]) => first)).size).toBe(3);
    },
  );

  test('can be dealt by hand in no other way', () => {
    const given = (...guilds: readonly string[]) => ({
      guild: Object.fromEntries(NAMES.map((name, i) => [name, guilds[i]])),
    });
    const even = ['tea', 'silk', 'lamps', 'tea'] as const;
    expect(GUILDS.read(INFO, given(...even), 'guild')).toEqual(even);
    const problem =
      'expected roles in numbers as equal as possible, found 2 of tea, 2 of silk and 0 of lamps';
    expect(() => GUILDS.read(INFO, given('tea', 'tea', 'silk', 'silk'), 'guild')).toThrow(
      `setup.guild: ${problem}`,
    );
    expect(() => GUILDS.read(INFO, given('tea', 'silk', 'lamps', 'beer'), 'guild')).toThrow(
      'setup.guild.Dan: ',
    );
  });
});
