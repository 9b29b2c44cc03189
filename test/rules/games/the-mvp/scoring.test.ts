import type { OutcomeView } from '../../../../src/rules/declare/outcome.ts';
import { combinationsOf, pointsOf } from '../../../../src/rules/games/the-mvp/combination.ts';
import { outcomeOf } from '../../../../src/rules/play/match.ts';
import { matchOf } from '../../../../src/rules/play/replay.ts';
import { outcomeList } from '../../../../src/rules/play/shown/ending.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { claims, type Given, type Player, play, record, swapped } from './build.ts';

/** The points of some cards as `kind cards = points`. */
const score = (cards: string) => {
  const combinations = combinationsOf(cards.split(' '));
  return combinations.map(({ kind, cards: of, each }) => `${kind} ${of.length} x ${each}`).join(', ');
};

/** A match where players claim places for one chip each, and then nobody bids any more. */
const claimed = (claimers: { readonly [name in Player]?: string }, given: Given = {}) =>
  play({ ...given, rounds: [...claims(claimers), {}] });

test.each([
  ['apple-1 lemon-1', ''],
  ['apple-1 lemon-1 grape-1', 'set 3 x 1'],
  ['apple-1 lemon-1 pear-1 grape-1', 'set 4 x 3'],
  ['apple-1 apple-2', ''],
  ['apple-3 apple-1 apple-2', 'run 3 x 1'],
  ['apple-2 apple-3 apple-4 apple-5', 'run 4 x 1'],
  ['lemon-1 lemon-2 lemon-3 lemon-4 lemon-5', 'run 5 x 2'],
  ['grape-1 grape-2 grape-3 grape-4 grape-5 grape-6', 'run 6 x 4'],
  ['pear-1 pear-2 pear-3 pear-5 pear-6', 'run 3 x 1'],
  ['pear-5 pear-6 pear-1', ''],
  ['pear-1 pear-2 pear-4 lemon-3', ''],
  ['apple-1 apple-2 apple-3 lemon-3 pear-3', 'set 3 x 1, run 3 x 1'],
])('M12 sets and runs are taken as large as they can be: %s', (cards, expected) => {
  expect(score(cards)).toBe(expected);
});

test('M12 all 24 cards make six sets of four and four runs of six', () => {
  const all = ['apple', 'lemon', 'pear', 'grape'].flatMap((suit) =>
    [1, 2, 3, 4, 5, 6].map((rank) => `${suit}-${rank}`),
  );
  expect(pointsOf(combinationsOf(all))).toBe(6 * 12 + 4 * 24);
});

test('M12 two players controlling two cards each of a 4-card set score 6 each (worked example)', () => {
  const pattern = swapped({ U: 'apple-6', V: 'lemon-6', W: 'pear-6', X: 'grape-6' });
  const { outcome } = claimed({ Ann: 'UV', Bob: 'WX' }, { pattern });
  expect(outcome).toMatchObject({ teamScores: { red: 12, green: 0 }, scores: { Ann: 6, Bob: 6, Cat: 0 } });
});

test('M12 a card in a set and in a run scores in both for its controller', () => {
  const pattern = swapped({ U: 'apple-1', V: 'apple-2', W: 'apple-3', X: 'lemon-3', T: 'pear-3' });
  const { outcome } = claimed({ Ann: 'UV', Bob: 'W', Cat: 'XT' }, { pattern });
  expect(outcome).toMatchObject({ teamScores: { red: 6 }, scores: { Ann: 2, Bob: 2, Cat: 2 } });
});

test('M10 a card without a controller still scores for the team', () => {
  const pattern = swapped({ U: 'apple-1', V: 'apple-2', W: 'apple-3' });
  const { outcome } = play({ pattern, rounds: [{ Ann: 'U 1 V 1 W 1', Bob: 'W 1' }, {}, {}] });
  expect(outcome).toMatchObject({ teamScores: { red: 3 }, scores: { Ann: 2, Bob: 0 } });
});

test('M13 every player of a team gets a garnet for five points of the team', () => {
  // Grape 3-6 for red: 4 points; pear 4-6 for green: 3 points.
  expect(claimed({ Ann: 'UVWX', Dan: 'PQR' }).outcome).toMatchObject({
    teamScores: { red: 4, green: 3 },
    garnets: {},
  });
  // All six grapes.
  const six = claimed({ Ann: 'STUVWX' });
  expect(six.outcome).toMatchObject({ teamScores: { red: 24 }, garnets: { Ann: 4, Bob: 4, Cat: 4 } });
  expect(six.purses.Cat!.garnets).toBe(4);
  expect(six.rounds[six.rounds.length - 1]!.private.Cat!.garnets).toBe(4);
});

