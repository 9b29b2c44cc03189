import { secretSoulmate as game } from '../../../../src/rules/games/secret-soulmate/index.ts';
import type { SoulmatePosition } from '../../../../src/rules/games/secret-soulmate/position.ts';
import { problemsOf } from '../../problems.ts';
import { seen } from './build.ts';

const { position, info } = seen({ rounds: [{}, { orders: { Ann: { card: 3 } } }] }).match as unknown as {
  position: SoulmatePosition;
  info: never;
};
const [first, ...others] = position.seats;
const names = position.seats.map(({ player }) => player);
const problems = (changed: Partial<SoulmatePosition>) =>
  problemsOf(game, { ...position, ...changed }, names).map(({ path }) => path);

test('S7 a position is scalars and flat rows that its schema takes', () => {
  expect(game.schema.shape.parse(position)).toEqual(position);
  expect(problems({})).toEqual([]);
  expect(position.plays[4]).toEqual({
    round: 2,
    player: 'Ann',
    card: 3,
    garnets: 0,
    token: false,
    points: 1,
  });
});

test.each<[string, Partial<SoulmatePosition>, string]>([
  ['a card too many', { seats: [{ ...first!, card1: 9 }, ...others] }, 'seats[0].card1'],
  ['three in a pair', { seats: [{ ...first!, pair: 2 }, ...others] }, 'seats[0].pair'],
  [
    'a player twice',
    { seats: [first!, { ...others[0]!, player: 'Ann' }, ...others.slice(1)] },
    'seats[1].player',
  ],
  ['a play that is missing', { plays: position.plays.slice(1) }, 'plays'],
  ['plays out of order', { plays: [...position.plays].reverse() }, 'plays[0].round'],
  [
    'a play of somebody else',
    { plays: [{ ...position.plays[0]!, player: 'Zoe' }, ...position.plays.slice(1)] },
    'plays[0].player',
  ],
  [
    'a card that does not exist',
    { plays: [{ ...position.plays[0]!, card: 7 }, ...position.plays.slice(1)] },
    'plays[0].card',
  ],
])('S13 a hand edit is noticed: %s', (_, changed, path) => {
  expect(problems(changed)).toContain(path);
});

test('S7 points corrected by hand count', () => {
  const plays = position.plays.map((play, i) => (i === 4 ? { ...play, points: 3 } : play));
  expect(problems({ plays })).toEqual([]);
  const { scores } = game.outcome(
    info,
    { ...position, plays },
    () => undefined as never,
    () => undefined,
  );
  expect(scores).toEqual([3, 0, 0, 0]);
});
