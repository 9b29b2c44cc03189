import { expect, test } from '@jest/globals';
import { outcomeByScores } from '../../../src/rules/declare/outcome.ts';

test('X7 a second score decides between the first, and not who is a candidate', () => {
  const { winners, candidates, earnings } = outcomeByScores([3, 1, 3, 1], { tieBreak: [4, 0, 5, 9] });
  expect({ winners, candidates, earnings }).toEqual({
    winners: [2],
    candidates: [1, 3],
    earnings: [{ seat: 2, tokensOfLife: 2 }],
  });
});

test('X7 where the second score is equal too, all of them win', () => {
  expect(outcomeByScores([3, 1, 3], { tieBreak: [4, 9, 4] }).winners).toEqual([0, 2]);
  expect(outcomeByScores([3, 1, 3]).winners).toEqual([0, 2]);
});

test('X7 a game with one Token of Life for each winner says so, beside what the end pays', () => {
  const pays = (seat: number) => ({ garnets: seat });
  expect(outcomeByScores([3, 1], { tokens: 1, pays }).earnings).toEqual([
    { seat: 0, garnets: 0, bellflowers: 0, tokensOfLife: 1 },
    { seat: 1, garnets: 1, bellflowers: 0, tokensOfLife: 0 },
  ]);
  expect(outcomeByScores([3, 1], { tokens: 1 }).earnings).toEqual([{ seat: 0, tokensOfLife: 1 }]);
});
