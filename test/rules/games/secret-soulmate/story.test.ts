import { citing } from '../../builder.ts';
import { nine, type Round, seen } from './build.ts';

const UP = '112233123';
/** Ann gets 6 points and Bob 3; Cat 5 and Dan 3, or 4 with the token. */
const CARDS = { Ann: '222333111', Bob: '111222333', Cat: '222133113', Dan: '111322233' };

const told = (...orders: NonNullable<Round['orders']>[]) =>
  seen({ garnets: { Ann: 20, Cat: 20 }, rounds: orders.map((order) => ({ orders: order })) }).lines;

test('S7 S10 the host is told each comparison, with what ties waste and what point tokens add', () => {
  expect(
    told({
      Ann: { card: 1, token: true, garnets: 2 },
      Bob: { card: 3, token: true },
      Cat: { card: 2, token: true, buyTokens: 1 },
      Dan: { card: 1 },
    }),
  ).toEqual([
    '0 X4 Ann plays 1 + 2 garnets = 3, with a point token.',
    '1 X4 Bob plays 3, with a point token.',
    '2 S11 Cat buys 1 point token for 2 garnets.',
    '2 X4 Cat plays 2, with a point token.',
    '3 X4 Dan plays 1.',
    'host S10 Ann 3, Bob 3. This is a tie, and neither player gets points. 2 point tokens had no effect.',
    'host S7 Cat 2, Dan 1. Cat gets 1 point and 1 for 1 point token, so 2 points in all.',
    'public S7 Points go to Cat.',
  ]);
});

test('S1 S7 a default card is told its player alone; a tie without tokens wastes nothing', () => {
  const lines = told({ Ann: { card: 2 }, Bob: { card: 3 }, Cat: { card: 1 } });
  expect(citing(lines, 'S1', 'S7', 'S10')).toEqual([
    '3 S1 Dan sent no valid card, so the lowest card is played: 1.',
    'host S7 Ann 2, Bob 3. Bob gets 1 point.',
    'host S10 Cat 1, Dan 1. This is a tie, and neither player gets points.',
    'public S7 Points go to Bob.',
  ]);
  expect(citing(told({}), 'S7')).toEqual(['public S7 Nobody gets points.']);
});

test('S8 S12 S13 the end is told with both scores of each pair, its garnets, the candidate and the winner', () => {
  const { lines } = seen({ rounds: nine(CARDS, { Dan: '000100000' }) });
  expect(lines.filter((line) => line.startsWith('public')).slice(-5)).toEqual([
    'public S13 Round 9 was the last round, and all cards are played.',
    'public S12 Ann and Bob were soulmates: Ann 6 points, Bob 3 points. Each gets 3 garnets, as many as the lower number of points.',
    'public S12 Cat and Dan were soulmates: Cat 5 points, Dan 4 points. Each gets 4 garnets, as many as the lower number of points.',
    'public S8 The lowest score is 3 points: Bob is the Elimination Candidate.',
    'public S8 These players cannot win, because a candidate is in their pair: Ann and Bob.',
  ]);
});

test('S9 X6 where all tie, all are candidates, nobody wins, and there is no vote', () => {
  const { lines } = seen({ rounds: nine({ Ann: UP, Bob: UP, Cat: UP, Dan: UP }) });
  expect(lines.slice(-3)).toEqual([
    'public S8 The lowest score is 0 points: Ann, Bob, Cat and Dan are Elimination Candidates.',
    'public S8 These players cannot win, because a candidate is in their pair: Ann, Bob, Cat and Dan.',
    'public S9 Nobody is left to win: there is no winner and no Token of Life.',
  ]);
});
