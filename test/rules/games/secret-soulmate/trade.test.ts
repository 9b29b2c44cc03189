import { play, refusals } from './build.ts';

const traded = (trade: object, orders: object = {}) => {
  const played = play({
    garnets: { Ann: 2 },
    rounds: [{ trades: [{ from: 'Ann', to: 'Cat', ...trade }], orders }],
  });
  const round = played.rounds[0]!;
  return { ...round.private, refused: refusals(round) } as unknown as Record<string, unknown>;
};

test('S4 number cards one for one in count, within a meadow', () => {
  expect(traded({ gives: { numberCards: [1, 1] }, takes: { numberCards: [3, 2] } })).toMatchObject({
    refused: [],
    Ann: { cards: [2, 2, 2, 2, 3, 3, 3, 3] },
    Cat: { cards: [1, 1, 1, 1, 2, 2, 3, 3] },
  });
});

test('S4 point tokens, garnets and bellflowers freely, as gifts too', () => {
  expect(traded({ gives: { pointTokens: 2 } })).toMatchObject({
    refused: [],
    Ann: { pointTokens: 0 },
    Cat: { pointTokens: 4 },
  });
  expect(traded({ gives: { garnets: 2 }, takes: { pointTokens: 1 } })).toMatchObject({
    refused: [],
    Ann: { pointTokens: 3, garnets: 0 },
    Cat: { pointTokens: 1, garnets: 2 },
  });
});

test.each([
  ['cards for tokens', { gives: { numberCards: [1] }, takes: { pointTokens: 1 } }, 'not-legal'],
  ['one card for two', { gives: { numberCards: [3] }, takes: { numberCards: [1, 1] } }, 'not-legal'],
  ['nothing for nothing', { gives: { numberCards: [] }, takes: { pointTokens: 0 } }, 'not-legal'],
  ['outside the meadow', { to: 'Bob', gives: { pointTokens: 1 } }, 'not-legal'],
  ['tokens taken from outside the meadow', { to: 'Bob', takes: { pointTokens: 1 } }, 'not-legal'],
  [
    'garnets and tokens outside the meadow',
    { to: 'Bob', gives: { garnets: 1, pointTokens: 1 } },
    'not-legal',
  ],
  ['a card that is no number', { gives: { numberCards: ['1'] }, takes: { numberCards: [1] } }, 'malformed'],
  ['an unknown card', { gives: { numberCards: [4] }, takes: { numberCards: [1] } }, 'not-held'],
  [
    'four of three',
    { gives: { numberCards: [1, 1, 1, 1] }, takes: { numberCards: [2, 2, 2, 2] } },
    'not-held',
  ],
  ['more point tokens than held', { gives: { pointTokens: 3 } }, 'not-held'],
  ['more garnets than held', { gives: { garnets: 3 } }, 'not-affordable'],
  ['what this game does not know', { gives: { stamps: 1 } }, 'unknown'],
])('S4 no trade: %s', (_, trade, code) => {
  expect(traded(trade)).toMatchObject({ refused: [`Ann trades[0] ${code}`], Ann: { pointTokens: 2 } });
});

test('S4 X5 garnets pass between any two players, unless the option purseTrade forbids it', () => {
  const given = (options: object) =>
    play({
      options,
      garnets: { Ann: 2 },
      rounds: [
        {
          trades: [
            { from: 'Ann', to: 'Bob', gives: { garnets: 1 } },
            { from: 'Ann', to: 'Cat', gives: { garnets: 1 } },
          ],
        },
      ],
    });
  expect(refusals(given({}).rounds[0]!)).toEqual([]);
  expect(given({}).purses.Bob).toMatchObject({ garnets: 1 });
  expect(refusals(given({ purseTrade: 'within-meadow' }).rounds[0]!)).toEqual(['Ann trades[0] not-legal']);
});

test('X5 without a meadow no point tokens are traded, not even between two who have none', () => {
  const rounds = [{ trades: [{ from: 'Bob', to: 'Dan', gives: { pointTokens: 1 } }] }];
  expect(refusals(play({ rounds }).rounds[0]!)).toEqual(['Bob trades[0] not-legal']);
});

test('X4 trades come before purchases and plays: what comes in can be played', () => {
  const trade = { gives: { numberCards: [1, 1, 1] }, takes: { numberCards: [3, 3, 3] } };
  expect(traded(trade, { Ann: { card: 1 }, Cat: { card: 3 } })).toMatchObject({
    refused: ['Ann card not-held', 'Cat card not-held'],
    Ann: { played: { card: 2 } },
    Cat: { played: { card: 1 } },
  });
});
