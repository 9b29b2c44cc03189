import { COMMON_OPTIONS, readOptions } from '../../../src/rules/declare/option.ts';
import { polarPower } from '../../../src/rules/games/polar-power/index.ts';
import { playRound, settle, startMatch } from '../../../src/rules/play/match.ts';
import { mail, play, refusals, send } from '../games/polar-power/build.ts';

const json = (text: string) => JSON.parse(text) as unknown;

test.each([
  ['null', null],
  ['a list', []],
  ['a text', 'red 2'],
  ['a number', 1],
  ['false', false],
])('X3 an order that is no object is refused whole and counts as nothing sent: %s', (_, order) => {
  const played = play({ rounds: [{ orders: { Bea: order } }] });
  expect(refusals(played)).toEqual(['Bea order malformed']);
  expect(played.rounds[0]!.private).toEqual(play({ rounds: [{}] }).rounds[0]!.private);
});

test('X3 X12 a key not named in an order is refused with the key as its part, first, and the rest stands', () => {
  const order = json('{"mails":[{"postcard":"red","coil":3}],"Mails":null,"__proto__":{},"order":1}');
  const played = play({ rounds: [{ orders: { Bea: order } }] });
  expect(refusals(played)).toEqual(['Bea Mails unknown', 'Bea __proto__ unknown', 'Bea order unknown']);
  expect(played.rounds[0]!.public.meadows.red).toMatchObject({ mails: 1 });
});

test('X3 what an object inherits is no part of an order', () => {
  const order = Object.create({ mails: [mail('red', 1)], buyStamps: 1 }) as object;
  const played = play({ rounds: [{ orders: { Bea: order } }] });
  expect(refusals(played)).toEqual([]);
  expect(played.rounds[0]!.public.meadows.red).toMatchObject({ mails: 0 });
});

test('refusals come trades first, by index, then players in seat order', () => {
  const played = play({
    rounds: [
      {
        trades: [
          { from: 'Gil', to: 'Gil', gives: { garnets: 0 } },
          { from: 'Wes', to: 'Gil', gives: { garnets: 1 } },
        ],
        orders: { Gil: { mails: 1, buyStamps: -1 }, Bea: [], Wes: { mails: [0, mail('red', 1), null] } },
      },
    ],
  });
  expect(refusals(played)).toEqual([
    'Gil trades[0] not-legal',
    'Wes trades[1] not-affordable',
    'Wes mails[0] malformed',
    'Wes mails[2] malformed',
    'Bea order malformed',
    'Gil buyStamps malformed',
    'Gil mails malformed',
  ]);
});

test('every refusal says in words what is wrong', () => {
  const played = play({
    rounds: [{ orders: { Wes: { buyStamps: 'x', mails: [null, mail('red', 9)], what: 1 }, Bea: null } }],
  });
  expect(played.rounds[0]!.refused).toHaveLength(5);
  for (const { message } of played.rounds[0]!.refused) expect(message).toMatch(/^\S.{10,}\.$/);
});

test('X4 credits come first, then trades, purchases and plays', () => {
  const played = play({
    rounds: [
      {
        credits: { Wes: { garnets: 2 } },
        trades: [{ from: 'Wes', to: 'Bea', gives: { garnets: 1 } }],
        orders: {
          Wes: { buyStamps: 2 },
          Bea: { buyStamps: 1, ...send(['red', 1], ['blue', 1], ['green', 2]) },
        },
      },
    ],
  });
  expect(refusals(played)).toEqual(['Wes buyStamps not-affordable']);
  expect(played.purses.Wes!.garnets).toBe(1);
  expect(played.purses.Bea!.garnets).toBe(0);
});

test('X10 a credit may be negative as long as the purse stays at 0 or above', () => {
  const played = play({
    garnets: { Wes: 2 },
    rounds: [{ credits: { Wes: { garnets: -2, bellflowers: 0 } } }],
  });
  expect(played.purses.Wes).toEqual({ garnets: 0, bellflowers: 0, tokensOfLife: 0 });
});

test('X7 the last round’s private views have the payments of the end', () => {
  const played = play({ options: { lastRound: 1 }, rounds: [{ orders: { Wes: send(['white', 1]) } }] });
  for (const [name, { garnets, bellflowers }] of Object.entries(played.rounds[0]!.private))
    expect(played.purses[name]).toMatchObject({ garnets, bellflowers });
});

test('public facts are read again after trades and after each round', () => {
  const game = {
    ...polarPower,
    publicFacts: ({ round, seats }: { round: number; seats: readonly { stamps: number }[] }) =>
      [round, seats[0]!.stamps] as const,
  };
  const seats = ['white', 'blue', 'black', 'red', 'green'].flatMap((meadow) =>
    [1, 2].map((n) => ({ name: `${meadow} ${n}`, meadow })),
  );
  const info = {
    seats,
    names: seats.map(({ name }) => name),
    options: readOptions({ ...polarPower.options, ...COMMON_OPTIONS }, {}),
  };
  const purses = seats.map(() => ({ garnets: 0, bellflowers: 0, tokensOfLife: 0 }));
  const start = startMatch(game, info, purses, 'seed', {});
  const gift = { from: 0, to: 1, gives: { stamps: 1 }, takes: undefined };
  expect(start.info.facts).toEqual([0, 2]);
  expect(settle(start, [], [gift], []).info.facts).toEqual([0, 1]);
  expect(playRound(start, { credits: [], trades: [gift], orders: [] }).match.info.facts).toEqual([1, 2]);
});
