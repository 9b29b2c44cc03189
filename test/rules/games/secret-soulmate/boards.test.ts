import { boardLines, withoutNotes } from '../../board-lines.ts';
import { nine, record, seen } from './build.ts';

// Ann and Bob, Cat and Dan are soulmates; Ann and Cat share a meadow. Round 9 is a tie of Cat and Dan.
const CARDS = { Ann: '222333111', Bob: '111222333', Cat: '222133113', Dan: '111322233' };
const ROUNDS = nine(CARDS, { Ann: '100000000', Bob: '100000000', Dan: '000100000' });
const after = (count: number, options: object = {}) => record({ rounds: ROUNDS.slice(0, count), options });

test('S7 S18 a player’s board: the hand, the plays, the players who are no soulmate, and the scorers', () =>
  expect(withoutNotes(boardLines(after(4), 0))).toEqual([
    'Your cards | 1 | 1 | 1 | 3 | 3',
    'Your point tokens | ●  1',
    'Rd | You played | You got points',
    '1 | 2, with a point token | ★ yes',
    '2 | 2 | ★ yes',
    '3 | 2 | ★ yes',
    '4 | 3 | ★ yes',
    'Who got points: 4 of 9 rounds',
    'Player · meadow | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | ★ in all',
    'You: Ann · red | ★ | ★ | ★ | ★ | 4',
    'Bob | · | · | · | · | 0',
    'Cat · red | ★ | ★ | ★ | · | 3',
    'Dan | · | · | · | ★ | 1',
    'pairs with points, of 2 | 2 | 2 | 2 | 2',
  ]));

test('S5 S18 with soulmates only across meadows, players of the same meadow are excluded', () => {
  const notAnns = boardLines(after(0, { pairing: 'across-meadows' }), 0);
  expect(notAnns.join()).not.toContain('Not your soulmate');
  const pairing = 'across-meadows';
  const lineOf = (seat: number, rounds: object[]) =>
    boardLines(record({ rounds, options: { pairing } }), seat).find((line) => line.startsWith('Not your'));
  const why = 'got points in the same round as you, or share your meadow';
  expect(lineOf(0, [{}])).toBe(`Not your soulmate | Cat. They ${why}. 2 players are still possible.`);
  expect(lineOf(1, [{}])).toBe(
    `Not your soulmate | Nobody can be ruled out yet, because no other players ${why}.`,
  );
});

test('S12 at the end a player reads who the soulmate was', () => {
  const lines = boardLines(after(9), 1);
  expect(lines.slice(0, 3)).toEqual([
    'Your point tokens | ● ●  2',
    'Your soulmate | Ann',
    'Rd | You played | You got points',
  ]);
  expect(withoutNotes(lines.slice(12))).toEqual([
    'Who got points: all 9 rounds',
    'Player · meadow | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | ★ in all',
    'Ann · red | ★ | ★ | ★ | ★ | ★ | ★ | · | · | · | 6',
    'You: Bob | · | · | · | · | · | · | ★ | ★ | ★ | 3',
    'Cat · red | ★ | ★ | ★ | · | ★ | ★ | · | · | · | 5',
    'Dan | · | · | · | ★ | · | · | ★ | ★ | · | 3',
    'pairs with points, of 2 | 2 | 2 | 2 | 2 | 2 | 2 | 2 | 2 | 1',
  ]);
});

test('the first page says which round is being played, and of players without a meadow the name alone', () => {
  const players = ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ name }));
  const lines = boardLines(record({ players }), 'public');
  expect(lines[0]).toBe('Who gets points? Round 1 of 9 is being played');
  expect(lines[2]).toMatch(/^Player \| 1 \|/);
  expect(lines.slice(3)).toEqual(['Ann | 0', 'Bob | 0', 'Cat | 0', 'Dan | 0', 'pairs with points, of 2']);
});

test.each([
  [0, 'Your point tokens | 0'],
  [10, `Your point tokens | ${'● '.repeat(10)} 10`],
  [11, 'Your point tokens | 11'],
])('%d point tokens are told, and shown where there are at most ten', (pointTokens, line) =>
  expect(boardLines(record({ starting: { seats: { Ann: { pointTokens } } } }), 0)[1]).toBe(line),
);

test('the host’s board: each pair with what both played, their points so far, and what they hold', () => {
  expect(boardLines(after(0), 'host')[0]).toBe('Only hosts see this: the pairs before round 1');
  expect(boardLines(after(4), 'host')).toEqual([
    'Only hosts see this: 4 of 9 rounds',
    'Rd | ♥ Ann · red | ♥ Bob',
    '1 | 2, with a point token\n★ 3 points | 1, with a point token\nnothing',
    '2 | 2\n★ 1 point | 1\nnothing',
    '3 | 2\n★ 1 point | 1\nnothing',
    '4 | 3\n★ 1 point | 2\nnothing',
    '6 points so far\nholds cards 1, 1, 1, 3, 3\n1 point token | 0 points so far\nholds cards 2, 2, 3, 3, 3\n2 point tokens',
    'Rd | ♥ Cat · red | ♥ Dan',
    '1 | 2\n★ 1 point | 1\nnothing',
    '2 | 2\n★ 1 point | 1\nnothing',
    '3 | 2\n★ 1 point | 1\nnothing',
    '4 | 1\nnothing | 3, with a point token\n★ 2 points',
    '3 points so far\nholds cards 1, 1, 3, 3, 3\n2 point tokens | 2 points so far\nholds cards 2, 2, 2, 3, 3\n2 point tokens',
  ]);
  const end = boardLines(after(9), 'host');
  expect(end.slice(-2)).toEqual([
    '9 | 3\na tie | 3\na tie',
    '5 points so far\nholds no card\n2 point tokens | 4 points so far\nholds no card\n2 point tokens',
  ]);
});

test('S10 the host reads of point tokens that a tie wasted', () => {
  const { lines } = seen({
    rounds: [{ orders: { Ann: { token: true }, Bob: { token: true }, Cat: { card: 2, token: true } } }],
  });
  expect(lines.filter((line) => line.startsWith('host'))).toEqual([
    'host S10 Ann 1, Bob 1. This is a tie, and neither player gets points. 2 point tokens had no effect.',
    'host S7 Cat 2, Dan 1. Cat gets 1 point and 1 for 1 point token, so 2 points in all.',
  ]);
});
