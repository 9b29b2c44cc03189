import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import { column, MEADOW_OF, PLAYERS, play, send } from './build.ts';

const none = { '+': 0, '-': 0 };
const plus = (n: number) => ({ '+': n, '-': 0 });
const minus = (n: number) => ({ '+': 0, '-': n });

test('the worked example: +1 - 2 = -1', () => {
  // Black is charged too, so that red is not the strongest and keeps its power.
  const played = play({
    rounds: [
      { orders: { Wes: send(['red', 1]), Bea: send(['black', 3]) } },
      { orders: { Wyn: send(['red', 2]), Bea: send(['black', 2], ['white', 2]) } },
    ],
  });
  expect(played.rounds[0]!.public.meadows.red).toMatchObject({ change: 1, charge: 1, power: 1 });
  expect(played.rounds[1]!.public.meadows.red).toMatchObject({ mails: 1, change: -2, charge: -1, power: -1 });
});

test('P1 places earn 2, 1, 1, 0, 0', () => {
  // Charges +7, +6, +4, -2, +1.
  const played = play({
    garnets: { Wes: 9, Bea: 9 },
    rounds: [
      {
        orders: {
          Wes: { buyStamps: 1, ...send(['white', 3], ['blue', 2], ['black', 2]) },
          Bea: { buyStamps: 1, ...send(['white', 2], ['blue', 3], ['green', 1]) },
          Kim: send(['white', 2], ['blue', 1]),
          Ros: send(['black', 2]),
          Wyn: send(['red', 2]),
        },
      },
    ],
  });
  expect(column(played, 'charge')).toEqual([7, 6, 4, -2, 1]);
  expect(column(played, 'points')).toEqual([plus(2), plus(1), plus(1), none, none]);
});

test.each([
  ['two share the first place', [3, 3, 2, 1, 0], [1, 1, 1, 0, 0]],
  ['three share the first place', [3, 3, 3, 2, 1], [1, 1, 1, 0, 0]],
  ['four share the first place', [3, 3, 3, 3, 1], [0, 0, 0, 0, 0]],
  ['all five share the first place', [3, 3, 3, 3, 3], [0, 0, 0, 0, 0]],
  ['second and third tie', [3, 2, 2, 1, 0], [2, 1, 1, 0, 0]],
  ['second, third and fourth tie', [3, 2, 2, 2, 1], [2, 0, 0, 0, 0]],
  ['third and fourth tie', [3, 2, 1, 1, 0], [2, 1, 0, 0, 0]],
])('P1 a tied group earns what its last place earns: %s', (_, strengths, points) => {
  // Each strength is one coil of the positive player of that meadow, sent to the same meadow.
  const colours = ['white', 'blue', 'black', 'red', 'green'];
  const names = ['Wes', 'Bea', 'Kim', 'Ros', 'Gus'];
  const orders = Object.fromEntries(
    strengths.map((coil, i) => [names[i], coil === 0 ? {} : send([colours[i], coil])]),
  );
  expect(column(play({ rounds: [{ orders }] }), 'points')).toEqual(points.map(plus));
});

test('P1 opposite powers of one strength tie, and each polarity scores in its own meadow', () => {
  const played = play({ rounds: [{ orders: { Wes: send(['red', 3]), Wyn: send(['blue', 3]) } }] });
  expect(column(played, 'points')).toEqual([none, minus(1), none, plus(1), none]);
});

test('P2 power 0 takes its place in the order, and nobody scores from it', () => {
  const played = play({ rounds: [{ orders: { Wes: send(['red', 1]) } }] });
  expect(column(played, 'points')).toEqual([none, none, none, plus(2), none]);
  const cancelled = play({
    rounds: [{ orders: { Wes: send(['red', 2], ['blue', 1]), Wyn: send(['red', 2]) } }],
  });
  expect(cancelled.rounds[0]!.public.meadows.red).toMatchObject({ mails: 2, change: 0, points: none });
});

test('P3 when every meadow stands at 0 nothing is reset and nobody gets bellflowers', () => {
  const played = play({ rounds: [{}] });
  expect(column(played, 'reset')).toEqual([false, false, false, false, false]);
  expect(played.purses.Wes).toMatchObject({ bellflowers: 0 });
});

test('P3 the option reset-all counts all five as strongest', () => {
  const played = play({ options: { allNeutral: 'reset-all' }, rounds: [{}] });
  expect(column(played, 'reset')).toEqual([true, true, true, true, true]);
  expect(Object.values(played.purses).map((purse) => purse.bellflowers)).toEqual(Array(10).fill(1));
  expect(column(played, 'points')).toEqual(Array(5).fill(none));
});

test('P5 points are counted before the reset, and both players of the strongest meadow get a bellflower', () => {
  const played = play({ rounds: [{ orders: { Wes: send(['red', 3], ['blue', 1]) } }] });
  expect(played.rounds[0]!.public.meadows.red).toEqual({
    mails: 1,
    change: 3,
    charge: 3,
    power: 0,
    points: plus(2),
    reset: true,
  });
  expect(played.rounds[0]!.public.meadows.blue).toMatchObject({ charge: 1, power: 1, reset: false });
  const flowers = Object.entries(played.purses).filter(([, purse]) => purse.bellflowers > 0);
  expect(flowers.map(([name]) => name)).toEqual(['Ros', 'Ray']);
});

test('P5 all meadows tied for strongest are reset', () => {
  const played = play({ rounds: [{ orders: { Wes: send(['red', 3]), Wyn: send(['blue', 3]) } }] });
  expect(column(played, 'reset')).toEqual([false, true, false, true, false]);
  expect(column(played, 'power')).toEqual([0, 0, 0, 0, 0]);
});

test('P5 the last round’s reset still pays', () => {
  const played = play({ options: { lastRound: 1 }, rounds: [{ orders: { Wes: send(['red', 1]) } }] });
  expect(played.over).toBe(true);
  expect(played.purses.Ros).toEqual({ garnets: 0, bellflowers: 1, tokensOfLife: 2 });
  expect(played.outcome!.bellflowers).toEqual({});
});

test('P11 mail to one’s own meadow is legal, and so is sending none', () => {
  const played = play({ rounds: [{ orders: { Wes: send(['white', 3]), Wyn: {}, Bea: { mails: [] } } }] });
  expect(played.rounds[0]!.refused).toEqual([]);
  expect(played.rounds[0]!.public.meadows.white).toMatchObject({ mails: 1, charge: 3 });
});

test('P5 the bars of meadows above and below 0 differ, from 1 on', () => {
  const { start, rounds } = play({
    rounds: [{ orders: { Wes: send(['red', 1], ['black', 3]), Wyn: send(['green', 1]) } }],
  });
  const seats = PLAYERS.map((name, i) => ({ name, meadow: MEADOW_OF[i] }));
  const seen = { public: [start, ...rounds].map((one) => one.public) };
  const { cells } = polarPower.draw.public({ names: PLAYERS, seats, options: {} } as never, seen as never);
  const fillsBeside = (figure: string) => {
    const value = cells.find(({ text }) => text === figure)!;
    return cells.filter(({ row, text }) => row === value.row && text === '').map(({ style }) => style?.fill);
  };
  const [orange, violet] = ['#e08a1e', '#6d5bd0'];
  expect([fillsBeside('+1').includes(orange), fillsBeside('+1').includes(violet)]).toEqual([true, false]);
  expect([fillsBeside('−1').includes(orange), fillsBeside('−1').includes(violet)]).toEqual([false, true]);
});
