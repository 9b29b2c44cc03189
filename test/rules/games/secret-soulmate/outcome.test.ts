import { nine, play } from './build.ts';

const UP = '112233123';
const outcome = (...args: Parameters<typeof nine>) => {
  const played = play({ rounds: nine(...args) });
  expect(played.rounds.flatMap(({ refused }) => refused)).toEqual([]);
  return played.outcome!;
};
/** Ann gets 6 points and Bob 3; Cat 5 and Dan 3, or 4 with the token. */
const CARDS = { Ann: '222333111', Bob: '111222333', Cat: '222133113', Dan: '111322233' };
const PAIRS = ['Ann Bob', 'Cat Dan'].map((pair) => pair.split(' '));
const TOKEN = { Dan: '000100000' };

test('S8 the pair of the candidate cannot win, although the soulmate has the most points', () => {
  expect(outcome(CARDS, TOKEN)).toEqual({
    scores: { Ann: 6, Bob: 3, Cat: 5, Dan: 4 },
    candidates: ['Bob'],
    winners: ['Cat'],
    vote: false,
    tokensOfLife: { Cat: 2 },
    bellflowers: { Cat: 1 },
    garnets: { Ann: 3, Bob: 3, Cat: 4, Dan: 4 },
    reveal: {
      soulmates: PAIRS,
      ineligible: ['Ann', 'Bob'],
    },
  });
});

test('S8 S14 tied for least: all are candidates, and all of their pairs are ineligible', () => {
  expect(outcome(CARDS)).toMatchObject({
    scores: { Ann: 6, Bob: 3, Cat: 5, Dan: 3 },
    candidates: ['Bob', 'Dan'],
    winners: [],
    vote: false,
    garnets: { Ann: 3, Bob: 3, Cat: 3, Dan: 3 },
    reveal: { ineligible: ['Ann', 'Bob', 'Cat', 'Dan'] },
  });
});

test('S9 nobody eligible: no winner, no tokens, no bellflower, no vote', () => {
  const result = outcome({ Ann: UP, Bob: UP, Cat: UP, Dan: UP });
  expect(result).toEqual({
    scores: { Ann: 0, Bob: 0, Cat: 0, Dan: 0 },
    winners: [],
    candidates: ['Ann', 'Bob', 'Cat', 'Dan'],
    vote: false,
    tokensOfLife: {},
    garnets: {},
    bellflowers: {},
    reveal: {
      soulmates: PAIRS,
      ineligible: ['Ann', 'Bob', 'Cat', 'Dan'],
    },
  });
});

test('X6 several tied for least are all candidates, and the winners vote', () => {
  const result = outcome({ Ann: UP, Bob: UP, Cat: '231231231', Dan: '123123123' });
  expect(result).toMatchObject({
    scores: { Ann: 0, Bob: 0, Cat: 6, Dan: 3 },
    candidates: ['Ann', 'Bob'],
    winners: ['Cat'],
    vote: true,
    garnets: { Cat: 3, Dan: 3 },
  });
  expect(result.garnets).toEqual({ Cat: 3, Dan: 3 });
});

test('S12 several winners get one Token of Life and one bellflower each', () => {
  const cards = { Ann: UP, Bob: UP, Cat: '231231231', Dan: '123123123' };
  const result = outcome(cards, { Cat: '000000000', Dan: '001001001' });
  expect(result).toMatchObject({
    scores: { Cat: 6, Dan: 6 },
    winners: ['Cat', 'Dan'],
    tokensOfLife: { Cat: 1, Dan: 1 },
    bellflowers: { Cat: 1, Dan: 1 },
    garnets: { Cat: 6, Dan: 6 },
  });
});

test('S12 the candidate gets the lower total of the pair too, and all is in the purses and last views', () => {
  const played = play({ garnets: { Bob: 4 }, rounds: nine(CARDS, TOKEN) });
  expect(played.purses).toEqual({
    Ann: { garnets: 3, bellflowers: 0, tokensOfLife: 0 },
    Bob: { garnets: 7, bellflowers: 0, tokensOfLife: 0 },
    Cat: { garnets: 4, bellflowers: 1, tokensOfLife: 2 },
    Dan: { garnets: 4, bellflowers: 0, tokensOfLife: 0 },
  });
  expect(played.rounds[8]!.private.Cat).toMatchObject({ garnets: 4, bellflowers: 1 });
  expect(played.rounds[8]!.private.Bob).toMatchObject({ garnets: 7, bellflowers: 0 });
});
