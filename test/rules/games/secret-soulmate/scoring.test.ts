import { nine, play, playOne, seen } from './build.ts';

const ALL = '112233123';
const pointsOf = (given: Parameters<typeof seen>[0]) =>
  seen(given).match.position.seats.map((_, seat) => {
    const { plays } = seen(given).match.position as unknown as { plays: { points: number }[] };
    return plays.reduce((sum, { points }, i) => (i % 4 === seat ? sum + points : sum), 0);
  });

test('S7 the 3-point example of the rules: a 2 with two garnets and a token beats a 3 with a token', () => {
  const rounds = [{ orders: { Ann: { card: 2, garnets: 2, token: true }, Bob: { card: 3, token: true } } }];
  const given = { garnets: { Ann: 2 }, rounds };
  expect(pointsOf(given)).toEqual([3, 0, 0, 0]);
  expect(play(given).rounds[0]!.public).toEqual({ scored: ['Ann'] });
});

test.each([
  ['the higher card', { card: 3 }, { card: 2 }, [1, 0]],
  ['the lower card', { card: 1 }, { card: 2 }, [0, 1]],
  ['a boost beyond 3', { card: 1, garnets: 3 }, { card: 3 }, [1, 0]],
  ['the loser’s token counts for the winner', { card: 3 }, { card: 1, token: true }, [2, 0]],
  ['the winner’s own token', { card: 3, token: true }, { card: 1 }, [2, 0]],
  ['a tie of numbers', { card: 1, garnets: 1, token: true }, { card: 2, token: true }, [0, 0]],
])('S7 points by %s', (_, Ann, Bob, points) => {
  const given = { garnets: { Ann: 5, Bob: 5 }, rounds: [{ orders: { Ann, Bob } }] };
  expect(pointsOf(given).slice(0, 2)).toEqual(points);
});

test('S10 a tie of numbers spends the cards, garnets and point tokens all the same', () => {
  const round = playOne(
    { Ann: { card: 1, garnets: 1, token: true }, Bob: { card: 2, token: true } },
    { garnets: { Ann: 5 } },
  );
  expect(round.public).toEqual({ scored: [] });
  expect(round.private.Ann).toMatchObject({ cards: [1, 1, 2, 2, 2, 3, 3, 3], pointTokens: 1, garnets: 4 });
  expect(round.private.Bob).toMatchObject({ cards: [1, 1, 1, 2, 2, 3, 3, 3], pointTokens: 2 });
});

test('S7 large boosts are compared to the last garnet', () => {
  const garnets = { Ann: 1e9, Bob: 1e9 };
  const orders = { Ann: { card: 2, garnets: 1e9 }, Bob: { card: 1, garnets: 1e9 } };
  expect(playOne(orders, { garnets }).public).toEqual({ scored: ['Ann'] });
});

test('S7 public are the names of those who got points, in seat order, and nothing else', () => {
  const round = playOne({ Dan: { card: 3, token: true }, Ann: { card: 2 } });
  expect(round.public).toEqual({ scored: ['Ann', 'Dan'] });
});

test('S7 a player is told the rounds, never how many points', () => {
  const rounds = [
    { orders: { Ann: { card: 3, token: true } } },
    { orders: { Bob: { card: 3 } } },
    { orders: { Ann: { card: 2 } } },
  ];
  const { rounds: views } = play({ rounds });
  expect(views[2]!.private.Ann).toEqual({
    cards: [1, 1, 2, 2, 3, 3],
    pointTokens: 1,
    scoredIn: [1, 3],
    played: { card: 2, garnets: 0, token: false },
    garnets: 0,
    bellflowers: 0,
  });
});

test('S13 the match ends after nine rounds, with all cards played', () => {
  const played = play({ rounds: nine({ Ann: ALL, Bob: ALL, Cat: ALL, Dan: ALL }) });
  expect(played.over).toBe(true);
  expect(play({ rounds: Array(8).fill({}) }).over).toBe(false);
  expect(Object.values(played.rounds[8]!.private).map(({ cards }) => cards)).toEqual([[], [], [], []]);
  expect(played.rounds.flatMap(({ refused }) => refused)).toEqual([]);
});
