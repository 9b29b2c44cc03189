import { makeChance } from '../../../../src/rules/base/chance.ts';
import { play, playOne, refusals } from './build.ts';

const played = (order: unknown, given: Parameters<typeof playOne>[1] = {}) => {
  const round = playOne({ Ann: order }, { garnets: { Ann: 5 }, ...given });
  return { ...round.private.Ann!, refused: refusals(round) };
};
const LOWEST = { card: 1, garnets: 0, token: false };

test('S1 who sends nothing plays the lowest card, no garnets, no point token, and nothing is refused', () => {
  expect(played(undefined)).toMatchObject({ played: LOWEST, cards: [1, 1, 2, 2, 2, 3, 3, 3], refused: [] });
  expect(played({})).toMatchObject({ played: LOWEST, refused: [] });
});

test('S1 the lowest held, once the ones are gone', () => {
  expect(play({ rounds: Array(5).fill({}) }).rounds.map(({ private: seen }) => seen.Ann!.played)).toEqual([
    LOWEST,
    LOWEST,
    LOWEST,
    { ...LOWEST, card: 2 },
    { ...LOWEST, card: 2 },
  ]);
});

test('S1 option defaultCard: the highest', () => {
  const rounds = Array(4).fill({});
  const { rounds: seen } = play({ options: { defaultCard: 'highest' }, rounds });
  expect(seen.map(({ private: all }) => (all.Dan!.played as { card: number }).card)).toEqual([3, 3, 3, 2]);
});

test('S1 option defaultCard: drawn for each seat that needs it, in seat order, from its cards ascending', () => {
  const options = { defaultCard: 'random' };
  const rounds = [{ orders: { Bob: { card: 2 }, Cat: { card: 0 } } }, {}];
  const given = { options, seed: 'any text', rounds };
  const { rounds: seen } = play(given);
  const stream = makeChance('any text')('default-card:1');
  const deck = [1, 1, 1, 2, 2, 2, 3, 3, 3];
  const [ann, cat, dan] = [deck[stream.below(9)], deck[stream.below(9)], deck[stream.below(9)]];
  const cards = (round: number) =>
    Object.values(seen[round]!.private).map((view) => (view.played as { card: number }).card);
  expect(cards(0)).toEqual([ann, 2, cat, dan]);
  const second = makeChance('any text')('default-card:2');
  const expected = Object.values(seen[0]!.private).map(({ cards }) => cards[second.below(8)]);
  expect(cards(1)).toEqual(expected);
});

test('S1 S16 a random default needs a seed only when somebody needs a default', () => {
  const options = { defaultCard: 'random' };
  const all = { card: 1 };
  expect(() => playOne({ Ann: all, Bob: all, Cat: all, Dan: all }, { options })).not.toThrow();
  expect(() => playOne({ Ann: all, Bob: all, Cat: all }, { options })).toThrow(/^seed: /);
});

test.each([
  ['text', '2', 'malformed'],
  ['null', null, 'malformed'],
  ['a list', [2], 'malformed'],
  ['true', true, 'malformed'],
  ['a fraction', 1.5, 'malformed'],
  ['a negative number', -1, 'malformed'],
  ['0', 0, 'not-held'],
  ['4', 4, 'not-held'],
  ['the greatest whole number', 2 ** 53 - 1, 'not-held'],
  ['beyond the greatest whole number', 2 ** 53, 'malformed'],
  ['a very large number', 1e300, 'malformed'],
  ['more than JSON numbers can say', Number.POSITIVE_INFINITY, 'malformed'],
])('S2 a card that is %s gives way to the default; boost and token stand', (_, card, code) => {
  expect(played({ card, garnets: 2, token: true })).toMatchObject({
    played: { card: 1, garnets: 2, token: true },
    refused: [`Ann card ${code}`],
    garnets: 3,
    pointTokens: 1,
  });
});

test('S2 a card that is used up is not held', () => {
  const rounds = Array(4).fill({ orders: { Ann: { card: 3 } } });
  const { rounds: seen } = play({ rounds });
  expect(seen[3]!.private.Ann!.played).toEqual(LOWEST);
  expect(refusals(seen[3]!)).toEqual(['Ann card not-held']);
});

