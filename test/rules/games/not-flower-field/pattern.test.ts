import { scoresOf } from '../../../../src/rules/games/not-flower-field/configuration.ts';
import { readBoard } from '../../../../src/rules/games/not-flower-field/position.ts';
import { fieldOf, found, play, tableOf } from './build.ts';

test('F10 a bridge: a black cell between two of one’s own, in a row or forming an L', () => {
  expect(found('bridge', ['R # RB'])).toEqual(['Ann A1 B1 C1 = 4']);
  expect(found('bridge', ['. R', '# #', '. R'])).toEqual(['Ann B1 B2 B3 = 4']);
  expect(found('bridge', ['. R', 'R #'])).toEqual(['Ann A2 B1 B2 = 4']);
});

test('F10 every pair of neighbours counts', () => {
  expect(found('bridge', ['. R .', 'R # R', '. R .'])).toHaveLength(6);
});

test('F10 black ends, other colours and two colours in the middle are no bridge', () => {
  for (const row of ['# # #', 'R # B', 'R BY R', 'R . R']) expect(found('bridge', [row])).toEqual([]);
});

test('F11 a rainbow: four in a row or column, a colour chosen from each, all different, yours at an end', () => {
  expect(found('rainbow', ['R B Y G'])).toEqual(['Ann A1 B1 C1 D1 = 4', 'Dan A1 B1 C1 D1 = 4']);
  expect(found('rainbow', ['B', 'R', 'Y', 'G'])).toEqual(['Bob A1 A2 A3 A4 = 4', 'Dan A1 A2 A3 A4 = 4']);
  expect(found('rainbow', ['R B Y R'])).toEqual([]);
  expect(found('rainbow', ['R B Y . G'])).toEqual([]);
});

test('F11 a cell with two colours may stand for either; the line counts once for each seat', () => {
  // Red or blue, then yellow, green, red or blue: Ann and Bob can each be at an end, both ways.
  expect(found('rainbow', ['RB Y G RB'])).toEqual(['Ann A1 B1 C1 D1 = 4', 'Bob A1 B1 C1 D1 = 4']);
  // Yellow can only be chosen in the middle.
  expect(found('rainbow', ['R Y YG B'])).toEqual(['Ann A1 B1 C1 D1 = 4', 'Bob A1 B1 C1 D1 = 4']);
});

test('F9 black is a colour in rainbows, and nobody’s', () => {
  expect(found('rainbow', ['R # Y G'])).toEqual(['Ann A1 B1 C1 D1 = 4', 'Dan A1 B1 C1 D1 = 4']);
  expect(found('rainbow', ['# R Y G'])).toEqual(['Dan A1 B1 C1 D1 = 4']);
  expect(found('rainbow', ['R # # G'])).toEqual([]);
});

test('F11 diagonals are lines only when the host says so', () => {
  const rows = ['R', '. B', '. . Y', '. . . G'];
  const mirrored = ['. . . R', '. . B', '. Y', 'G'];
  expect(found('rainbow', rows)).toEqual([]);
  expect(found('rainbow', rows, { diagonalLines: true })).toEqual([
    'Ann A1 B2 C3 D4 = 4',
    'Dan A1 B2 C3 D4 = 4',
  ]);
  expect(found('rainbow', mirrored, { diagonalLines: true })).toHaveLength(2);
});

test('F12 a kiss: two diagonal neighbours, and two different colours in the cells that touch both', () => {
  expect(found('kiss', ['R B', 'Y R'])).toEqual(['Ann A1 B2 = 4']);
  expect(found('kiss', ['B R', 'R Y'])).toEqual(['Ann A2 B1 = 4']);
  expect(found('kiss', ['R B', 'B R'])).toEqual([]);
  expect(found('kiss', ['R B', '. R'])).toEqual([]);
  expect(found('kiss', ['R BY', 'B R'])).toEqual(['Ann A1 B2 = 4']);
});

test('F9 black is a colour between a kiss, and only one', () => {
  expect(found('kiss', ['R #', 'B R'])).toEqual(['Ann A1 B2 = 4']);
  expect(found('kiss', ['R #', '# R'])).toEqual([]);
});

test('F12 one’s own colour between a kiss counts, unless kissColours is not-own', () => {
  const rows = ['R B', 'R R'];
  expect(found('kiss', rows)).toEqual(['Ann A1 B2 = 4']);
  expect(found('kiss', rows, { kissColours: 'not-own' })).toEqual([]);
  expect(found('kiss', ['R RB', 'RY R'], { kissColours: 'not-own' })).toEqual(['Ann A1 B2 = 4']);
  expect(found('kiss', ['R RB', 'B R'], { kissColours: 'not-own' })).toEqual([]);
});

