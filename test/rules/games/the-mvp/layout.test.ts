import { COVERS, statusesOf } from '../../../../src/rules/games/the-mvp/layout.ts';
import { CARDS, PLACES } from '../../../../src/rules/games/the-mvp/vocabulary.ts';
import { replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { bids, claims, lying, PATTERN, PLAYERS, play, record } from './build.ts';

const replayOf = (changes: object) => replay(GAMES, { ...record({}), ...changes });
const players = record({}).players;

test('M1 each card is covered by the one or two adjacent cards of the row below', () => {
  const covers = Object.fromEntries(
    PLACES.map((place, at) => [place, COVERS[at]!.map((cover) => PLACES[cover]).join('')]),
  );
  expect(covers).toEqual({
    ...{ A: 'EF', B: 'FG', C: 'GH', D: 'HI' },
    ...{ E: 'JK', F: 'KL', G: 'LM', H: 'MN', I: 'NO' },
    ...{ J: 'P', K: 'PQ', L: 'QR', M: 'RS', N: 'ST', O: 'T' },
    ...{ P: 'U', Q: 'UV', R: 'VW', S: 'WX', T: 'X' },
    ...{ U: '', V: '', W: '', X: '' },
  });
});

test('M1 at the start U-X are exposed and P-T nearly exposed (worked example)', () => {
  const { cards } = play({}).start.public;
  for (const place of PLACES) {
    const status = place >= 'U' ? 'exposed' : place >= 'P' ? 'nearly-exposed' : 'hidden';
    expect(cards[place]).toEqual(status === 'hidden' ? { status } : { status, card: PATTERN[place] });
  }
});

test('M1 when U is removed, P becomes exposed and J nearly exposed (worked example)', () => {
  const played = play({ rounds: claims({ Ann: 'U' }) });
  expect(lying(played, 'U', 'P', 'J', 'K', 'Q')).toBe(
    'claimed red 1, exposed, nearly-exposed, hidden, nearly-exposed',
  );
  expect(played.rounds[1]!.public.cards.J).toEqual({ status: 'nearly-exposed', card: PATTERN.J });
});

test('M1 removing W by itself exposes nothing (worked example)', () => {
  const claimed = PLACES.map((place) => ({ claimed: place === 'W' }));
  const before = statusesOf(PLACES.map(() => ({ claimed: false })));
  expect(statusesOf(claimed)).toEqual(before.map((status, at) => (PLACES[at] === 'W' ? 'claimed' : status)));
});

test('M17 the two teams are any two meadows of three', () => {
  const named = players.map((player, i) => ({ ...player, meadow: i % 2 ? '__proto__' : 'constructor' }));
  const played = replayOf({
    players: named,
    rounds: [{ orders: { Bob: { bids: bids('U 2') } } }, { orders: {} }, { orders: {} }],
  });
  expect(Object.entries(played.outcome!.teamScores as object)).toEqual([
    ['constructor', 0],
    ['__proto__', 0],
  ]);
  expect((played.rounds[1]!.public as { cards: Record<string, unknown> }).cards.U).toEqual({
    status: 'claimed',
    card: PATTERN.U,
    flag: '__proto__',
    bid: 2,
  });
});

test.each([
  ['five players', players.slice(1), 'players: '],
  ['four of a meadow', players.map((p, i) => (i === 3 ? { ...p, meadow: 'red' } : p)), 'players: '],
  ['three meadows', players.map((p, i) => ({ ...p, meadow: String(i % 3) })), 'players: '],
  ['one meadow', players.map((p) => ({ ...p, meadow: 'red' })), 'players: '],
  ['no meadow', players.map((p, i) => (i === 4 ? { name: p.name } : p)), 'players[4].meadow: '],
])('M17 the seats cannot be taken: %s', (_, changed, path) => {
  expect(() => replayOf({ players: changed })).toThrow(path);
});

test.each([
  ['a place is missing', { ...PATTERN, X: undefined }, 'setup.pattern.X: '],
  ['a card lies twice', { ...PATTERN, X: 'apple-1' }, 'setup.pattern.X: '],
  ['no card', { ...PATTERN, C: 'Apple-3' }, 'setup.pattern.C: '],
  ['null', { ...PATTERN, C: null }, 'setup.pattern.C: '],
  ['no place', { ...PATTERN, Y: 'apple-1' }, 'setup.pattern.Y: '],
  ['a list', CARDS, 'setup.pattern: '],
])('M1 the pattern given by hand cannot be: %s', (_, pattern, path) => {
  expect(() => replayOf({ setup: { pattern: JSON.parse(JSON.stringify(pattern)) } })).toThrow(path);
});

test('X11 the pattern is drawn from the seed; without one and without a pattern there is no match', () => {
  const drawn = replayOf({ setup: {}, seed: 'a' });
  expect(drawn).toEqual(replayOf({ setup: undefined, seed: 'a' }));
  expect(drawn.start).not.toEqual(replayOf({ setup: {}, seed: 'b' }).start);
  expect(() => replayOf({ setup: {} })).toThrow('seed: ');
});

test.each([
  ['lastRound', 0],
  ['pointsPerGarnet', 0],
  ['chipPrice', -1],
  ['identifyPrice', 1.5],
  ['locatePrice', '2'],
  ['startingChips', null],
  ['boughtChipsUsable', 'later'],
])('M19 a bad option is named: %s %p', (name, value) => {
  expect(() => play({ options: { [name]: value } })).toThrow(`options.${name}: `);
});

test.each([
  [{}, [1, 1, 0, 1, 0, 0], ['trades[2] unknown']],
  [{ purseTrade: 'within-meadow' }, [2, 1, 0, 0, 0, 0], ['trades[1] not-legal', 'trades[2] unknown']],
])(
  'M18 X5 garnets and bellflowers pass between any two players, chips never: %p',
  (options, purses, refused) => {
    const played = play({
      options,
      garnets: { Ann: 3 },
      rounds: [
        {
          trades: [
            { from: 'Ann', to: 'Bob', gives: { garnets: 1 } },
            { from: 'Ann', to: 'Dan', gives: { garnets: 1 } },
            { from: 'Ann', to: 'Bob', gives: { chips: 1 } },
          ],
          orders: { Ann: 'U 1' },
        },
      ],
    });
    expect(PLAYERS.map((name) => played.purses[name]!.garnets)).toEqual(purses);
    expect(played.rounds[0]!.refused.map(({ part, code }) => `${part} ${code}`)).toEqual(refused);
  },
);