test('M13 option pointsPerGarnet', () => {
  const { outcome } = claimed({ Ann: 'UVWX', Dan: 'PQR' }, { options: { pointsPerGarnet: 2 } });
  expect(outcome!.garnets).toEqual({ Ann: 2, Bob: 2, Cat: 2, Dan: 1, Eve: 1, Fay: 1 });
});

test('M16 the best of the winning team win, the least of the losing team are candidates', () => {
  const { outcome } = claimed({ Ann: 'UV', Bob: 'WX', Dan: 'PQ', Eve: 'R' });
  expect(outcome).toMatchObject({
    scores: { Ann: 2, Bob: 2, Cat: 0, Dan: 2, Eve: 1, Fay: 0 },
    winners: ['Ann', 'Bob'],
    candidates: ['Fay'],
    vote: false,
    tokensOfLife: { Ann: 1, Bob: 1 },
  });
});

test('M16 lists go team by team, so the candidate is last in the team that lost', () => {
  const rounds = claims({ Ann: 'UV', Bob: 'WX', Dan: 'PQ', Eve: 'R' });
  const match = matchOf(GAMES, record({ rounds: [...rounds, {}] }));
  const list = outcomeList(match, outcomeOf(match) as OutcomeView, (name) => name);
  expect(list).toBe('red 4 (Ann, Bob, Cat), green 3 (Dan, Eve, Fay)');
});

test('M16 a sole winner gets two tokens', () => {
  const { outcome } = claimed({ Ann: 'UVWX', Dan: 'P' });
  expect(outcome).toMatchObject({ winners: ['Ann'], tokensOfLife: { Ann: 2 } });
});

test('X6 several candidates of the losing team: the winners vote', () => {
  const { outcome } = claimed({ Ann: 'UVWX' });
  expect(outcome).toMatchObject({ winners: ['Ann'], candidates: ['Dan', 'Eve', 'Fay'], vote: true });
});

test('M16 teams tied: winners and candidates are taken from all six', () => {
  const pattern = swapped({
    U: 'apple-1',
    V: 'apple-2',
    W: 'apple-3',
    P: 'lemon-1',
    Q: 'lemon-2',
    R: 'lemon-3',
  });
  const { outcome } = claimed({ Ann: 'UV', Bob: 'W', Dan: 'PQ', Eve: 'R' }, { pattern });
  expect(outcome).toMatchObject({
    teamScores: { red: 3, green: 3 },
    winners: ['Ann', 'Dan'],
    candidates: ['Cat', 'Fay'],
    vote: true,
    tokensOfLife: { Ann: 1, Dan: 1 },
  });
});

test('M16 all tied, 0-0: all are winners and candidates, and six tokens are none', () => {
  const { outcome } = play({ rounds: [{}] });
  expect(outcome).toMatchObject({
    winners: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'],
    candidates: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'],
    vote: true,
    tokensOfLife: {},
  });
});

test('M16 three tokens are given, four are none', () => {
  const runs = { U: 'apple-1', V: 'apple-2', W: 'apple-3', X: 'lemon-1', T: 'lemon-2', S: 'lemon-3' };
  const three = claimed({ Ann: 'U', Bob: 'V', Cat: 'W', Dan: 'XTS' }, { pattern: swapped(runs) });
  expect(three.outcome).toMatchObject({
    winners: ['Dan'],
    tokensOfLife: { Dan: 2 },
    candidates: ['Eve', 'Fay'],
  });
  const team = claimed({ Ann: 'U', Bob: 'V', Cat: 'W' }, { pattern: swapped(runs) });
  expect(team.outcome).toMatchObject({
    winners: ['Ann', 'Bob', 'Cat'],
    tokensOfLife: { Ann: 1, Bob: 1, Cat: 1 },
  });
  const four = claimed(
    { Ann: 'U', Bob: 'V', Cat: 'W', Dan: 'X', Eve: 'T', Fay: 'S' },
    { pattern: swapped(runs) },
  );
  expect(four.outcome).toMatchObject({ teamScores: { red: 3, green: 3 }, tokensOfLife: {} });
  expect(four.outcome!.winners).toHaveLength(6);
});

test('M11 at the end the controllers are revealed, of claimed cards only', () => {
  const { outcome } = claimed({ Ann: 'U', Dan: 'X' });
  expect(outcome!.reveal).toEqual({ controllers: { U: 'Ann', X: 'Dan' } });
});
