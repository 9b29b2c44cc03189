import { outcomeByColumns, outcomeByScores, outcomeWords } from '../../../src/rules/declare/outcome.ts';

test('X7 a second score decides between the first, and not who is a candidate', () => {
  expect(outcomeByScores([3, 1, 3, 1], { tieBreak: ['coins', [4, 0, 5, 9]] })).toMatchObject({
    winners: [2],
    candidates: [1, 3],
    vote: true,
    earnings: [{ seat: 2, tokensOfLife: 2 }],
    decidedBy: { winners: 'coins' },
  });
});

test('X7 where the second score is equal too, all of them win', () => {
  const { winners, decidedBy } = outcomeByScores([3, 1, 3], { tieBreak: ['coins', [4, 9, 4]] });
  expect({ winners, decidedBy }).toEqual({ winners: [0, 2], decidedBy: {} });
  expect(outcomeByScores([3, 1, 3]).winners).toEqual([0, 2]);
});

test('X6 a second score decides between the last: who has the least of it is a candidate', () => {
  const outcome = (...coins: number[]) => outcomeByScores([3, 1, 1, 1], { tieBreakLast: ['coins', coins] });
  expect(outcome(0, 2, 1, 2)).toMatchObject({
    winners: [0],
    candidates: [2],
    vote: false,
    decidedBy: { candidates: 'coins' },
  });
  expect(outcome(0, 1, 1, 2)).toMatchObject({ candidates: [1, 2], vote: true });
  expect(outcome(0, 1, 1, 1)).toMatchObject({ candidates: [1, 2, 3], decidedBy: {} });
});

test('a game that finds winners or candidates itself says of none that the second score decided', () => {
  const coins = ['coins', [1, 2, 3]] as const;
  const more = { tieBreak: coins, tieBreakLast: coins };
  expect(outcomeByScores([1, 1, 1], { ...more, winners: [0], candidates: [1] }).decidedBy).toEqual({});
});

test('X7 a game with one Token of Life for each winner says so, beside what the end pays', () => {
  const pays = (seat: number) => ({ garnets: seat });
  expect(outcomeByScores([3, 1], { tokens: 1, pays }).earnings).toEqual([
    { seat: 0, garnets: 0, bellflowers: 0, tokensOfLife: 1 },
    { seat: 1, garnets: 1, bellflowers: 0, tokensOfLife: 0 },
  ]);
  expect(outcomeByScores([3, 1], { tokens: 1 }).earnings).toEqual([{ seat: 0, tokensOfLife: 1 }]);
});

test('of several second scores, each decides among those who are equal by all before it', () => {
  const coins = ['coins', [4, 0, 4, 5]] as const;
  const logs = ['logs', [2, 9, 3, 9]] as const;
  const end = (...tieBreak: (readonly [string, readonly number[]])[]) => {
    const { winners, decidedBy } = outcomeByScores([3, 3, 3, 1], { tieBreak });
    return [winners, decidedBy?.winners];
  };
  expect(end(coins, logs)).toEqual([[2], 'coins, then logs']);
  expect(end(logs, coins)).toEqual([[1], 'logs']);
  expect(end(coins)).toEqual([[0, 2], 'coins']);
  expect(end()).toEqual([[0, 1, 2], undefined]);
});

test('joint winners may get no Token of Life, though a sole winner gets two', () => {
  const tokens = (winners: number) => (winners === 1 ? 2 : 0);
  const paid = (...scores: number[]) =>
    outcomeByScores(scores, { tokens }).earnings.map(({ tokensOfLife }) => tokensOfLife);
  expect(paid(3, 1, 2)).toEqual([2]);
  expect(paid(3, 3, 2)).toEqual([0, 0]);
});

test('columns of seats decide an outcome, and its words follow from them', () => {
  const seats = [
    { points: 3, coins: 4, inCave: 1 },
    { points: 3, coins: 4, inCave: 2 },
    { points: 1, coins: 0, inCave: 0 },
    { points: 1, coins: 7, inCave: 0 },
  ];
  expect(outcomeByColumns(seats)).toEqual(outcomeByScores([3, 3, 1, 1]));
  const rule = { tieBreak: ['coins', 'inCave'], tieBreakLast: ['coins'], tokens: 1 };
  expect(outcomeByColumns(seats, rule)).toMatchObject({
    winners: [1],
    candidates: [2],
    decidedBy: { winners: 'in cave', candidates: 'coins' },
    earnings: [{ seat: 1, tokensOfLife: 1 }],
  });
  expect(outcomeByColumns(seats, { score: 'coins' })).toMatchObject({ scores: [4, 4, 0, 7], winners: [3] });
  const points = { many: 'points' };
  expect(outcomeWords(rule, points)).toBe(
    'The player with the most points, then the most coins, then the most in cave, wins. The player with the fewest points, then the fewest coins, is up for elimination. If several players are up for elimination, the winners choose one of them. Each winner gets 1 Token of Life.',
  );
  const tokens = (winners: number) => (winners === 1 ? 2 : 0);
  expect(outcomeWords({ tokens }, points)).toMatch(
    /A sole winner gets 2 Tokens of Life\. Each of several winners gets no Token of Life\.$/,
  );
  expect(outcomeWords(undefined, points)).toMatch(
    /^The player with the most points wins\. A player with the fewest points is up for elimination\. If several/,
  );
});