test.each([
  ['more than the purse', 6, 'not-affordable'],
  ['the greatest whole number', 2 ** 53 - 1, 'not-affordable'],
  ['more than JSON numbers can say', Number.POSITIVE_INFINITY, 'malformed'],
  ['negative', -1, 'malformed'],
  ['a fraction', 0.5, 'malformed'],
  ['text', '1', 'malformed'],
  ['null', null, 'malformed'],
])('S3 a boost that is %s is no boost at all; the card and the token stand', (_, garnets, code) => {
  expect(played({ card: 3, garnets, token: true })).toMatchObject({
    played: { card: 3, garnets: 0, token: true },
    refused: [`Ann garnets ${code}`],
    garnets: 5,
  });
});

test('S3 a boost of the whole purse, and a boost of 0', () => {
  expect(played({ garnets: 5 })).toMatchObject({
    played: { ...LOWEST, garnets: 5 },
    garnets: 0,
    refused: [],
  });
  expect(played({ garnets: 0 })).toMatchObject({ played: LOWEST, refused: [] });
});

test.each([
  ['null', null],
  ['1', 1],
  ['text', 'true'],
])('S2 a token that is %s is malformed; the card stands', (_, token) => {
  expect(played({ card: 2, token })).toMatchObject({
    played: { card: 2, garnets: 0, token: false },
    refused: ['Ann token malformed'],
    pointTokens: 2,
  });
});

test('S2 a token that is not held is refused; false is always fine', () => {
  const rounds = [1, 2, 3].map(() => ({ orders: { Ann: { token: true } } }));
  const { rounds: seen } = play({ rounds: [...rounds, { orders: { Ann: { token: false } } }] });
  expect(seen.map(refusals)).toEqual([[], [], ['Ann token not-held'], []]);
});

test('S11 a bought point token is used at once', () => {
  const setup = { rounds: [{}, {}].map(() => ({ orders: { Ann: { token: true } } })) };
  const rounds = [...setup.rounds, { orders: { Ann: { buyTokens: 1, token: true } } }];
  const { rounds: seen, purses } = play({ garnets: { Ann: 3 }, rounds });
  expect(seen[2]!.private.Ann).toMatchObject({ pointTokens: 0, garnets: 1, played: { token: true } });
  expect(seen[2]!.refused).toEqual([]);
  expect(purses.Ann!.garnets).toBe(1);
});

test('S11 S15 what the purchase costs is no longer there for the boost', () => {
  expect(played({ buyTokens: 2, garnets: 2 })).toMatchObject({
    pointTokens: 4,
    garnets: 1,
    played: LOWEST,
    refused: ['Ann garnets not-affordable'],
  });
  expect(played({ buyTokens: 2, garnets: 1 })).toMatchObject({ garnets: 0, refused: [] });
});

test.each([
  ['more than the purse pays for', 3, 'not-affordable'],
  ['negative', -1, 'malformed'],
  ['text', 'one', 'malformed'],
])('X3 point tokens to buy: %s buys none, and the rest stands', (_, buyTokens, code) => {
  expect(played({ buyTokens, garnets: 5 })).toMatchObject({
    pointTokens: 2,
    garnets: 0,
    refused: [`Ann buyTokens ${code}`],
  });
});

test('S11 option pointTokenPrice: 0 makes them free', () => {
  expect(played({ buyTokens: 7 }, { options: { pointTokenPrice: 0 } })).toMatchObject({
    pointTokens: 9,
    garnets: 5,
    refused: [],
  });
});

test('X3 refusals come in the order of judging, unknown parts first', () => {
  const order = { token: 1, garnets: 9, card: 4, buyTokens: 9, boost: 1 };
  expect(played(order).refused).toEqual([
    'Ann boost unknown',
    'Ann buyTokens not-affordable',
    'Ann card not-held',
    'Ann garnets not-affordable',
    'Ann token malformed',
  ]);
});

test('X3 an order that is no object counts as nothing sent', () => {
  expect(played([1])).toMatchObject({ played: LOWEST, refused: ['Ann order malformed'] });
});

test('X10 S15 a purchase that is too dear names the earlier payments of the order', () => {
  const { refused } = playOne({ Ann: { buyTokens: 2, garnets: 5 } }, { garnets: { Ann: 5 } });
  expect(refused.map(({ message }) => message)).toEqual([
    '5 cost 5 garnets, and 1 is left in the purse after Point tokens to buy (4 garnets).',
  ]);
});
