import { expect, test } from '@jest/globals';
import { replay } from '../../src/rules/play/replay.ts';
import { rockPaperScissors } from './index.ts';

const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan'] as const;

interface Given {
  readonly options?: object;
  readonly garnets?: number;
  readonly rounds: readonly object[];
}

/** A match in which everybody has one rock more than the others. */
function play({ options = {}, garnets = 0, rounds }: Given) {
  return replay([rockPaperScissors], {
    format: 1,
    game: 'rock-paper-scissors',
    options,
    players: PLAYERS.map((name) => ({ name, garnets })),
    seed: 'any',
    setup: { extra: Object.fromEntries(PLAYERS.map((name) => [name, 'rock'])) },
    rounds: rounds.map((round) => ({ orders: {}, ...round })),
  });
}

/** What each player throws, in seat order; '' for nothing. */
const throws = (...kinds: string[]) => ({
  orders: Object.fromEntries(kinds.flatMap((kind, i) => (kind ? [[PLAYERS[i], { throw: kind }]] : []))),
});
const codes = (played: ReturnType<typeof play>) =>
  played.rounds[0]!.refused.map(({ player, part, code }) => `${player} ${part} ${code}`);

test('R1 everybody starts with two of each, and one more', () => {
  const { start } = play({ rounds: [] });
  expect(start.public).toEqual({ points: { Ann: 0, Bob: 0, Cat: 0, Dan: 0 } });
  expect(start.private.Ann).toMatchObject({
    throws: ['rock', 'rock', 'rock', 'paper', 'paper', 'scissors', 'scissors'],
  });
});

test.each([
  ['paper beats rock', ['paper', 'rock', '', ''], [1, 0, 0, 0]],
  ['scissors beat paper', ['paper', 'scissors', '', ''], [0, 1, 0, 0]],
  ['rock beats scissors', ['rock', 'scissors', '', ''], [1, 0, 0, 0]],
  ['one beats many', ['rock', 'scissors', 'scissors', 'scissors'], [3, 0, 0, 0]],
  ['all the same', ['rock', 'rock', 'rock', 'rock'], [0, 0, 0, 0]],
  ['a ring', ['rock', 'paper', 'scissors', ''], [1, 1, 1, 0]],
])('R2 a throw earns a point for each it beats: %s', (_, kinds, points) => {
  const { rounds } = play({ rounds: [throws(...kinds)] });
  expect((rounds[0]!.public as { points: object }).points).toEqual(
    Object.fromEntries(PLAYERS.map((name, i) => [name, points[i]])),
  );
});

test('R3 a missing or bad throw is none', () => {
  const played = play({ rounds: [{ orders: { Ann: { throw: 'stone' }, Bob: { throw: null }, Cat: {} } }] });
  expect(codes(played)).toEqual(['Ann throw malformed', 'Bob throw malformed']);
  expect(played.rounds[0]!.public).toMatchObject({ thrown: { rock: 0, paper: 0, scissors: 0 } });
});

test('R3 the option random draws from the hand', () => {
  const played = play({ options: { missed: 'random' }, rounds: [{}] });
  const { thrown } = played.rounds[0]!.public as { thrown: Record<string, number> };
  expect(Object.values(thrown).reduce((sum, n) => sum + n)).toBe(4);
});

test('R4 a bought throw can be thrown at once', () => {
  const order = { buy: 'paper', throw: 'paper' };
  const rich = play({ garnets: 1, rounds: [{ orders: { Ann: order } }] });
  expect(rich.rounds[0]!.private.Ann).toMatchObject({ garnets: 0, thrown: 'paper' });
  const poor = play({ rounds: [{ orders: { Ann: order } }] });
  expect(codes(poor)).toEqual(['Ann buy not-affordable']);
});

test('R5 R6 after three rounds most points win, fewest are candidates, points are garnets', () => {
  const { over, outcome, purses } = play({
    rounds: [throws('paper', 'rock', 'rock', ''), throws('paper', 'rock', '', ''), throws()],
  });
  expect(over).toBe(true);
  expect(outcome).toMatchObject({ winners: ['Ann'], candidates: ['Bob', 'Cat', 'Dan'], vote: true });
  expect(outcome!.tokensOfLife).toEqual({ Ann: 2 });
  expect(purses.Ann).toEqual({ garnets: 3, bellflowers: 0, tokensOfLife: 2 });
});

test('R7 everybody learns how many threw what, and the points, but no hand', () => {
  const { rounds } = play({ rounds: [throws('paper', 'rock', 'rock', '')] });
  expect(rounds[0]!.public).toEqual({
    thrown: { rock: 2, paper: 1, scissors: 0 },
    points: { Ann: 2, Bob: 0, Cat: 0, Dan: 0 },
  });
  expect(rounds[0]!.private.Ann).toMatchObject({ thrown: 'paper' });
  expect(JSON.stringify(rounds[0]!.private.Bob)).not.toContain('points');
});

test('X5 throws are traded one for one', () => {
  const trade = (gives: object, takes: object) =>
    codes(play({ rounds: [{ trades: [{ from: 'Ann', to: 'Bob', gives, takes }] }] }));
  expect(trade({ throws: ['rock'] }, { throws: ['paper'] })).toEqual([]);
  expect(trade({ throws: ['rock'] }, {})).toEqual(['Ann trades[0] not-legal']);
});
