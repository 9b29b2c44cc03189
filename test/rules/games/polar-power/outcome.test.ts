import { PLAYERS, play, type Round, send } from './build.ts';

/** A round where only the positive player of white charges white: 2 points for Wes. */
const whitePlus: Round = { orders: { Wes: send(['white', 1]) } };
const whiteMinus: Round = { orders: { Wyn: send(['white', 1]) } };

test('P9 the match ends when the two of a meadow have pointsToEnd together', () => {
  const played = play({ options: { pointsToEnd: 3 }, rounds: [whitePlus, whiteMinus] });
  expect(played.over).toBe(true);
  expect(played.outcome!.scores).toMatchObject({ Wes: 2, Wyn: 2 });
  expect(() => play({ options: { pointsToEnd: 3 }, rounds: [whitePlus, whiteMinus, {}] })).toThrow(
    'rounds[2]: ',
  );
});

test('P9 seven points end it unless told otherwise', () => {
  // Two points a round: 6 after the third, 8 after the fourth.
  const rounds = ['Wes', 'Bea', 'Kim', 'Ros'].map((name) => ({ orders: { [name]: send(['white', 1]) } }));
  expect(play({ rounds: rounds.slice(0, 3) }).over).toBe(false);
  expect(play({ rounds }).over).toBe(true);
});

test('P9 twelve rounds at most, unless told otherwise', () => {
  expect(play({ rounds: Array(11).fill({}) }).over).toBe(false);
  expect(play({ rounds: Array(12).fill({}) }).over).toBe(true);
  expect(play({ options: { lastRound: 2 }, rounds: [{}, {}] }).over).toBe(true);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [5, 8],
])('P10 a lower score of %i pays %i garnets to both', (lower, garnets) => {
  // White and red share the first place: one point to each, and both are reset. Everyone sends once.
  const round = (name: string): Round => ({ orders: { [name]: send(['white', 1], ['red', 1]) } });
  const plus = ['Wes', 'Bea', 'Kim', 'Ros', 'Gus'].slice(0, lower).map(round);
  const minus = ['Wyn', 'Bob', 'Ken', 'Ray', 'Gil'].slice(0, lower).map(round);
  const rounds = [...plus, ...minus, {}];
  const played = play({ options: { lastRound: rounds.length, pointsToEnd: 99 }, rounds });
  expect(played.over).toBe(true);
  expect(played.outcome!.scores).toMatchObject({ Wes: lower, Wyn: lower, Ros: lower, Bea: 0 });
  expect(played.outcome!.garnets).toEqual(
    garnets === 0 ? {} : { Wes: garnets, Wyn: garnets, Ros: garnets, Ray: garnets },
  );
  expect(played.purses.Wyn!.garnets).toBe(garnets);
});

test('P14 X8 where all are tied, all are winners and all are candidates, and tokens stand however many there are', () => {
  const { outcome, purses } = play({ options: { lastRound: 1 }, rounds: [{}] });
  expect(outcome!.winners).toHaveLength(10);
  expect(outcome!.candidates).toHaveLength(10);
  expect(outcome!.vote).toBe(true);
  expect(Object.values(outcome!.tokensOfLife)).toEqual(Array(10).fill(1));
  expect(Object.values(purses).map(({ tokensOfLife }) => tokensOfLife)).toEqual(Array(10).fill(1));
});

test('X7 X6 a sole winner gets two Tokens of Life; of several tied for least all are candidates, and there is a vote', () => {
  const { outcome, purses } = play({ options: { lastRound: 1 }, rounds: [whitePlus] });
  expect(outcome!.winners).toEqual(['Wes']);
  expect(outcome!.tokensOfLife).toEqual({ Wes: 2 });
  expect(outcome!.candidates).toHaveLength(9);
  expect(outcome!.vote).toBe(true);
  expect(purses.Wes).toEqual({ garnets: 0, bellflowers: 1, tokensOfLife: 2 });
});

test('P12 the end reveals every polarity', () => {
  const { outcome } = play({ options: { lastRound: 1 }, rounds: [{}] });
  const signs = Object.fromEntries(PLAYERS.map((name, i) => [name, i % 2 === 0 ? '+' : '-']));
  expect(outcome!.reveal).toEqual({ polarity: signs });
});
