import { replay } from '../../src/rules/play/replay.ts';
import { lanternNight } from '../full-game/index.ts';
import { citing, follow, startingAt } from './builder.ts';

const GAMES = [lanternNight];

function record(orders: Readonly<Record<string, object>>) {
  const players = ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ name, garnets: 0 }));
  const setup = { friend: { Ann: 'Bob', Bob: 'Cat', Cat: 'Dan', Dan: 'Ann' } };
  return { format: 1, game: lanternNight.id, players, setup, rounds: [{ orders }] };
}

test('a test can begin in the middle of a match', () => {
  const started = startingAt(
    record({ Ann: { visit: 'Cat', lanterns: 1 } }),
    { seats: { Ann: { lanterns: 1, points: 4, friend: 'Cat' } } },
    GAMES,
  );
  const { rounds } = replay(GAMES, started);
  expect(rounds[0]!.private.Ann).toMatchObject({ lanterns: 0, points: 6, found: true });
});

test('the story is followed from the beginning of a match', () => {
  const visit = record({ Ann: { visit: 'Bob' } });
  const { match, lines } = follow(startingAt(visit, { seats: { Ann: { points: 4 } } }, GAMES), GAMES);
  expect(match.position.seats[0]).toMatchObject({ points: 5 });
  expect(citing(lines, 'T2')).toEqual(['0 T2 Ann finds a friend in Bob: 1 point.']);
});

test.each([
  [{ seats: { Eve: {} } }, 'seats has no row Eve.'],
  [{ friends: {} }, 'The position has no friends.'],
  [{ seat: {} }, 'The position has no seat.'],
])('the change %j of a missing part is an error', (changes, message) => {
  expect(() => startingAt(record({}), changes, GAMES)).toThrow(message);
});
