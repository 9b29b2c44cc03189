import { makeChance } from '../../../../src/rules/base/chance.ts';
import type { Tell } from '../../../../src/rules/game.ts';
import { polarPower } from '../../../../src/rules/games/polar-power/index.ts';
import type { PolarPosition } from '../../../../src/rules/games/polar-power/position.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { citing, follow } from '../../builder.ts';
import { type Round, record, send } from './build.ts';

const told = (rounds: readonly Round[], options: object = {}) =>
  follow(record({ garnets: { Wes: 9 }, options: { lastRound: 9, ...options }, rounds })).lines;

const FIRST: Round = {
  orders: {
    Wes: { buyStamps: 2, ...send(['white', 3], ['red', 2]) },
    Wyn: send(['blue', 2]),
    Bea: send(['black', 2]),
  },
};

test('P5 P8 each is told their own mails with their signs, and everyone the sum of each meadow', () => {
  expect(citing(told([FIRST]), 'P5', 'P8')).toEqual([
    '0 P8 Wes buys 2 stamps.',
    '0 P5 Wes mails white with a coil of strength 3: +3.',
    '0 P5 Wes mails red with a coil of strength 2: +2.',
    '1 P5 Wyn mails blue with a coil of strength 2: −2.',
    '2 P5 Bea mails black with a coil of strength 2: +2.',
    'public P5 white: 1 mail, 0 + 3 = +3.',
    'public P5 blue: 1 mail, 0 − 2 = −2.',
    'public P5 black: 1 mail, 0 + 2 = +2.',
    'public P5 red: 1 mail, 0 + 2 = +2.',
    'public P5 green: 0 mails, 0 + 0 = 0.',
    'public P5 white is the strongest meadow and is reset to 0. Both its players get a bellflower.',
  ]);
  expect(told([{ orders: { Wes: { buyStamps: 1 } } }])[0]).toBe('0 P8 Wes buys a stamp.');
});

test('P1 meadows of equal strength, whatever their signs, share the place of the last of them', () => {
  expect(citing(told([FIRST, {}]), 'P1')).toEqual([
    'public P1 blue, black and red are equally strong. Each gives the points of place 4: no points.',
    'public P1 white stands at +3, place 1: 2 points for its positive player.',
    'host P1 Wes gets 2 points in white and now has 2 points.',
    'public P1 blue, black and red are equally strong. Each gives the points of place 3: 1 point.',
    'public P1 blue stands at −2, place 3: 1 point for its negative player.',
    'public P1 black stands at +2, place 3: 1 point for its positive player.',
    'public P1 red stands at +2, place 3: 1 point for its positive player.',
    'host P1 Bob gets 1 point in blue and now has 1 point.',
    'host P1 Kim gets 1 point in black and now has 1 point.',
    'host P1 Ros gets 1 point in red and now has 1 point.',
  ]);
});

test('P13 only a player without postcards reads about the new hand', () => {
  const mailed = send(['white', 1], ['blue', 2], ['black', 3], ['red', 1], ['green', 2]);
  expect(citing(told([{ orders: { Wes: { buyStamps: 3, ...mailed } } }]), 'P13')).toEqual([
    '0 P13 Wes has no postcard left, and gets a new hand of postcards and coils and one more stamp.',
  ]);
});

const mails = (...all: readonly (readonly [player: string, meadow: string, coil: number])[]) => ({
  orders: Object.fromEntries(all.map(([player, ...mail]) => [player, send(mail)])),
});
const public1 = (round: Round) => citing(told([round]), 'P1').filter((line) => line.startsWith('public'));

test('P1 everyone is told what a tie costs, and nothing of one that costs nothing', () => {
  expect(public1(mails(['Wes', 'white', 3], ['Wyn', 'blue', 3], ['Bea', 'red', 1]))).toEqual([
    'public P1 white and blue are equally strong. Each gives the points of place 2: 1 point.',
    'public P1 white stands at +3, place 2: 1 point for its positive player.',
    'public P1 blue stands at −3, place 2: 1 point for its negative player.',
    'public P1 red stands at +1, place 3: 1 point for its positive player.',
  ]);
  const second = public1(mails(['Wes', 'white', 3], ['Wyn', 'blue', 2], ['Bea', 'red', 2]));
  expect(second.filter((line) => line.includes('equally'))).toEqual([]);
});

test('P1 four meadows that tie earn nothing, and everyone is told why', () => {
  const lines = told([
    mails(['Wes', 'white', 1], ['Wyn', 'blue', 1], ['Bea', 'black', 1], ['Bob', 'red', 1]),
  ]);
  expect(citing(lines, 'P1')).toEqual([
    'public P1 white, blue, black and red are equally strong. Each gives the points of place 4: no points.',
  ]);
  expect(citing(lines, 'P5').filter((line) => line.includes('reset'))).toHaveLength(4);
});

test('P3 where nothing is charged, all are reset only if the host wants it', () => {
  const reset = (meadow: string) =>
    `public P3 ${meadow} is one of the strongest meadows and is reset to 0. Both its players get a bellflower.`;
  expect(citing(told([{}]), 'P1', 'P3')).toEqual([]);
  expect(citing(told([{}], { allNeutral: 'reset-all' }), 'P1', 'P3')).toEqual(
    ['white', 'blue', 'black', 'red', 'green'].map(reset),
  );
});

test('P9 the end is told with its reason', () => {
  const end = (options: object) => citing(told([FIRST], options), 'P9');
  expect(end({})).toEqual([]);
  expect(end({ lastRound: 1 })).toEqual(['public P9 Round 1 was the last round.']);
  expect(end({ pointsToEnd: 2 })).toEqual(['public P9 white has 2 points (Wes 2, Wyn 0). The match ends.']);
  expect(end({ pointsToEnd: 3 })).toEqual([]);
});

test('P10 each meadow is told its two scores and the garnets for the lower one', () => {
  const { match } = openRecord([polarPower], record({}));
  const position = match.position as PolarPosition;
  const points = [0, 3, 1, 1, 2, 5, 3, 3, 7, 4];
  const seats = position.seats.map((hand, seat) => ({ ...hand, points: points[seat]! }));
  const lines: string[] = [];
  const tell: Tell = (to, ruling, text) => lines.push(`${to} ${ruling} ${text}`);
  const { earnings } = polarPower.outcome(match.info, { ...position, seats }, makeChance('seed'), tell);
  expect(lines).toEqual([
    'public P10 white: Wes 0, Wyn 3. The lower score is 0, so each gets 0 garnets.',
    'public P10 blue: Bea 1, Bob 1. The lower score is 1, so each gets 1 garnet.',
    'public P10 black: Kim 2, Ken 5. The lower score is 2, so each gets 2 garnets.',
    'public P10 red: Ros 3, Ray 3. The lower score is 3, so each gets 4 garnets.',
    'public P10 green: Gus 7, Gil 4. The lower score is 4, so each gets 8 garnets.',
  ]);
  expect(earnings.map(({ garnets }) => garnets)).toEqual([0, 0, 1, 1, 2, 2, 4, 4, 8, 8]);
  expect(earnings.map(({ tokensOfLife }) => tokensOfLife)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
});
