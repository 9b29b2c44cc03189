import { replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { PLAYERS, play, record } from './build.ts';

const replayOf = (changes: object) => replay(GAMES, { ...record({}), ...changes });
const players = record({}).players;

test('P12 ten players, two in each meadow: the start shows power 0 and nothing else', () => {
  const { start } = play({});
  expect(start.public).toEqual({
    meadows: Object.fromEntries(
      ['white', 'blue', 'black', 'red', 'green'].map((colour) => [colour, { power: 0 }]),
    ),
  });
  expect(start.private.Ken).toEqual({
    polarity: '-',
    partner: 'Kim',
    postcards: ['white', 'blue', 'black', 'red', 'green'],
    coils: [1, 1, 2, 2, 3],
    stamps: 2,
    garnets: 0,
    bellflowers: 0,
  });
});

test.each([
  ['nine players', players.slice(1), 'players: '],
  ['three of one meadow', players.map((p, i) => (i === 9 ? { ...p, meadow: 'white' } : p)), 'players: '],
  [
    'an unknown meadow',
    players.map((p, i) => (i === 9 ? { ...p, meadow: 'Red' } : p)),
    'players[9].meadow: ',
  ],
  ['no meadow', players.map((p, i) => (i === 0 ? { name: p.name } : p)), 'players[0].meadow: '],
])('P12 the seats cannot be taken: %s', (_, changed, path) => {
  expect(() => replayOf({ players: changed })).toThrow(path);
});

test('P12 polarity is drawn within each meadow, the same for the same seed', () => {
  const drawn = (seed: string) => {
    const { private: views } = replayOf({ setup: {}, seed }).start;
    return PLAYERS.map((name) => (views[name] as { polarity: string }).polarity).join('');
  };
  expect(drawn('a')).toBe(drawn('a'));
  const all = new Set(Array.from({ length: 40 }, (_, i) => drawn(`seed ${i}`)));
  expect(all.size).toBeGreaterThan(10);
  for (const signs of all) expect(signs).toMatch(/^(\+-|-\+){5}$/);
});

test('P12 a deal by hand names all ten, one of each sign in a meadow', () => {
  const { polarity } = record({}).setup as { polarity: object };
  const deal = (changes: object) => () => replayOf({ setup: { polarity: { ...polarity, ...changes } } });
  expect(deal({ Wes: '-' })).toThrow('setup.polarity: ');
  expect(deal({ Wes: 1 })).toThrow('setup.polarity.Wes: ');
  expect(deal({ Eve: '+' })).toThrow('setup.polarity.Eve: ');
  expect(() => replayOf({ setup: { polarity: { Wes: '+' } } })).toThrow('setup.polarity.');
  expect(() => replayOf({ setup: { polarity: null } })).toThrow('setup.polarity: ');
  expect(() => replayOf({ setup: {} })).toThrow('seed: ');
});
