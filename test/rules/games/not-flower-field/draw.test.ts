import type { Chance } from '../../../../src/rules/base/chance.ts';
import { edgesOf } from '../../../../src/rules/board/arrange.ts';
import { type Grid, PALETTE } from '../../../../src/rules/board/grid.ts';
import { paintsOf } from '../../../../src/rules/board/paints.ts';
import { viewOutcome } from '../../../../src/rules/declare/outcome.ts';
import { notFlowerField } from '../../../../src/rules/games/not-flower-field/index.ts';
import type { FieldPosition } from '../../../../src/rules/games/not-flower-field/position.ts';
import { signsOf } from '../../../../src/rules/games/not-flower-field/vocabulary.ts';
import { problemsOf } from '../../problems.ts';
import { COLOURS, fieldOf, PLAYERS, tableOf } from './build.ts';

const noLot: Chance = () => ({ below: () => 0, shuffle: (list) => [...list] });
const untold = () => undefined;
const PURSE = { garnets: 7, bellflowers: 1 };

function drawings(rows: readonly string[], options: object = {}) {
  const info = tableOf(options);
  const start = fieldOf([]);
  const position = { ...fieldOf(rows, true), round: 1 };
  const outcome = notFlowerField.outcome(info, position, noLot, untold);
  const seen = {
    public: [start, position].map((each) => notFlowerField.publicView(info, each)),
    private: [start, position].map((each) => ({ ...notFlowerField.privateView(info, each, 1), ...PURSE })),
    outcome: viewOutcome(PLAYERS, outcome),
  };
  return {
    public: notFlowerField.draw.public(info, seen),
    private: notFlowerField.draw.private(info, 1, seen),
    host: notFlowerField.draw.host(info, position, seen),
  };
}

const texts = ({ cells }: Grid) => cells.map(({ text }) => String(text));

test('F3 the field shows letters for colours, two halves for two, black, and free cells by name', () => {
  const grid = drawings(['R RB # .'], { multipliers: { B1: 3, D1: 2 } }).public;
  const edges = edgesOf(grid.heights);
  const top = grid.cells.find(({ text }) => text === 'D1 ×2')!.row;
  const shown = grid.cells
    .filter(({ row, text }) => (row === top || row === top + 1) && text !== 1)
    .sort((a, b) => a.column - b.column || a.row - b.row)
    .map(({ text, row, rows = 1 }) => `${text} ${edges[row + rows]! - edges[row]!}`);
  expect(shown.slice(0, 5)).toEqual(['R 44', 'R ×3 22', 'B ×3 22', 'black 44', 'D1 ×2 44']);
});

test('F12 the note on multipliers leaves out the cells between a kiss', () => {
  expect(texts(drawings(['R'], { multipliers: { B1: 2 }, stacking: 'product' }).public).join()).toContain(
    '×2: a pattern with such a cell scores that many times its 4 points. If a pattern has several such cells, they are multiplied. The two cells between a kiss do not count for this.',
  );
});

test('F16 the top says which round it is after: before the first, in the middle, at the end', () => {
  const top = (rounds: number, isOver: boolean) => {
    const info = tableOf({});
    const start = fieldOf([]);
    const views = Array.from({ length: rounds + 1 }, () => notFlowerField.publicView(info, start));
    const outcome = notFlowerField.outcome(info, fieldOf([], true), noLot, untold);
    const seen = { public: views, ...(isOver ? { outcome: viewOutcome(PLAYERS, outcome) } : {}) };
    const all = texts(notFlowerField.draw.public(info, seen));
    return all.filter((text) => /round \d+( of \d+)?$/.test(text) && /^(After|Before|The end)/.test(text));
  };
  const { rounds } = tableOf({}).options as { rounds: number };
  expect(top(0, false)).toEqual([`Before round 1 of ${rounds}`]);
  expect(top(2, false)).toContain(`After round 2 of ${rounds}`);
  expect(top(3, true)).toContain('The end after round 3');
});

