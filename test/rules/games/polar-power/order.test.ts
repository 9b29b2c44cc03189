import { playRound } from '../../../../src/rules/play/match.ts';
import { openRecord } from '../../../../src/rules/play/record.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { column, mail, type Played, play, record, refusals, send } from './build.ts';

const holdings = ({ rounds }: Played, name: string, round = 0) => {
  const { postcards, coils, stamps, garnets } = rounds[round]!.private[name]!;
  return { postcards, coils, stamps, garnets };
};

test('P4 one stamp at the start and one at the start of every round: two in round 1', () => {
  const played = play({ rounds: [{}, {}] });
  expect(played.start.private.Wes).toMatchObject({ stamps: 2 });
  expect(played.rounds[0]!.private.Wes).toMatchObject({ stamps: 3 });
  expect(played.rounds[1]!.private.Wes).toMatchObject({ stamps: 4 });
});

test('P4 P13 who has no postcard starts the next round with a new hand and two stamps', () => {
  const all = send(['white', 1], ['blue', 1], ['black', 2], ['red', 2], ['green', 3]);
  const played = play({ garnets: { Wes: 3 }, rounds: [{ orders: { Wes: { buyStamps: 3, ...all } } }] });
  expect(refusals(played)).toEqual([]);
  expect(holdings(played, 'Wes')).toEqual({
    postcards: ['white', 'blue', 'black', 'red', 'green'],
    coils: [1, 1, 2, 2, 3],
    stamps: 2,
    garnets: 0,
  });
});

test('P13 a refill does not come before the hand is empty', () => {
  const most = send(['white', 1], ['blue', 1], ['black', 2], ['red', 2]);
  const played = play({ garnets: { Wes: 2 }, rounds: [{ orders: { Wes: { buyStamps: 2, ...most } } }] });
  expect(holdings(played, 'Wes')).toEqual({ postcards: ['green'], coils: [3], stamps: 1, garnets: 0 });
});

test('P9 no refill and no stamp follow the last round', () => {
  const all = send(['white', 1], ['blue', 1], ['black', 2], ['red', 2], ['green', 3]);
  const played = play({
    options: { lastRound: 1 },
    garnets: { Wes: 3 },
    rounds: [{ orders: { Wes: { buyStamps: 3, ...all } } }],
  });
  expect(holdings(played, 'Wes')).toMatchObject({ postcards: [], coils: [], stamps: 0 });
});

test('P7 an invalid mail consumes nothing and is not counted in public', () => {
  const played = play({
    rounds: [{ orders: { Wes: send(['red', 3], ['red', 1], ['blue', 3], ['purple', 1], ['green', 1]) } }],
  });
  expect(refusals(played)).toEqual([
    'Wes mails[1] not-held',
    'Wes mails[2] not-held',
    'Wes mails[3] malformed',
  ]);
  expect(column(played, 'mails')).toEqual([0, 0, 0, 1, 1]);
  expect(holdings(played, 'Wes')).toMatchObject({
    postcards: ['white', 'blue', 'black'],
    coils: [1, 2, 2],
    stamps: 1,
  });
});

test.each([
  ['a text', 'red 2', 'malformed'],
  ['null', null, 'malformed'],
  ['a list', ['red', 2], 'malformed'],
  ['no coil', { postcard: 'red' }, 'malformed'],
  ['no postcard', { coil: 1 }, 'malformed'],
  ['a key too many', { postcard: 'red', coil: 1, stamp: 1 }, 'malformed'],
  ['a key named __proto__', JSON.parse('{"postcard":"red","coil":1,"__proto__":{}}'), 'malformed'],
  ['capitals', mail('Red', 1), 'malformed'],
  ['an unknown colour', mail('purple', 1), 'malformed'],
  ['a name every object has', mail('constructor', 1), 'malformed'],
  ['a coil in text', mail('red', '1'), 'malformed'],
  ['half a coil', mail('red', 1.5), 'malformed'],
  ['a negative coil', mail('red', -1), 'malformed'],
  ['a coil that is null', mail('red', null), 'malformed'],
  ['coil 0', mail('red', 0), 'not-held'],
  ['coil 7', mail('red', 7), 'not-held'],
  ['a coil of the greatest number', mail('red', 2 ** 53 - 1), 'not-held'],
  ['a coil beyond the greatest number', mail('red', 2 ** 53), 'malformed'],
  ['a coil beyond all numbers', mail('red', Number.POSITIVE_INFINITY), 'malformed'],
])('P7 X14 a mail is refused: %s', (_, line, code) => {
  const played = play({ rounds: [{ orders: { Wes: { mails: [line, mail('red', 2.0)] } } }] });
  expect(refusals(played)).toEqual([`Wes mails[0] ${code}`]);
  expect(column(played, 'charge')).toEqual([0, 0, 0, 2, 0]);
});

