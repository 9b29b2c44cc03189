import fc from 'fast-check';
import * as z from 'zod/mini';
import * as columns from '../../../src/rules/declare/column.ts';
import { type Cell, count, flag, text, whole } from '../../../src/rules/declare/position.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { readTables, writeTables } from '../../../src/sheets/workbook/read-tables.ts';
import { addressOfPath } from '../../../src/sheets/workbook/table-place.ts';
import { EACH_GAME } from '../../rules/law/all-games.ts';
import { anyMatch, lawRuns, walk } from '../../rules/law/walk.ts';
import { cellsOf } from '../memory-ports.ts';

const SHAPE = z.object({
  round: count(),
  over: flag(),
  word: z.literal(['red', 'blue']),
  seats: z.array(z.object({ player: text(), score: whole(), ready: flag() })),
  plays: z.array(z.object({ player: text(), note: text() })),
});

interface Value {
  round: number;
  over: boolean;
  word: string;
  seats: { player: string; score: number; ready: boolean }[];
  plays: { player: string; note: string }[];
}

const VALUE: Value = {
  round: 3,
  over: false,
  word: 'red',
  seats: [
    { player: 'Ann', score: -2, ready: true },
    { player: 'Ben', score: 0, ready: false },
  ],
  plays: [],
};

const tabOf = (cells: Cell[][], title = 'State'): Tab => ({
  sheetId: 1,
  title,
  rowCount: cells.length,
  cells,
});
const written = (value: Value = VALUE) => cellsOf(writeTables(SHAPE, value));
const readBack = (cells: Cell[][]) => readTables<Value>(SHAPE, tabOf(cells));

test('a position comes back from its cells as it was', () => {
  expect(readBack(written())).toEqual({ value: VALUE });
});

test.each([
  '',
  '=1+1',
  '1/2',
  '007',
  'TRUE',
  '7',
  '__proto__',
  'constructor',
  '▸ plays',
  '▸ x',
  ' ',
  '#REF!',
  'a\nb',
  '👩‍👩‍👧',
])('the text “%s” comes back as text', (name) => {
  const value = {
    ...VALUE,
    plays: [
      { player: name, note: 'n' },
      { player: 'Ben', note: name },
    ],
  };
  expect(readBack(written(value))).toEqual({ value });
});

test('of a long list of choices only the ends are named', () => {
  const cards = Array.from({ length: 40 }, (_, i) => `card ${i + 1}`);
  const shape = z.object({ word: z.literal(cards) });
  expect(readTables(shape, tabOf(cellsOf(writeTables(shape, { word: 'purple' }))))).toMatchObject({
    issues: [{ found: 'purple', expected: 'one of card 1, card 2, card 3, …, card 40' }],
  });
});

test('a number beyond its bounds is told both of them', () => {
  const shape = z.object({ seats: z.array(z.object({ score: columns.count({ most: 6 }).cell })) });
  const cells = cellsOf(writeTables(shape, { seats: [{ score: 7 }] }));
  expect(readTables(shape, tabOf(cells))).toMatchObject({
    issues: [{ found: '7', expected: 'a whole number from 0 to 6' }],
  });
});

test.each([0, -7, 1e15, 2 ** 53])('the number %d comes back as a number', (score) => {
  const value = { ...VALUE, seats: [{ player: 'Ann', score, ready: true }] };
  expect(readBack(written(value))).toEqual({ value });
});

test('a number typed as text, a text typed as number, and a flag as a word are understood', () => {
  const cells = written().map((line) =>
    line.map((cell): Cell => (cell === -2 ? ' -2' : cell === 'Ann' ? 7 : cell === true ? 'true' : cell)),
  );
  expect(readBack(cells)).toMatchObject({ value: { seats: [{ player: '7', score: -2, ready: true }, {}] } });
});