test('F12 only the two that kiss carry multipliers', () => {
  const rows = ['R B', 'Y R'];
  expect(found('kiss', rows, { multipliers: { B1: 3, A2: 5 } })).toEqual(['Ann A1 B2 = 4']);
  expect(found('kiss', rows, { multipliers: { A1: 3, B2: 5 } })).toEqual(['Ann A1 B2 = 60']);
});

test.each([
  ['lying S', ['. R R', 'R R']],
  ['lying Z', ['R R', '. R R']],
  ['standing S', ['R', 'R R', '. R']],
  ['standing Z', ['. R', 'R R', 'R']],
])('F13 a snake: %s', (_, rows) => {
  expect(found('snake', rows)).toHaveLength(1);
});

test('F13 every cell of a snake holds one’s own; other tetrominoes are none', () => {
  expect(found('snake', ['. RB RB', 'RB RB'])).toHaveLength(2);
  expect(found('snake', ['. R R', 'R B'])).toEqual([]);
  expect(found('snake', ['R R', 'R R'])).toEqual([]);
  expect(found('snake', ['R R R R'])).toEqual([]);
  expect(found('snake', ['R R R', 'R R R'])).toHaveLength(2);
});

test('F14 a bud: an empty cell beside one’s own; black is not empty', () => {
  expect(found('bud', ['R'])).toEqual(['Ann A1 B1 = 4', 'Ann A1 A2 = 4']);
  expect(found('bud', ['R #', '#'])).toEqual([]);
  // Each colour of a cell has its own.
  expect(found('bud', ['RB #', '.'])).toEqual(['Ann A1 A2 = 4', 'Bob A1 A2 = 4']);
  expect(found('bud', ['. #', '#'])).toEqual([]);
});

test('F8 multipliers: by default C3, F3, C6, F6 double; a given set replaces them, and {} is none', () => {
  const orders = { Ann: { cells: { red: ['C3', 'E8', 'H8'], blue: ['H1'], yellow: ['A8'], green: ['A1'] } } };
  const score = (options: object) => play({ options, rounds: [{ orders }] }).rounds[0]!.public.scores.Ann;
  // C3 has four buds, E8 three, H8 two.
  expect(score({})).toBe(4 * (4 * 2 + 3 + 2));
  expect(score({ multipliers: {} })).toBe(4 * 9);
  expect(score({ multipliers: { E8: 9, G8: 2 } })).toBe(4 * (4 + 3 * 9 + 1 + 2));
});

test.each([
  ['product', 4 * 2 * 3 * 5],
  ['max', 4 * 5],
  ['sum', 4 * (2 + 3 + 5)],
])('F8 several multipliers in one configuration: %s', (stacking, points) => {
  const options = { stacking, multipliers: { A1: 2, B1: 3, C1: 5 } };
  expect(found('bridge', ['R # R'], options)).toEqual([`Ann A1 B1 C1 = ${points}`]);
});

test.each(['product', 'max', 'sum'])('F8 one multiplier, or none: %s', (stacking) => {
  expect(found('bridge', ['R # R'], { stacking, multipliers: { B1: 3 } })).toEqual(['Ann A1 B1 C1 = 12']);
  expect(found('bridge', ['R # R'], { stacking })).toEqual(['Ann A1 B1 C1 = 4']);
});

test.each([
  ['a list', []],
  ['null', null],
  ['a cell that is none', { I1: 2 }],
  ['a small letter', { c3: 2 }],
  ['1', { C3: 1 }],
  ['10', { C3: 10 }],
  ['a fraction', { C3: 2.5 }],
  ['a text', { C3: '2' }],
  ['a strange key', JSON.parse('{"__proto__": 2}')],
])('F8 multipliers that cannot be: %s', (_, multipliers) => {
  expect(() => play({ options: { multipliers } })).toThrow('options.multipliers: ');
});

test('F15 different sets of cells count apart, overlaps and several patterns of one cell too', () => {
  const rows = ['R B', '# R'];
  // Buds: B1 and B2 to the right, B2 below; kiss A1 B2; bridge A1 A2 B2.
  const scores = scoresOf(readBoard(fieldOf(rows)), tableOf().options);
  expect(scores).toEqual([4 * (2 + 1 + 1), 4, 0, 0]);
});