test('P7 mails are read in the order given, and each takes a stamp', () => {
  const played = play({ rounds: [{ orders: { Wes: send(['red', 1], ['blue', 1], ['green', 2]) } }] });
  expect(refusals(played)).toEqual(['Wes mails[2] not-held']);
});

test('P8 bought stamps can be used at once, at stampPrice garnets each', () => {
  const order = { buyStamps: 1, ...send(['red', 1], ['blue', 1], ['green', 2]) };
  const played = play({ garnets: { Wes: 2 }, rounds: [{ orders: { Wes: order } }] });
  expect(refusals(played)).toEqual([]);
  expect(holdings(played, 'Wes')).toMatchObject({ stamps: 1, garnets: 1 });
  const dear = play({
    options: { stampPrice: 2 },
    garnets: { Wes: 2 },
    rounds: [{ orders: { Wes: order } }],
  });
  expect(holdings(dear, 'Wes')).toMatchObject({ stamps: 1, garnets: 0 });
});

test('X10 stamps that cost more than the purse holds are not bought at all', () => {
  const order = { buyStamps: 3, ...send(['red', 1], ['blue', 1], ['green', 2]) };
  const played = play({ garnets: { Wes: 2 }, rounds: [{ orders: { Wes: order } }] });
  expect(refusals(played)).toEqual(['Wes buyStamps not-affordable', 'Wes mails[2] not-held']);
  expect(holdings(played, 'Wes')).toMatchObject({ stamps: 1, garnets: 2 });
});

test('X10 free stamps are still no endless supply', () => {
  const bought = (buyStamps: number) =>
    play({ options: { stampPrice: 0 }, rounds: [{ orders: { Wes: { buyStamps } } }] });
  expect(refusals(bought(Number.POSITIVE_INFINITY))).toEqual(['Wes buyStamps malformed']);
  expect(refusals(bought(Number.MAX_SAFE_INTEGER))).toEqual([]);
  expect(holdings(bought(40), 'Wes')).toMatchObject({ stamps: 43, garnets: 0 });
});

test.each([
  ['null', null],
  ['text', '1'],
  ['a fraction', 0.5],
  ['a negative number', -1],
  ['a list', [1]],
])('X3 a bad count is refused, and the mails stand: %s', (_, buyStamps) => {
  const played = play({ rounds: [{ orders: { Wes: { buyStamps, ...send(['red', 1]) } } }] });
  expect(refusals(played)).toEqual(['Wes buyStamps malformed']);
  expect(column(played, 'mails')).toEqual([0, 0, 0, 1, 0]);
});

test('X3 anything but a list of mails is refused once', () => {
  const played = play({ rounds: [{ orders: { Wes: { mails: { 0: mail('red', 1) } } } }] });
  expect(refusals(played)).toEqual(['Wes mails malformed']);
});

test('X10 any number of free stamps leaves a position that can be read from its tab', () => {
  const { match } = openRecord(GAMES, { ...record({ options: { stampPrice: 0 } }), rounds: [] });
  const orders = match.info.names.map(() => ({ buyStamps: Number.MAX_SAFE_INTEGER }));
  const { position } = playRound(match, { credits: [], trades: [], orders }).match;
  expect(match.game.schema.shape.safeParse(position).error).toBeUndefined();
});
