import { makeChance } from '../../../../src/rules/base/chance.ts';
import { replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { DEALS, play, record, refusals, send } from './build.ts';

test('N14 six players', () => {
  const raw = record({});
  for (const players of [raw.players.slice(1), [...raw.players, { name: 'Gil' }]])
    expect(() => replay(GAMES, { ...raw, players })).toThrow('players: ');
});

test('N14 five rounds: the match is over after the fifth, and a sixth cannot be', () => {
  const rounds = DEALS.map((_, round) => send('123456', round));
  const played = play({ rounds });
  expect(played.rounds.map(({ public: { table } }) => table.length)).toEqual([9, 9, 9, 9, 0]);
  expect(played.over).toBe(true);
  expect(play({ rounds: rounds.slice(1) }).outcome).toBeNull();
  expect(() => play({ rounds: [...rounds, {}] })).toThrow('rounds[5]: ');
});

test('N14 all 40 cards are dealt once, eight a round, as the seed’s stream says', () => {
  const deck = ['red', 'green', 'blue', 'yellow'].flatMap((colour) =>
    Array.from({ length: 10 }, (_, i) => `${colour}-${i + 1}`),
  );
  const drawn = makeChance('a seed')('deals').shuffle(deck);
  const played = play({ seed: 'a seed', rounds: [{}, {}, {}, {}, {}] });
  const tables = [played.start.public.table as string[], ...played.rounds.map((round) => round.public.table)];
  expect(tables.flatMap((table) => table.filter((card) => card !== 'gray-0'))).toEqual(drawn);
});

test('N14 a missing seed matters only where the deals are not given', () => {
  expect(() => replay(GAMES, { ...record({}), setup: {} })).toThrow('seed: ');
  expect(play({}).start.public.table).toEqual([...DEALS[0]!, 'gray-0']);
});

const swapped = (r: number, c: number, card: unknown) =>
  DEALS.map((deal, i) => (i === r ? deal.map((old, j) => (j === c ? card : old)) : deal));

test.each([
  ['no list', { deals: 'all' }, 'setup.deals: '],
  ['null', { deals: null }, 'setup.deals: '],
  ['four deals', { deals: DEALS.slice(1) }, 'setup.deals: '],
  ['a deal that is no list', { deals: [...DEALS.slice(1), {}] }, 'setup.deals[4]: '],
  ['a short deal', { deals: [DEALS[0]!.slice(1), ...DEALS.slice(1)] }, 'setup.deals[0]: '],
  ['no card', { deals: swapped(1, 2, 'green 1') }, 'setup.deals[1][2]: '],
  ['gray 0', { deals: swapped(4, 7, 'gray-0') }, 'setup.deals[4][7]: '],
  ['a card twice', { deals: swapped(2, 0, 'red-1') }, 'setup.deals[2][0]: '],
  ['an unknown name', { tieBreak: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'fay'] }, 'setup.tieBreak[5]: '],
  ['a name twice', { tieBreak: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Ann'] }, 'setup.tieBreak[5]: '],
  ['five names', { tieBreak: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'] }, 'setup.tieBreak: '],
  ['an object of names', { tieBreak: {} }, 'setup.tieBreak: '],
  ['what is no part of it', { pattern: {} }, 'setup.pattern: '],
])('N8 N14 a deal that cannot be: %s', (_, setup, problem) => {
  expect(() => play({ setup })).toThrow(problem);
});

test.each([
  ['leftover', 'middle'],
  ['winnerGarnets', -1],
  ['winnerGarnets', '7'],
  ['rounds', 4],
])('N4 N13 an option that cannot be: %s %s', (name, value) => {
  expect(() => play({ options: { [name]: value } })).toThrow(`options.${name}: `);
});

const gift = [{ from: 'Ann', to: 'Bob', gives: { garnets: 2 } }];

test.each([
  ['within a meadow', { Ann: 'east', Bob: 'east' }, {}],
  ['without meadows', {}, {}],
  ['between meadows', { Ann: 'east', Bob: 'west' }, {}],
  ['within a meadow by option', { Ann: 'east', Bob: 'east' }, { purseTrade: 'within-meadow' }],
])('N15 garnets and bellflowers are traded %s', (_, meadows, options) => {
  const played = play({ garnets: { Ann: 3 }, meadows, options, rounds: [{ trades: gift }] });
  expect(played.purses).toMatchObject({ Ann: { garnets: 1 }, Bob: { garnets: 2 } });
});

test.each([
  ['without meadows', {}],
  ['between meadows', { Ann: 'east', Bob: 'west' }],
])('N15 X5 with purseTrade within-meadow no trades %s', (_, meadows) => {
  const options = { purseTrade: 'within-meadow' };
  const played = play({ garnets: { Ann: 3 }, meadows, options, rounds: [{ trades: gift }] });
  expect(refusals(played)).toEqual(['Ann trades[0] not-legal']);
});

test('N15 cards are not traded', () => {
  const trades = [{ from: 'Ann', to: 'Bob', gives: { cards: ['red-1'] } }];
  const played = play({ meadows: { Ann: 'east', Bob: 'east' }, rounds: [{ trades }] });
  expect(refusals(played)).toEqual(['Ann trades[0] unknown']);
});

test('X3 an order of any kind is judged line by line: wants, the ban, the number', () => {
  const orders = {
    Ann: { priority: 9, ban: 7, wants: 'red-1' },
    Bob: ['red-1'],
    Cat: { want: 'red-1', wants: ['red-1'] },
    Dan: JSON.parse('{"__proto__": 1, "wants": ["constructor", "__proto__"]}'),
    Eve: null,
  };
  expect(refusals(play({ rounds: [{ orders }] }))).toEqual([
    'Ann wants malformed',
    'Ann ban malformed',
    'Ann priority not-legal',
    'Bob order malformed',
    'Cat want unknown',
    'Dan __proto__ unknown',
    'Dan wants[0] malformed',
    'Dan wants[1] malformed',
    'Eve order malformed',
  ]);
});
