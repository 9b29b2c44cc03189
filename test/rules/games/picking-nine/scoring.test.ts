import * as fc from 'fast-check';
import { bestQuattro } from '../../../../src/rules/games/picking-nine/quattro.ts';
import { CARDS, type Card, faceOf } from '../../../../src/rules/games/picking-nine/vocabulary.ts';
import { cards, endOf, NAMES } from './build.ts';

// Six hands with the scores 34, 32, 30, 28, 18 and 16.
const ANN = 'r10 g9 b8 y7 r1';
const BOB = 'g10 b9 y8 r5 g1';
const CAT = 'b10 y9 r8 g3 b1';
const DAN = 'y10 r9 g7 b2 y1';
const EVE = 'r6 g5 b4 y3 r2';
const FAY = 'g6 b5 y2 r3 g2';

test.each([
  ['four colours, four numbers', 'r10 g9 b8 y7 r1', 'r10 g9 b8 y7', 34],
  ['the best four of five', 'r1 r10 g9 b8 y7', 'r10 g9 b8 y7', 34],
  ['gray is a colour of its own worth 0', 'x0 r10 g9 b8 r9', 'x0 r10 g9 b8', 27],
  ['gray is left out where a fourth colour is held', 'x0 r10 g9 b8 y1', 'r10 g9 b8 y1', 28],
  ['the same number twice is not a quattro', 'r10 g10 b8 y7 r9', 'g10 b8 y7 r9', 34],
  ['three colours are none', 'r10 g9 b8 r7 g6', '', 0],
  ['two pairs of numbers are none', 'r5 g5 b6 y6 r6', '', 0],
])('N10 %s', (_, hand, quattro, score) => {
  expect(bestQuattro(cards(hand) as Card[])).toEqual({
    cards: quattro === '' ? [] : cards(quattro),
    score,
  });
});

test.each([
  ['r5 b8 g5 y7 x0', 'r5 b8 y7 x0'],
  ['g5 b8 r5 y7 x0', 'g5 b8 y7 x0'],
  ['x0 y7 g5 b8 r5', 'x0 y7 g5 b8'],
])('N10 of equally good quattros the one that leaves out the card received last: %s', (hand, quattro) => {
  const { outcome } = endOf([hand, 'g10 b9 y4 r7 g1', CAT, DAN, 'r6 g4 b4 y3 r2', FAY]);
  expect(outcome!.quattros.Ann).toEqual(cards(quattro));
  expect(outcome!.scores.Ann).toBe(20);
});

test('N10 no other four of the cards are better', () => {
  const hands = fc.shuffledSubarray([...CARDS], { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(hands, (hand) => {
      const scores = hand.map((without) => {
        const faces = hand.filter((card) => card !== without).map(faceOf);
        const differ = (values: unknown[]) => new Set(values).size === 4;
        const counts = differ(faces.map((face) => face.colour)) && differ(faces.map((face) => face.number));
        return counts ? faces.reduce((sum, face) => sum + face.number, 0) : 0;
      });
      const { cards: four, score } = bestQuattro(hand);
      expect(score).toBe(Math.max(...scores));
      const without = score === 0 ? -1 : scores.lastIndexOf(score);
      expect(four).toEqual(score === 0 ? [] : hand.filter((_, i) => i !== without));
    }),
  );
});

test('N10 N13 the full outcome of a match with a sole winner', () => {
  const { outcome, purses, rounds, over } = endOf([ANN, BOB, CAT, DAN, EVE, FAY]);
  expect(over).toBe(true);
  expect(outcome).toEqual({
    scores: { Ann: 34, Bob: 32, Cat: 30, Dan: 28, Eve: 18, Fay: 16 },
    winners: ['Ann'],
    candidates: ['Eve', 'Fay'],
    vote: false,
    tokensOfLife: { Ann: 1 },
    garnets: { Ann: 7 },
    bellflowers: {},
    reveal: {},
    quattros: {
      Ann: cards('r10 g9 b8 y7'),
      Bob: cards('g10 b9 y8 r5'),
      Cat: cards('b10 y9 r8 g3'),
      Dan: cards('y10 r9 g7 b2'),
      Eve: cards('r6 g5 b4 y3'),
      Fay: cards('g6 b5 y2 r3'),
    },
  });
  expect(purses.Ann).toEqual({ garnets: 7, bellflowers: 0, tokensOfLife: 1 });
  expect(rounds[4]!.private.Ann).toEqual({ cards: cards(ANN), garnets: 7, bellflowers: 0 });
});

test.each([
  [12, { Ann: 12 }],
  [0, {}],
])('N13 option winnerGarnets: %s', (winnerGarnets, garnets) => {
  const { outcome } = endOf([ANN, BOB, CAT, DAN, EVE, FAY], { winnerGarnets });
  expect(outcome!.garnets).toEqual(garnets);
  expect(outcome!.tokensOfLife).toEqual({ Ann: 1 });
});

test('N11 a tie at the top: both are winners and get neither token nor garnets', () => {
  const { outcome, purses } = endOf([ANN, 'g10 b9 y8 r7 g1', CAT, DAN, EVE, FAY]);
  expect(outcome).toMatchObject({ winners: ['Ann', 'Bob'], tokensOfLife: {}, garnets: {} });
  expect(purses.Ann).toEqual({ garnets: 0, bellflowers: 0, tokensOfLife: 0 });
});

test('N11 a tie for second-lowest: all of them are candidates with the lowest', () => {
  const { outcome } = endOf([ANN, BOB, CAT, 'r7 g4 b2 y5 r4', EVE, FAY]);
  expect(outcome!.scores).toMatchObject({ Dan: 18, Eve: 18, Fay: 16 });
  expect(outcome).toMatchObject({ candidates: ['Dan', 'Eve', 'Fay'], vote: false });
});

test('N11 three without a quattro share the lowest score: they alone are candidates', () => {
  const { outcome } = endOf([ANN, BOB, 'b10 b1 b3 b4 b5', DAN, 'r6 r2 r3 r4 r7', 'g6 b6 y2 y3 g2']);
  expect(outcome!.scores).toMatchObject({ Cat: 0, Eve: 0, Fay: 0 });
  expect(outcome!.quattros).toMatchObject({ Cat: [], Eve: [], Fay: [] });
  expect(outcome!.candidates).toEqual(['Cat', 'Eve', 'Fay']);
});

test('N11 N18 nobody has a quattro: all are winners and all are candidates, and nothing is paid', () => {
  const hands = [
    'r1 r2 r3 r4 r5',
    'r6 r7 r8 r9 r10',
    'g1 g2 g3 g4 g5',
    'g6 g7 g8 g9 g10',
    'b1 b2 b3 b4 b5',
    'b6 b7 b8 b9 b10',
  ];
  const { outcome } = endOf(hands);
  expect(outcome).toMatchObject({
    scores: { Ann: 0, Fay: 0 },
    winners: [...NAMES],
    candidates: [...NAMES],
    vote: false,
    tokensOfLife: {},
    garnets: {},
  });
});
