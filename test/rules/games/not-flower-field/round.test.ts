import { canAllMove, drawMove } from '../../../../src/rules/games/not-flower-field/move.ts';
import { readBoard } from '../../../../src/rules/games/not-flower-field/position.ts';
import { replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { cellsOf, fieldOf, move, PLAYERS, play, record, refusals } from './build.ts';

const ANN = move('A1 B1 C1', 'D4', 'E5', 'F6');
const BOB = move('D4', 'A1 H7 H8', 'E5', 'G7');

test('F1 five rounds by default, and as many as the host says', () => {
  const rounds = [{}, {}, {}, {}, {}];
  expect(play({ seed: 's', rounds }).over).toBe(true);
  expect(play({ rounds: rounds.slice(1) }).over).toBe(false);
  expect(play({ seed: 's', options: { rounds: 1 }, rounds: [{}] }).over).toBe(true);
  expect(() => play({ seed: 's', rounds: [...rounds, {}] })).toThrow('rounds[5]');
});

test('F20 the start: an empty board and no points', () => {
  const { start } = play({});
  expect(start.public).toEqual({ board: {}, scores: { Ann: 0, Bob: 0, Cat: 0, Dan: 0 } });
  expect(start.private.Cat).toEqual({ colour: 'yellow', garnets: 0, bellflowers: 0 });
});

test('F2 all four move at the same time: each by the board at the start of the round', () => {
  const cat = move('A1', 'B2', 'C3 D3 E3', 'A8');
  const played = play({ rounds: [{ orders: { Cat: cat, Dan: move('A1', 'B2', 'C3', 'F8 G8 H8') } }] });
  expect(refusals(played)).toEqual([]);
  expect(cellsOf(played.rounds[0]!.public)).toBe(
    'A1 red, B2 blue, C3 yellow, D3 yellow, E3 yellow, A8 green, F8 green, G8 green, H8 green',
  );
});

test('F3 a cell holds its old and all new colours, in seat order, the same colour once', () => {
  const played = play({ rounds: [{ orders: { Bob: BOB, Ann: ANN } }] });
  const { board } = played.rounds[0]!.public;
  expect(board.A1).toEqual(['red', 'blue']);
  expect(board.D4).toEqual(['red', 'blue']);
  expect(board.E5).toEqual(['yellow']);
});

test('F3 more than two distinct colours make a cell black, at once or over rounds', () => {
  const orders = { Ann: ANN, Bob: BOB, Cat: move('H1', 'H2', 'A1 H3 H4', 'H5') };
  const played = play({
    rounds: [
      { orders },
      { orders: { Dan: move('E5', 'C2', 'C3', 'C4 C5 C6'), Cat: move('C7', 'E5', 'G1 G2 G3', 'G4') } },
    ],
  });
  expect(played.rounds[0]!.public.board.A1).toEqual(['black']);
  // E5 held yellow; red and blue come together.
  expect(played.rounds[1]!.public.board.E5).toEqual(['black']);
});

test.each([
  ['the right move', move('A1 B1 C1', 'D4', 'E5', 'F6'), undefined],
  ['an order with cells that are no object', { cells: ['A1'] }, 'malformed'],
  ['null', { cells: null }, 'malformed'],
  ['a colour whose cells are no list', { cells: { ...ANN.cells, red: 'A1 B1 C1' } }, 'malformed'],
  ['a cell that is none', move('A1 B1 C9', 'D4', 'E5', 'F6'), 'malformed'],
  ['a small letter', move('a1 B1 C1', 'D4', 'E5', 'F6'), 'malformed'],
  ['a number for a cell', { cells: { ...ANN.cells, blue: [4] } }, 'malformed'],
  ['a bad cell beside a wrong count', move('A1 Z9', 'D4', 'E5', 'F6'), 'malformed'],
  ['nothing in it', { cells: {} }, 'not-legal'],
  ['a colour left out', { cells: { red: ['A1', 'B1', 'C1'], blue: ['D4'], yellow: ['E5'] } }, 'not-legal'],
  ['an unknown colour', { cells: { ...ANN.cells, purple: ['H8'] } }, 'not-legal'],
  ['black as a colour', { cells: { ...ANN.cells, black: [] } }, 'not-legal'],
  ['two of one’s own', move('A1 B1', 'D4', 'E5', 'F6'), 'not-legal'],
  ['four of one’s own', move('A1 B1 C1 D1', 'D4', 'E5', 'F6'), 'not-legal'],
  ['two of an opponent’s', move('A1 B1 C1', 'D4 D5', 'E5', 'F6'), 'not-legal'],
  ['a cell twice in a colour', move('A1 A1 C1', 'D4', 'E5', 'F6'), 'not-legal'],
  ['a cell for two colours', move('A1 B1 C1', 'A1', 'E5', 'F6'), 'not-legal'],
])('F4 F5 F18 a move is legal or void as a whole: %s', (_, order, code) => {
  const played = play({ rounds: [{ orders: { Ann: order } }] });
  expect(refusals(played)).toEqual(code ? [`Ann cells ${code}`] : []);
  expect(Object.keys(played.rounds[0]!.public.board)).toHaveLength(code ? 0 : 6);
});

test.each([
  ['a black cell', move('A1 G1 G2', 'G3', 'G4', 'G5'), 'A1 is black'],
  ['a cell with two colours', move('D4 G1 G2', 'G3', 'G4', 'G5'), 'D4 holds two colours'],
  ['a cell that holds the colour', move('B1 G1 G2', 'G3', 'G4', 'G5'), 'B1 holds red'],
  ['another colour on the same cell', move('F1 G1 G2', 'B1', 'G4', 'G5'), undefined],
])('F4 by the board at the start of the round: %s', (_, order, message) => {
  const first = { Ann: ANN, Bob: BOB, Cat: move('H1', 'H2', 'A1 H3 H4', 'H5') };
  const played = play({ rounds: [{ orders: first }, { orders: { Ann: order } }] });
  expect(refusals(played, 1)).toEqual(message ? ['Ann cells not-legal'] : []);
  if (message) expect(played.rounds[1]!.refused[0]!.message).toContain(message);
});

test.each([
  [
    'counts, a cell for two colours and an unknown player',
    { cells: { red: ['A1', 'B1'], blue: ['A1', 'D5'], yellow: ['E5'], green: [], purple: ['H8'] } },
    '“purple” is no player’s colour. red takes 3 cells, found 2. blue takes 1 cell, found 2. green takes 1 cell, found none. A1 is named twice.',
  ],
  [
    'what is no cell beside a cell named twice',
    move('A1 B1 Z9', 'B1', 'x', 'F6'),
    'red: expected cells from A1 to H8, found “Z9”. yellow: expected cells from A1 to H8, found “x”. B1 is named twice.',
  ],
  [
    'more faults than are named',
    move('a b c d', 'e f', 'g h', 'i'),
    `${[...'abcdefgh'].map((cell, i) => `${['red', 'red', 'red', 'red', 'blue', 'blue', 'yellow', 'yellow'][i]}: expected cells from A1 to H8, found “${cell}”.`).join(' ')} And 4 faults more.`,
  ],
])('F5 one refusal names all faults of a move: %s', (_, order, message) => {
  const played = play({ rounds: [{ orders: { Ann: order } }] });
  expect(played.rounds[0]!.refused.map((refusal) => refusal.message)).toEqual([message]);
});

test('F4 F5 closed cells of several colours are named together', () => {
  const first = { Ann: ANN, Bob: BOB, Cat: move('H1', 'H2', 'A1 H3 H4', 'H5') };
  const order = move('A1 B1 G2', 'D4', 'G4', 'G4');
  const played = play({ rounds: [{ orders: first }, { orders: { Ann: order } }] });
  expect(played.rounds[1]!.refused.map(({ message }) => message)).toEqual([
    'G4 is named twice. A1 is black and takes nothing more. B1 holds red already. D4 holds two colours already.',
  ]);
});

test('F5 an order without cells is missing and not refused; another key is unknown', () => {
  const played = play({ rounds: [{ orders: { Ann: {}, Bob: { cell: 1 }, Cat: 'x' } }] });
  expect(refusals(played)).toEqual(['Bob cell unknown', 'Cat order malformed']);
  expect(played.rounds[0]!.public.board).toEqual({});
});

test('F5 F21 a missed move can be a legal one drawn from the seed', () => {
  const given = { options: { missedMove: 'random', rounds: 4 }, seed: 'flowers' };
  const rounds = [{ orders: { Bob: { cells: 1 } } }, {}, {}];
  const played = play({ ...given, rounds });
  expect(play({ ...given, rounds })).toEqual(played);
  expect(refusals(played)).toEqual(['Bob cells malformed']);
  const placed = Object.values(played.rounds[0]!.public.board).flat();
  expect(placed.length).toBeGreaterThan(6);
  expect(() => play({ options: { missedMove: 'random' }, rounds: [{}] })).toThrow('seed');
  // A seed is only needed when somebody misses.
  const orders = {
    Ann: ANN,
    Bob: BOB,
    Cat: move('H1', 'H2', 'A1 H3 H4', 'H5'),
    Dan: move('A2', 'A3', 'A4', 'A5 A6 A7'),
  };
  expect(refusals(play({ options: { missedMove: 'random' }, rounds: [{ orders }] }))).toEqual([]);
});

test('F6 the match ends when at the start of a further round somebody has no legal move', () => {
  const given = { options: { missedMove: 'random', rounds: 40 }, seed: 'long' };
  let rounds: object[] = [];
  let played = play({ ...given, rounds });
  while (!played.over) {
    rounds = [...rounds, {}];
    played = play({ ...given, rounds });
  }
  expect(rounds.length).toBeLessThan(40);
  const codes = played.rounds.map((round) => readBoard(fieldOf(rowsOf(round.public.board))));
  expect(codes.map(canAllMove)).toEqual(codes.map((_, i) => i < codes.length - 1));
});

test.each([
  ['an empty field', Array(8).fill('. . . . . . . .'), true],
  ['five cells left', ['. . . . . # # #', ...Array(7).fill('# # # # # # # #')], false],
  ['six cells left', ['. . . . . . # #', ...Array(7).fill('# RB # # YG # # #')], true],
  ['three cells for red', ['R R R R . B G #', ...Array(7).fill('# # # # # # # #')], true],
  ['two cells for red', ['R R R R R B G #', ...Array(7).fill('# # # # # # # #')], false],
  ['only green ones', Array(8).fill('G G G G G G G G'), false],
])('F6 has everyone a legal move? %s', (_, rows, expected) => {
  const board = readBoard(fieldOf(rows as string[]));
  expect(canAllMove(board)).toBe(expected);
  const below = (n: number) => n - 1;
  expect(PLAYERS.every((_name, seat) => drawMove(board, seat, below) !== undefined)).toBe(expected);
});

test('F7 colours are any texts of their own but black, and default by seat', () => {
  const colours = { Ann: '__proto__', Bob: 'Black', Cat: 'constructor', Dan: ' ' };
  const played = play({
    setup: { colours },
    rounds: [
      {
        orders: {
          Ann: JSON.parse(
            '{"cells":{"__proto__":["A1","B1","C1"],"Black":["D1"],"constructor":["E1"]," ":["F1"]}}',
          ),
        },
      },
    ],
  });
  expect(refusals(played)).toEqual([]);
  expect(played.rounds[0]!.public.board).toMatchObject({ A1: ['__proto__'], D1: ['Black'], F1: [' '] });
  expect(played.start.private.Bob!.colour).toBe('Black');
});

test.each([
  ['no object', ['red'], 'setup.colours'],
  ['nobody in it', {}, 'setup.colours.Ann'],
  ['somebody left out', { Ann: 'red', Bob: 'blue', Cat: 'yellow' }, 'setup.colours.Dan'],
  ['an unknown player', { Ann: 'a', Bob: 'b', Cat: 'c', Dan: 'd', Eve: 'e' }, 'setup.colours.Eve'],
  ['one colour twice', { Ann: 'red', Bob: 'blue', Cat: 'red', Dan: 'green' }, 'setup.colours.Cat'],
  ['black', { Ann: 'red', Bob: 'black', Cat: 'yellow', Dan: 'green' }, 'setup.colours.Bob'],
  ['no text', { Ann: 'red', Bob: 1, Cat: 'yellow', Dan: 'green' }, 'setup.colours.Bob'],
  ['an empty text', { Ann: 'red', Bob: '', Cat: 'yellow', Dan: 'green' }, 'setup.colours.Bob'],
])('F7 colours that cannot be: %s', (_, colours, path) => {
  expect(() => play({ setup: { colours } })).toThrow(`${path}: `);
});

test('F17 four players; garnets and bellflowers pass between any two, by option within a meadow (X5)', () => {
  const three = record({}).players.slice(1);
  expect(() => replay(GAMES, { ...record({}), players: three })).toThrow('players: ');
  const trades = [
    { from: 'Ann', to: 'Bob', gives: { garnets: 1 } },
    { from: 'Ann', to: 'Cat', gives: { garnets: 1 } },
    { from: 'Dan', to: 'Ann', takes: { garnets: 1 } },
    { from: 'Ann', to: 'Bob', gives: { flowers: 1 } },
  ];
  const meadows = { Ann: 'n', Bob: 'n', Cat: 's' };
  const free = play({ garnets: { Ann: 5 }, meadows, rounds: [{ trades }] });
  expect(refusals(free)).toEqual(['Ann trades[3] unknown']);
  expect(free.purses).toMatchObject({
    Ann: { garnets: 2 },
    Bob: { garnets: 1 },
    Cat: { garnets: 1 },
    Dan: { garnets: 1 },
  });
  const options = { purseTrade: 'within-meadow' };
  const played = play({ garnets: { Ann: 5 }, meadows, options, rounds: [{ trades }] });
  expect(refusals(played)).toEqual([
    'Ann trades[1] not-legal',
    'Dan trades[2] not-legal',
    'Ann trades[3] unknown',
  ]);
  expect(played.purses).toMatchObject({ Ann: { garnets: 4 }, Bob: { garnets: 1 } });
});

/** A board of a view, drawn as rows. */
function rowsOf(board: Readonly<Record<string, readonly string[]>>): string[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((row) =>
    [...'ABCDEFGH']
      .map((column) => {
        const colours = board[`${column}${row}`] ?? [];
        if (colours[0] === 'black') return '#';
        return colours.map((colour) => colour.charAt(0).toUpperCase()).join('') || '.';
      })
      .join(' '),
  );
}