/** The texts of a map's first row, without its number. */
const mapRow = (grid: Grid, title: string) => {
  const { row } = grid.cells.find(({ text }) => String(text).startsWith(title))!;
  const { row: first } = grid.cells.find((cell) => cell.row > row && cell.text === 1)!;
  const cells = grid.cells.filter((cell) => cell.row === first).sort((a, b) => a.column - b.column);
  return cells.map(({ text }) => text);
};

test('F3 a map shows which colours came where, and of black cells only that they are black', () => {
  const grid = drawings(['R RB # .']).public;
  expect(mapRow(grid, 'New in round 1')).toEqual([1, 'R', 'R + B', 'black', '·', '·', '·', '·', '·']);
});

test('F3 a map shows no colour that a cell held before', () => {
  const views = [fieldOf(['R R # YG']), fieldOf(['RB R # #'])].map((each) =>
    notFlowerField.publicView(tableOf(), each),
  );
  const grid = notFlowerField.draw.public(tableOf(), { public: views });
  expect(mapRow(grid, 'New in round 1').slice(0, 6)).toEqual([1, 'B', '·', '■', 'black', '·']);
});

test('F10 F15 maps show in how many patterns of each player a cell is', () => {
  const grid = drawings(['R # R', '.', 'B']).public;
  // The bridge, and two buds of A1 and C1 each: below, and D1 beside.
  expect(mapRow(grid, 'Ann · red').slice(0, 9)).toEqual([2, 1, 3, 1, '·', '·', '·', '·', 1]);
  expect(texts(grid)).toEqual(expect.arrayContaining(['Bob · blue', 'Cat · yellow', 'Dan · green']));
});

test('F2 the host’s board says who placed what, and no other board does', () => {
  const info = tableOf();
  const told = [
    { to: 0, text: 'Ann places red on A1 B1 C1.' },
    { to: 'public', text: 'New flowers.' },
    { to: 'host', text: 'A1 held nothing.' },
  ] as const;
  const position = fieldOf(['R']);
  const seen = { public: [notFlowerField.publicView(info, position)], told };
  expect(texts(notFlowerField.draw.host(info, position, seen))).toEqual(
    expect.arrayContaining(['Flowers that each player placed (only hosts see this)', told[0].text]),
  );
  expect(texts(notFlowerField.draw.public(info, seen)).join()).not.toContain('places');
  expect(texts(notFlowerField.draw.host(info, position, seen)).join()).not.toMatch(/New flowers|held/);
});

test('F7 the host’s panel tells players apart by their colours', () => {
  const info = { ...tableOf(), facts: ['red', 'mauve', 'yellow', 'green'] };
  expect(notFlowerField.seatWords?.(info, 1)).toBe('mauve');
});

test('F15 F16 at the end the board leaves the opponent to the outcome', () => {
  for (const grid of Object.values(drawings(['R # R']))) {
    expect(texts(grid).join()).not.toContain('opponent');
  }
});

test('views hold what RECORD names and nothing else', () => {
  const position: FieldPosition = fieldOf(['R RB #']);
  const view = notFlowerField.publicView(tableOf(), position);
  expect(Object.keys(view)).toEqual(['board', 'scores']);
  expect(view.board).toEqual({ A1: ['red'], B1: ['red', 'blue'], C1: ['black'] });
  expect(notFlowerField.privateView(tableOf(), position, 2)).toEqual({ colour: 'yellow' });
});

