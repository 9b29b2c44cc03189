import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';

/** Ann and Cat share a meadow; Bob and Dan have none. Three of each card, Ann 2 garnets, Bob 1 bellflower. */
const SOULMATES = {
  format: 1,
  game: 'secret-soulmate',
  players: [
    { name: 'Ann', meadow: 'red', garnets: 2 },
    { name: 'Bob', bellflowers: 1 },
    { name: 'Cat', meadow: 'red' },
    { name: 'Dan' },
  ],
  setup: {
    soulmates: [
      ['Ann', 'Bob'],
      ['Cat', 'Dan'],
    ],
  },
};

const trade = (from: string, to: string, gives?: unknown, takes?: unknown) => ({
  from,
  to,
  ...(gives === undefined ? {} : { gives }),
  ...(takes === undefined ? {} : { takes }),
});

function settled(trades: readonly object[], options = {}, credits = {}) {
  const { rounds, purses } = replay(GAMES, {
    ...SOULMATES,
    options,
    rounds: [{ credits, trades, orders: {} }],
  });
  const round = rounds[0]!;
  return {
    refused: round.refused.map(({ player, part, code }) => `${player} ${part} ${code}`),
    private: round.private as Record<string, { cards: number[]; pointTokens: number }>,
    purses,
  };
}

const card = (...numberCards: readonly number[]) => ({ numberCards });
const json = (text: string) => JSON.parse(text) as unknown;
const within = { purseTrade: 'within-meadow' };

/** The result of each trade by docs/record.md: `settles`, or the code of its refusal. */
const ODD: readonly [what: string, trade: object, result: string, options?: object][] = [
  ['garnets across meadows', trade('Ann', 'Bob', { garnets: 1 }), 'settles'],
  ['garnets from a player with a meadow to one without', trade('Ann', 'Dan', { garnets: 2 }), 'settles'],
  ['a bellflower between two players without a meadow', trade('Bob', 'Dan', { bellflowers: 1 }), 'settles'],
  ['the same within-meadow', trade('Bob', 'Dan', { bellflowers: 1 }), 'not-legal', within],
  ['garnets within-meadow to a meadow mate', trade('Ann', 'Cat', { garnets: 1 }), 'settles', within],
  [
    'garnets for point tokens across meadows',
    trade('Ann', 'Bob', { garnets: 1 }, { pointTokens: 1 }),
    'not-legal',
  ],
  [
    '0 point tokens across meadows beside a garnet',
    trade('Ann', 'Bob', { garnets: 1, pointTokens: 0 }),
    'settles',
  ],
  [
    'no number cards across meadows beside a garnet',
    trade('Ann', 'Bob', { garnets: 1, numberCards: [] }),
    'settles',
  ],
  [
    '0 garnets within-meadow beside a token',
    trade('Ann', 'Cat', { pointTokens: 1, garnets: 0 }),
    'settles',
    within,
  ],
  ['a wish', trade('Bob', 'Ann', undefined, { garnets: 2 }), 'settles'],
  ['a wish for more than is held', trade('Bob', 'Ann', undefined, { garnets: 3 }), 'not-affordable'],
  ['the same garnets to and fro', trade('Ann', 'Bob', { garnets: 1 }, { garnets: 1 }), 'not-affordable'],
  ['the same card to and fro', trade('Ann', 'Cat', card(1), card(1)), 'settles'],
  [
    'all nine cards',
    trade('Ann', 'Cat', card(1, 2, 3, 1, 2, 3, 1, 2, 3), card(3, 3, 3, 2, 2, 2, 1, 1, 1)),
    'settles',
  ],
  ['a card for a card across meadows', trade('Ann', 'Bob', card(1), card(1)), 'not-legal'],
  [
    'a card not held across meadows: the holding is judged first',
    trade('Ann', 'Bob', card(1, 1, 1, 1)),
    'not-held',
  ],
  [
    'cards given for nothing, with garnets on top',
    trade('Ann', 'Cat', { numberCards: [1], garnets: 1 }),
    'not-legal',
  ],
  ['2.0 garnets', trade('Ann', 'Bob', json('{"garnets":2.0}')), 'settles'],
  [
    '2e0 garnets and card 1.0',
    trade('Ann', 'Cat', json('{"garnets":2e0,"numberCards":[1.0]}'), card(3)),
    'settles',
  ],
  ['-0 garnets', trade('Ann', 'Bob', json('{"garnets":-0}')), 'not-legal'],
  ['2^53 - 1 garnets', trade('Ann', 'Bob', { garnets: 2 ** 53 - 1 }), 'not-affordable'],
  ['2^53 garnets', trade('Ann', 'Bob', { garnets: 2 ** 53 }), 'malformed'],
  ['2^53 bellflowers asked for', trade('Ann', 'Bob', {}, { bellflowers: 2 ** 53 }), 'malformed'],
  ['card number 2^53', trade('Ann', 'Cat', card(2 ** 53), card(1)), 'malformed'],
  ['card number 2^53 - 1', trade('Ann', 'Cat', card(2 ** 53 - 1), card(1)), 'not-held'],
  [
    'a bad amount on one side and a strange asset on the other',
    trade('Ann', 'Cat', { stamps: 1 }, { garnets: -1 }),
    'malformed',
  ],
  ['a strange asset of amount 0', trade('Ann', 'Bob', { garnets: 1, stamps: 0 }), 'unknown'],
  ['a strange asset that is null', trade('Ann', 'Bob', { garnets: 1, stamps: null }), 'unknown'],
  ['a card in a nested list', trade('Ann', 'Cat', { numberCards: [[1]] }, card(1)), 'malformed'],
  [
    'a card nested 50,000 deep',
    trade('Ann', 'Cat', { numberCards: json('['.repeat(50_000) + ']'.repeat(50_000)) }),
    'malformed',
  ],
  ['number cards that are null', trade('Ann', 'Cat', { numberCards: null, garnets: 1 }), 'malformed'],
  ['oneself, within-meadow', trade('Bob', 'Bob', { bellflowers: 1 }), 'not-legal', within],
  [
    'a bellflower lacking here and garnets lacking there',
    trade('Ann', 'Bob', { garnets: 9 }, { bellflowers: 2 }),
    'not-held',
  ],
];

