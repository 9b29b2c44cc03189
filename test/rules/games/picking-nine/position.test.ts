import { pickingNine } from '../../../../src/rules/games/picking-nine/index.ts';
import type { NinePosition } from '../../../../src/rules/games/picking-nine/position.ts';
import { problemsOf } from '../../problems.ts';
import { DEALS, follow, NAMES, record, send } from './build.ts';

const all = DEALS.map((_, round) => send('112234', round));
const after = (rounds: number) =>
  follow(record({ rounds: all.slice(0, rounds) })).match.position as NinePosition;
const middle = after(2);

test.each([0, 1, 2, 3, 4, 5])(
  'N14 the position after %s rounds passes the schema and the check',
  (rounds) => {
    const position = after(rounds);
    expect(pickingNine.schema.shape.safeParse(position).success).toBe(true);
    expect(problemsOf(pickingNine, position)).toEqual([]);
  },
);

const hand = (seat: number, change: object) => ({
  seats: middle.seats.map((row, i) => (i === seat ? { ...row, ...change } : row)),
});
const deal = (round: number, change: object) => ({
  deals: middle.deals.map((row, i) => (i === round ? { ...row, ...change } : row)),
});

test.each([
  ['a missing player', { seats: middle.seats.slice(1) }, 'seats[5].player'],
  ['a missing deal', { deals: middle.deals.slice(0, 4) }, 'deals[4].round'],
  ['a place beyond the list', hand(0, { place: 7 }), 'seats[0].place'],
  ['a place taken', hand(5, { place: middle.seats[0]!.place }), 'seats[5].place'],
  ['an impossible number', hand(1, { number: 7 }), 'seats[1].number'],
  ['a turn that is none', hand(1, { turn: 9 }), 'seats[1].turn'],
  ['a card too early', hand(2, { card3: 'red-8' }), 'seats[2].card3'],
  ['a card missing', hand(2, { card2: '' }), 'seats[2].card2'],
  ['a card that another holds', hand(3, { card1: middle.seats[0]!.card1 }), 'seats[3].card1'],
  ['a card yet to be dealt', hand(4, { card2: 'yellow-10' }), 'seats[4].card2'],
  ['a deal out of order', deal(1, { round: 5 }), 'deals[1].round'],
  ['a card dealt twice', deal(4, { card1: 'red-1' }), 'deals[4].card1'],
])('N14 a hand edit is named: %s', (_, change, path) => {
  expect(problemsOf(pickingNine, { ...middle, ...change }, [...NAMES]).map((found) => found.path)).toContain(
    path,
  );
});
