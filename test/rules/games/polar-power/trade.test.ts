import { play, refusals, send } from './build.ts';

const trade = (from: string, to: string, gives: unknown, takes?: unknown) =>
  takes === undefined ? { from, to, gives } : { from, to, gives, takes };

test('P6 postcards are traded one for one, between any two players', () => {
  const played = play({
    rounds: [
      {
        trades: [
          trade('Wes', 'Gil', { postcards: ['red', 'blue'], coils: [3] }, { postcards: ['white', 'white'] }),
          trade('Wes', 'Gil', { postcards: ['red', 'blue'] }, { postcards: ['white', 'green'] }),
        ],
      },
    ],
  });
  expect(refusals(played)).toEqual(['Wes trades[0] not-held']);
  expect(played.rounds[0]!.private.Wes!.postcards).toEqual(['white', 'white', 'black', 'green', 'green']);
  expect(played.rounds[0]!.private.Gil!.postcards).toEqual(['blue', 'blue', 'black', 'red', 'red']);
});

test.each([
  ['a postcard given for nothing', { postcards: ['red'] }, {}],
  ['a postcard for a coil', { postcards: ['red'] }, { coils: [1] }],
  ['two coils for one', { coils: [1, 1] }, { coils: [3] }],
  ['a coil for garnets', { coils: [1] }, { garnets: 1 }],
])('P6 postcards and coils go one for one only: %s', (_, gives, takes) => {
  const played = play({ garnets: { Bea: 1 }, rounds: [{ trades: [trade('Wes', 'Bea', gives, takes)] }] });
  expect(refusals(played)).toEqual(['Wes trades[0] not-legal']);
});

test('P6 coils go one for one whatever their strength, and stamps, garnets and bellflowers freely', () => {
  const played = play({
    garnets: { Bea: 2 },
    rounds: [
      {
        credits: { Bea: { bellflowers: 1 } },
        trades: [
          trade('Wes', 'Bea', { coils: [3], stamps: 2 }, { coils: [1], garnets: 2, bellflowers: 1 }),
          trade('Wes', 'Kim', { garnets: 1 }),
        ],
      },
    ],
  });
  expect(refusals(played)).toEqual([]);
  expect(played.rounds[0]!.private.Wes).toMatchObject({
    coils: [1, 1, 1, 2, 2],
    stamps: 1,
    garnets: 1,
    bellflowers: 1,
  });
  expect(played.rounds[0]!.private.Bea).toMatchObject({
    coils: [1, 2, 2, 3, 3],
    stamps: 5,
    garnets: 0,
    bellflowers: 0,
  });
  expect(played.purses.Kim).toMatchObject({ garnets: 1 });
});

test('P6 the option within-meadow leaves only the partner to trade postcards, coils and stamps with', () => {
  const played = play({
    options: { trade: 'within-meadow' },
    rounds: [{ trades: [trade('Wes', 'Bea', { stamps: 1 }), trade('Wes', 'Wyn', { stamps: 1 })] }],
  });
  expect(refusals(played)).toEqual(['Wes trades[0] not-legal']);
  expect(played.rounds[0]!.refused[0]!.message).toBe(
    'Stamps pass only within a meadow, and Wes and Bea do not share one.',
  );
});

test('X4 what a trade brought can be mailed in the same round, and what it took cannot', () => {
  const played = play({
    rounds: [
      {
        trades: [trade('Wes', 'Bea', { coils: [3] }, { coils: [2] })],
        orders: { Wes: send(['red', 3], ['blue', 2]), Bea: send(['red', 3], ['blue', 3]) },
      },
    ],
  });
  expect(refusals(played)).toEqual(['Wes mails[0] not-held']);
  expect(played.rounds[0]!.public.meadows.red).toMatchObject({ mails: 1, charge: 3 });
});
