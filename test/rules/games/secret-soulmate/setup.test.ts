import { makeChance } from '../../../../src/rules/base/chance.ts';
import { play } from './build.ts';

const seats = (...meadows: (string | undefined)[]) =>
  meadows.map((meadow, i) => ({ name: `P${i}`, ...(meadow === undefined ? {} : { meadow }) }));
const reveal = (played: ReturnType<typeof play>) =>
  played.outcome?.reveal as { soulmates: [string, string][] } | undefined;
const empty = Array(9).fill({});
/** Pairs by their names: `pairs('Ann Bob, Cat Dan')`. */
const pairs = (names: string) => names.split(', ').map((pair) => pair.split(' '));

test('S13 nine cards at the start, three of each number, and nothing public', () => {
  const { start } = play({});
  expect(start.public).toEqual({});
  expect(start.private.Bob).toEqual({
    cards: [1, 1, 1, 2, 2, 2, 3, 3, 3],
    pointTokens: 3,
    scoredIn: [],
    garnets: 0,
    bellflowers: 0,
  });
});

test('S6 point tokens at the start: 3 alone in a meadow or without one, 2 in a meadow of two, else 1', () => {
  const players = seats('a', 'b', 'b', undefined, 'c', 'c', 'c', 'd', 'd', 'd', 'd', undefined);
  const { start } = play({ players, seed: 's', setup: {} });
  expect(players.map(({ name }) => start.private[name]!.pointTokens)).toEqual([
    3, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 3,
  ]);
});

test.each([2, 3, 5, 31, 32])('S5 %i players are too few, too many or odd', (count) => {
  expect(() => play({ players: seats(...Array(count)), setup: {}, seed: 's' })).toThrow(/^players: /);
});

test.each([4, 6, 12, 30])('S5 %i players sit down', (count) => {
  const played = play({ players: seats(...Array(count)), setup: {}, seed: 's', rounds: empty });
  expect(reveal(played)!.soulmates.flat().sort()).toEqual(
    seats(...Array(count))
      .map((p) => p.name)
      .sort(),
  );
});

test('S5 pairs are neighbours in a shuffle of the seats; each pair, and the pairs, in seat order', () => {
  const drawn = makeChance('any text')('soulmates').shuffle([0, 1, 2, 3, 4, 5]);
  const pairs = [0, 2, 4].map((i) => [drawn[i]!, drawn[i + 1]!].sort());
  const sorted = pairs.sort((a, b) => a[0]! - b[0]!).map((pair) => pair.map((seat) => `P${seat}`));
  const played = play({ players: seats(...Array(6)), setup: {}, seed: 'any text', rounds: empty });
  expect(reveal(played)!.soulmates).toEqual(sorted);
});

test('S5 across meadows: shuffles go on in one stream until no pair shares a meadow', () => {
  const meadows = ['a', 'a', 'a', 'b', 'b', undefined, undefined, 'c'];
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const stream = makeChance(seed)('soulmates');
    const sharing = (drawn: number[]) =>
      [0, 2, 4, 6].some((i) => {
        const meadow = meadows[drawn[i]!];
        return meadow !== undefined && meadow === meadows[drawn[i + 1]!];
      });
    let drawn = stream.shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
    while (sharing(drawn)) drawn = stream.shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
    const options = { pairing: 'across-meadows' };
    const { soulmates } = reveal(
      play({ players: seats(...meadows), setup: {}, seed, options, rounds: empty }),
    )!;
    for (let i = 0; i < 8; i += 2)
      expect(soulmates).toContainEqual([drawn[i]!, drawn[i + 1]!].sort().map((seat) => `P${seat}`));
  }
});

test('S5 across meadows is refused when one meadow has more than half of the players', () => {
  const options = { pairing: 'across-meadows' };
  expect(() => play({ players: seats('a', 'a', 'a', 'b'), setup: {}, seed: 's', options })).toThrow(
    /^options\.pairing: /,
  );
  expect(() =>
    play({ players: seats('a', 'a', undefined, 'b'), setup: {}, seed: 's', options }),
  ).not.toThrow();
});

test.each([
  ['no list', 'Ann', 'setup.soulmates'],
  ['a name alone', [['Ann', 'Bob'], ['Cat']], 'setup.soulmates[1]'],
  ['three in a pair', [['Ann', 'Bob', 'Cat']], 'setup.soulmates[0]'],
  ['an unknown player', [['Ann', 'Zoe']], 'setup.soulmates[0][1]'],
  ['one name twice', [['Ann', 'Ann']], 'setup.soulmates[0][1]'],
  ['one in two pairs', pairs('Ann Bob, Cat Ann'), 'setup.soulmates[1][1]'],
  ['two in no pair', [['Ann', 'Bob']], 'setup.soulmates'],
])('S5 a deal by hand is unusable with %s', (_, soulmates, path) => {
  expect(() => play({ setup: { soulmates } })).toThrow(`${path}: `);
});

test('S5 a deal by hand that breaks across-meadows is unusable', () => {
  const soulmates = pairs('Bob Dan, Cat Ann');
  expect(play({ setup: { soulmates } }).over).toBe(false);
  expect(() => play({ setup: { soulmates }, options: { pairing: 'across-meadows' } })).toThrow(
    /^setup\.soulmates\[1\]: /,
  );
});

test('X11 without a deal the seed is needed; with one it is not, and the deal wins', () => {
  expect(() => play({ setup: {} })).toThrow(/^seed: /);
  const played = play({ seed: 'any', rounds: empty });
  expect(reveal(played)!.soulmates).toEqual(pairs('Ann Bob, Cat Dan'));
});

test('S13 a tenth round is after the end', () => {
  expect(() => play({ rounds: Array(10).fill({}) })).toThrow(/^rounds\[9\]: /);
});

test.each([
  ['pairing', 'all'],
  ['defaultCard', 'middle'],
  ['pointTokenPrice', -1],
  ['trade', 'anyone'],
])('X3 a bad option is named: %s', (name, value) => {
  expect(() => play({ options: { [name]: value } })).toThrow(`options.${name}: `);
});

test('X10 names such as __proto__ are names', () => {
  const players = ['__proto__', 'constructor', '7', 'toString'].map((name) => ({ name }));
  const setup = {
    soulmates: pairs('7 __proto__, constructor toString'),
  };
  const rounds = [{ orders: JSON.parse('{"__proto__": {"card": 3}, "toString": {"card": 2}}') }];
  const played = play({ players, setup, rounds: [...rounds, ...Array(8).fill({})] });
  expect(played.rounds[0]!.public.scored).toEqual(['__proto__', 'toString']);
  expect(reveal(played)!.soulmates).toEqual(pairs('__proto__ 7, constructor toString'));
});