test.each(ODD.map(([what, one, result, options = {}]) => [what, one, result, options] as const))(
  'X5 S4 X13 X14 an odd trade: %s',
  (_, one, result, options) => {
    const played = settled([one], options);
    const { from } = one as { from: string };
    expect(played.refused).toEqual(result === 'settles' ? [] : [`${from} trades[0] ${result}`]);
    const total = (what: 'garnets' | 'bellflowers') =>
      Object.values(played.purses).reduce((sum, purse) => sum + purse[what], 0);
    expect([total('garnets'), total('bellflowers')]).toEqual([2, 1]);
  },
);

test('X4 credits come first, and a garnet goes through three hands in one round', () => {
  const { refused, purses } = settled(
    [
      trade('Ann', 'Bob', { garnets: 3 }),
      trade('Bob', 'Cat', { garnets: 3 }, { pointTokens: 0 }),
      trade('Cat', 'Dan', { garnets: 4 }),
      trade('Cat', 'Dan', { garnets: 3 }),
    ],
    {},
    { Ann: { garnets: 1 } },
  );
  expect(refused).toEqual(['Cat trades[2] not-affordable']);
  expect(purses.Dan).toMatchObject({ garnets: 3 });
});

test('X5 a refused trade moves no part of it, and a thing promised twice goes to the first', () => {
  const gift = (to: string) => trade('Bob', to, { bellflowers: 1 });
  const { refused, purses } = settled([
    trade('Ann', 'Bob', { garnets: 1, pointTokens: 1 }),
    gift('Ann'),
    gift('Cat'),
  ]);
  expect(refused).toEqual(['Ann trades[0] not-legal', 'Bob trades[2] not-held']);
  expect(purses.Ann).toMatchObject({ garnets: 2, bellflowers: 1 });
});
