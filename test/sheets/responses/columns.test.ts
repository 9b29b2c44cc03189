import type { Cell } from '../../../src/rules/declare/position.ts';
import { CODE_TITLE, findColumns } from '../../../src/sheets/responses/columns.ts';
import { problemOf } from '../season.ts';

const TITLES = ['Card', 'Wants [1st]', 'Wants [2nd]'];
const PEOPLE = ['ann@example.com', 'ben@example.com', 'ANNSCODE23456789'];
const isSender = (text: string) => PEOPLE.includes(text);

const headsIn = (time: string, sender: string) => [time, sender, ...TITLES];
const GERMAN = headsIn('Zeitstempel', 'E-Mail-Adresse');
const ROWS: Cell[][] = [
  [46_032.5, 'ann@example.com', 3, 'red', ''],
  [46_032.75, 'ben@example.com', '', 'blue', 'red'],
];

const find = (cells: Cell[][], heads: readonly string[] | undefined = GERMAN) =>
  findColumns({
    tab: { sheetId: 1, title: 'Formularantworten 1', rowCount: 100, cells },
    heads,
    titles: TITLES,
    isSender,
  });

/** Where each column is found, as a list: time, sender, answers. */
const placesOf = (cells: Cell[][], heads?: readonly string[]) => {
  const found = find(cells, heads);
  return found && [found.time, found.sender, ...TITLES.map((title) => found.answers.get(title))];
};

/** The same tab with its columns in another order; -1 is a new column with a note in each row. */
const move = (order: readonly number[], cells: Cell[][]): Cell[][] =>
  cells.map((line, row) =>
    order.map((column) => (column < 0 ? (row === 0 ? 'my notes' : 'called her') : (line[column] ?? ''))),
  );

/** The same tab with some heads changed. */
const rename = (heads: Readonly<Record<number, string>>, cells: Cell[][]): Cell[][] =>
  cells.map((line, row) => (row === 0 ? line.map((cell, column) => heads[column] ?? cell) : line));

const lostIn = (cells: Cell[][], heads?: readonly string[]) => problemOf(() => find(cells, heads)).what;