test('F2 F3 players are told their own move, everyone the field, and only the host what met in black', () => {
  const info = tableOf({ rounds: 1 });
  const seen: string[] = [];
  const orders = [
    [[0, 1, 2], [9], [18], [27]],
    [[0], [30, 31, 32], [40], [41]],
    [[0], [50], [51, 52, 53], [54]],
    undefined,
  ];
  notFlowerField.resolve(
    info,
    fieldOf([]),
    orders.map((cells) => ({ cells })),
    () => null as never,
    (to, ruling, text) => seen.push(`${to} ${ruling} ${text}`),
  );
  expect(seen).toContain('0 F4 Ann places red on A1 B1 C1, blue on B2, yellow on C3, green on D4.');
  expect(seen).toContain('3 F5 Dan sent no legal move and places nothing.');
  expect(seen.filter((line) => line.startsWith('public')).join('\n')).not.toMatch(/ by | places /);
  expect(seen).toContain('public F1 Round 1 was the last round.');
});

test.each([
  [COLOURS, 'R B Y G'],
  [['blue', 'black cherry', 'brown', 'b'], 'B L R A'],
  [['красный', '1', '#', '🌹'], 'К A B C'],
  [['a', 'A', 'aa', 'AAA'], 'A B C D'],
])('F7 each colour has a letter and a paint of its own: %j', (colours, signs) => {
  expect(signsOf(colours).join(' ')).toBe(signs);
  expect(new Set(paintsOf(colours).map(({ fill }) => fill)).size).toBe(4);
});

test('F7 the letter of a dark colour is white, that of a light one is not', () => {
  const inks = (colours: readonly string[]) => paintsOf(colours).map(({ ink }) => ink);
  expect(inks(['navy', 'maroon', 'crimson', 'red'])).toEqual(['#ffffff', '#ffffff', '#ffffff', PALETTE.ink]);
  expect(inks(['blue', 'yellow', 'green', 'white'])).toEqual(Array(4).fill(PALETTE.ink));
});

test('F7 blue is drawn blue, though sky blue sits before it', () => {
  const [sky, blue] = paintsOf(['sky blue', 'blue', 'red', 'green']);
  expect(blue!.fill).toBe(paintsOf(COLOURS)[1]!.fill);
  expect(sky!.fill).not.toBe(blue!.fill);
});

test.each([
  ['an unknown sign', (p: FieldPosition) => edit(p, 0, { B: 'X' }), 'field[0].B'],
  ['two signs out of seat order', (p: FieldPosition) => edit(p, 7, { H: 'BR' }), 'field[7].H'],
  ['a row out of order', (p: FieldPosition) => edit(p, 2, { row: 2 }), 'field[2].row'],
  ['a row too few', (p: FieldPosition) => ({ ...p, field: p.field.slice(1) }), 'field[7].row'],
  ['a seat too few', (p: FieldPosition) => ({ ...p, seats: p.seats.slice(1) }), 'seats[3].player'],
  ['one colour twice', (p: FieldPosition) => seat(p, 1, { colour: 'red' }), 'seats[1].colour'],
  ['black for a colour', (p: FieldPosition) => seat(p, 1, { colour: 'black' }), 'seats[1].colour'],
  ['one sign twice', (p: FieldPosition) => seat(p, 1, { sign: 'R' }), 'seats[1].sign'],
  ['a sign of two letters', (p: FieldPosition) => seat(p, 3, { sign: 'GR' }), 'seats[3].sign'],
])('F3 F7 a hand edit that cannot be is named: %s', (_, change, path) => {
  const problems = problemsOf(notFlowerField, change(fieldOf(['R RB #'])), [...PLAYERS]);
  expect(problems.map((problem) => problem.path)).toContain(path);
});

test('a sound position has no problem', () => {
  expect(problemsOf(notFlowerField, fieldOf(['R RB # . YG']))).toEqual([]);
});

function edit(position: FieldPosition, row: number, change: object): FieldPosition {
  return { ...position, field: position.field.map((each, i) => (i === row ? { ...each, ...change } : each)) };
}

function seat(position: FieldPosition, at: number, change: object): FieldPosition {
  return { ...position, seats: position.seats.map((each, i) => (i === at ? { ...each, ...change } : each)) };
}
