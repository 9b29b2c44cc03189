import { replay } from '../../src/rules/play/replay.ts';
import { guessTwoThirds } from './index.ts';

const PLAYERS = ['Ann', 'Bob', 'Cat'] as const;

/** A match from each round’s guesses in seat order. */
function play(...rounds: readonly (readonly unknown[])[]) {
  return replay([guessTwoThirds], {
    format: 1,
    game: 'guess-two-thirds',
    players: PLAYERS.map((name) => ({ name })),
    rounds: rounds.map((guesses) => ({
      orders: Object.fromEntries(
        guesses.flatMap((guess, i) => (guess === undefined ? [] : [[PLAYERS[i], { guess }]])),
      ),
    })),
  });
}

const pointsOf = (played: ReturnType<typeof play>) =>
  (played.rounds[0]!.public as { seats: { points: number }[] }).seats.map(({ points }) => points);

test.each([
  ['R2 the nearest alone', [30, 60, 90], [1, 0, 0]],
  ['R2 all the nearest', [0, 0, 90], [1, 1, 0]],
  ['R2 equally far below and above', [10, 30, 20, undefined], [1, 0, 0]],
  ['R3 who guesses nothing lowers no average', [30, 60, undefined], [1, 0, 0]],
  ['R3 nobody guesses', [], [0, 0, 0]],
])('%s', (_, guesses, points) => {
  expect(pointsOf(play(guesses))).toEqual(points);
});

test.each([
  ['R1 a guess above 100', 101, 'not-legal'],
  ['R1 a negative one', -1, 'malformed'],
  ['R1 a text', '50', 'malformed'],
  ['R1 a fraction', 0.5, 'malformed'],
])('%s is refused and is no guess', (_, guess, code) => {
  const played = play([guess, 30, 60]);
  expect(played.rounds[0]?.refused).toMatchObject([{ player: 'Ann', part: 'guess', code }]);
  expect(pointsOf(played)).toEqual(pointsOf(play([undefined, 30, 60])));
});

test('R4 R6 after three rounds most points win, and players with the fewest are candidates', () => {
  const played = play([30, 60, 90], [30, 60, 90], [90, 60, 30]);
  expect(played.over).toBe(true);
  expect(played.outcome).toMatchObject({
    scores: { Ann: 2, Bob: 0, Cat: 1 },
    winners: ['Ann'],
    candidates: ['Bob'],
    tokensOfLife: { Ann: 2 },
  });
});

test('R5 the target and the points are public, a guess is its player’s', () => {
  const [round] = play([30, 60, 90]).rounds;
  expect(round?.public).toEqual({
    rounds: [{ round: 1, target: '40.0', nearest: 'Ann' }],
    seats: PLAYERS.map((player, i) => ({ player, points: i === 0 ? 1 : 0 })),
  });
  expect(round?.private).toEqual({
    Ann: { guess: '30', garnets: 0, bellflowers: 0 },
    Bob: { guess: '60', garnets: 0, bellflowers: 0 },
    Cat: { guess: '90', garnets: 0, bellflowers: 0 },
  });
});