describe('H7 the columns of a response tab', () => {
  test.each([
    ['Timestamp', 'Email Address'],
    ['Zeitstempel', 'E-Mail-Adresse'],
    ['タイムスタンプ', 'メールアドレス'],
    ['Horodateur', 'Adresse e-mail'],
  ])('are found in the language of the account: %s', (time, sender) => {
    const heads = headsIn(time, sender);
    expect(placesOf([heads, ...ROWS], heads)).toEqual([0, 1, [2], [3], [4]]);
    expect(
      findColumns({
        tab: { sheetId: 1, title: 'R', rowCount: 9, cells: [heads, ...ROWS] },
        heads: undefined,
        titles: TITLES,
        isSender,
      }),
    ).toMatchObject({ time: 0, sender: 1 });
  });

  test('are found where a host moved them', () => {
    expect(placesOf(move([4, -1, 1, 0, 3, 2], [GERMAN, ...ROWS]))).toEqual([3, 2, [5], [4], [0]]);
  });

  test('are found by what they hold where the heads of times and senders were changed and moved', () => {
    const cells = rename({ 0: 'when', 1: 'who' }, [GERMAN, ...ROWS]);
    expect(placesOf(move([2, 1, 3, 0, 4, -1], cells))).toEqual([3, 1, [0], [2], [4]]);
  });

  test('are found by their places where heads of questions were changed', () => {
    const cells = rename({ 2: 'Karte', 4: '' }, [GERMAN, ...ROWS]);
    expect(placesOf(cells)).toEqual([0, 1, [2], [3], [4]]);
    expect(placesOf(move([-1, 0, 1, 2, 3, 4], cells))).toEqual([1, 2, [3], [4], [5]]);
    const all = rename({ 0: 'a', 1: 'b', 2: 'c', 3: 'd', 4: 'e' }, [GERMAN, ...ROWS]);
    expect(placesOf(all)).toEqual([0, 1, [2], [3], [4]]);
    expect(placesOf(move([-1, 0, 1, 2, 3, 4], all))).toEqual([1, 2, [3], [4], [5]]);
  });

  test('a question that was made anew has two', () => {
    expect(placesOf([[...GERMAN, 'Card'], ...ROWS])).toEqual([0, 1, [2, 5], [3], [4]]);
  });

  test('times and addresses in a column of the host’s do not mislead', () => {
    const cells = [GERMAN, ...ROWS].map((line, row) => [
      row === 0 ? 'read at' : 46_040,
      row === 0 ? 'told' : 'ben@example.com',
      ...line,
    ]) as Cell[][];
    expect(placesOf(cells)).toEqual([2, 3, [4], [5], [6]]);
    expect(placesOf(rename({ 2: 'x', 3: 'y' }, cells))).toEqual([2, 3, [4], [5], [6]]);
  });

  test('the address is found though its head came after the form was linked, and nobody on the roster has sent', () => {
    const heads = ['Zeitstempel', ...TITLES];
    const cells = [
      [...heads, 'E-Mail-Adresse'],
      [46_032.5, 3, 'red', '', 'zoe@example.com'],
    ];
    expect(placesOf(cells, heads)).toEqual([0, 4, [1], [2], [3]]);
  });

  test('personal codes are found by their question, and by what it holds', () => {
    const heads = ['Zeitstempel', CODE_TITLE, ...TITLES];
    const rows = [[46_032.5, 'ANNSCODE23456789', 3, '', '']];
    expect(placesOf([heads, ...rows], heads)).toEqual([0, 1, [2], [3], [4]]);
    expect(placesOf(move([1, 2, 3, 4, 0], rename({ 1: 'Code' }, [heads, ...rows])), heads)).toEqual([
      4,
      0,
      [1],
      [2],
      [3],
    ]);
  });
});

test('H7 of a column of codes and a copy of it, the one at its place is read', () => {
  const heads = ['Zeitstempel', CODE_TITLE, ...TITLES];
  const cells = [
    [...heads, CODE_TITLE],
    [46_032.5, 'ANNSCODE23456789', 3, '', '', 'ANNSCODE23456789'],
  ];
  expect(placesOf(cells, heads)).toEqual([0, 1, [2], [3], [4]]);
});

describe('H7 a column that cannot be found stops everything, named with its tab', () => {
  const without = (column: number) =>
    move(
      [0, 1, 2, 3, 4].filter((one) => one !== column),
      [GERMAN, ...ROWS],
    );

  test.each([
    [0, 'Zeitstempel', 'A'],
    [1, 'E-Mail-Adresse', 'B'],
    [2, 'Card', 'C'],
    [4, 'Wants [2nd]', 'E'],
  ])('deleted: column %i', (column, head, letter) => {
    expect(lostIn(without(column))).toBe(
      `The tab Formularantworten 1 has lost its column “${head}”. It was column ${letter}.`,
    );
  });

  test('renamed and moved: a question', () => {
    const cells = rename({ 2: 'Karte' }, [GERMAN, ...ROWS]);
    expect(lostIn(move([0, 1, 3, 2, 4], cells))).toContain('column “Card”');
    expect(lostIn(move([4, 3, 2, 1, 0], cells))).toContain('column “Card”');
  });

  test('emptied: heads and all', () => {
    expect(lostIn([])).toContain('row of heads');
    expect(lostIn([['', ''], ...ROWS])).toContain('row of heads');
  });

  test('also before there are responses', () => {
    expect(lostIn([without(2)[0] as Cell[]])).toContain('column “Card”');
  });

  test('a tab with nothing but heads and notes of the host has no responses', () => {
    expect(find([GERMAN])).toBeUndefined();
    expect(find([GERMAN, [], ['', '', '', '', '', 'a note']])).toBeUndefined();
  });
});