test.each<[string, Cell, string]>([
  ['score', 'many', 'a whole number'],
  ['score', 1.5, 'a whole number'],
  ['score', '', 'a whole number'],
  ['score', '=1+1', 'a whole number'],
  ['ready', 'maybe', 'TRUE or FALSE'],
])('a bad cell under “%s” (%s) is named by its address', (column, found, expected) => {
  const cells = written();
  const top = cells.findIndex((line) => line[0] === '▸ seats');
  const at = cells[top + 1]?.indexOf(column) ?? -1;
  (cells[top + 2] as Cell[])[at] = found;
  const address = `State!${'ABC'[at]}${top + 3}`;
  expect(readBack(cells)).toEqual({
    issues: [{ address, found: found === '' ? 'an empty cell' : String(found), expected }],
  });
  expect(addressOfPath(tabOf(cells), `seats[0].${column}`)).toBe(address);
});

test('an address in a tab with spaces and quotes is written as Sheets does', () => {
  const cells = written();
  (cells[1] as Cell[])[1] = 'x';
  const read = readTables(SHAPE, tabOf(cells, "Ann's tab"));
  expect(read).toMatchObject({ issues: [{ address: "'Ann''s tab'!B2", expected: 'a whole number from 0' }] });
});

test('tables may be moved, with the board above, and columns reordered', () => {
  const cells = written();
  const top = cells.findIndex((line) => line[0] === '▸ seats');
  const end = cells.findIndex((line) => line[0] === '▸ plays');
  const seats = cells
    .slice(top, end)
    .map((line, i) => (i === 0 || line.length < 3 ? line : [line[2], '', line[1], line[0]]));
  const moved = [['A board'], [], ...seats, ...cells.slice(0, top), ...cells.slice(end)] as Cell[][];
  expect(readBack(moved)).toEqual({ value: VALUE });
});

test('an empty row ends nothing', () => {
  const cells = written();
  const top = cells.findIndex((line) => line[0] === '▸ seats');
  cells.splice(top + 3, 0, []);
  expect(readBack(cells)).toEqual({ value: VALUE });
});

test.each([
  ['▸ values', 'no row “▸ values”', /!A:A$/],
  ['▸ plays', 'no table “▸ plays”', /!A:A$/],
  ['score', 'no column “score”', /!A\d+$/],
  ['word', 'no value “word”', /!A:A$/],
])('what is missing (%s) is said, and where it would be', (what, found, place) => {
  const cells = written().map((line) =>
    line.includes(what) ? line.map((cell) => (cell === what ? 'zz' : cell)) : line,
  );
  expect(readBack(cells)).toMatchObject({
    issues: expect.arrayContaining([
      expect.objectContaining({ found, address: expect.stringMatching(place) }),
    ]),
  });
});

test.each(EACH_GAME)('every position of %s comes back from its cells', (_id, game) => {
  const { shape } = game.schema;
  fc.assert(
    fc.property(anyMatch(0, 0, 1), (seed) => {
      walk(game, seed, ({ before, played: { match } }) => {
        for (const { position } of [before, match])
          expect(readTables(shape, tabOf(cellsOf(writeTables(shape, position))))).toEqual({
            value: position,
          });
      });
    }),
    lawRuns(1),
  );
});

test('a number of a fixed list is read as a number, and any other is named', () => {
  const shape = z.object({ rows: z.array(z.object({ row: z.literal([1, 2]), field: text() })) });
  const value = {
    rows: [
      { row: 1, field: 'a' },
      { row: 2, field: '' },
    ],
  };
  const cells = cellsOf(writeTables(shape, value));
  expect(readTables(shape, tabOf(cells))).toEqual({ value });
  (cells[2] as Cell[])[0] = 3;
  expect(readTables(shape, tabOf(cells))).toEqual({
    issues: [{ address: 'State!A3', found: '3', expected: 'one of 1, 2' }],
  });
});

test('a single value and a table have addresses too, wherever their rows stand', () => {
  const cells = [['a note'], [], ...written()];
  expect(addressOfPath(tabOf(cells), 'word')).toBe('State!B6');
  expect(addressOfPath(tabOf(cells), 'seats')).toBe('State!A8');
});
