import type { Cell } from '../../../src/rules/declare/position.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { CODE_TITLE, findColumns, isTime } from '../../../src/sheets/responses/columns.ts';
import { bindColumns } from '../../../src/sheets/workbook/bound-columns.ts';
import { moveColumns } from '../memory-ports.ts';
import { problemOf } from '../season.ts';

const TITLES = ['Card', 'Wants [1st]', 'Wants [2nd]'];
const GERMAN = ['Zeitstempel', 'E-Mail-Adresse', ...TITLES];
const ROWS: Cell[][] = [
  [46_032.5, 'ann@example.com', 3, 'red', ''],
  [46_032.75, 'ben@example.com', '', 'blue', 'red'],
];

const tabOf = (cells: Cell[][]): Tab => ({ sheetId: 1, title: 'Antworten', rowCount: 100, cells });

/** The tab as the first commit of its match leaves it. */
function bound(cells: Cell[][] = [GERMAN, ...ROWS], heads: readonly string[] = GERMAN): Tab {
  const tab = tabOf(cells);
  const columns = bindColumns(tab, heads).flatMap((write) => (write.kind === 'bind' ? write.columns : []));
  return { ...tab, bound: new Map(columns) };
}

/** The same tab with some heads changed. */
const rename = (tab: Tab, heads: Readonly<Record<number, string>>): Tab => ({
  ...tab,
  cells: tab.cells.map((line, row) => (row === 0 ? line.map((cell, i) => heads[i] ?? cell) : line)),
});

/** Where each column is found, as a list: time, sender, answers. */
function placesOf(tab: Tab, heads: readonly string[] = GERMAN): readonly (number | undefined)[] {
  const { time, sender, answers } = findColumns(tab, heads, TITLES);
  return [time, sender, ...TITLES.map((title) => answers.get(title))];
}

const problem = (tab: Tab) => problemOf(() => findColumns(tab, GERMAN, TITLES)).what;

describe('H7 bound columns of a responses tab', () => {
  test('are found where a host moved them, and a new one changes nothing', () => {
    expect(placesOf(moveColumns(bound(), [4, -1, 1, 0, 3, 2]))).toEqual([3, 2, 5, 4, 0]);
  });

  test.each([
    ['exchanged', { 2: 'Wants [1st]', 3: 'Card' }],
    ['renamed', { 0: 'when', 1: 'who', 2: 'Karte', 3: 'x', 4: 'y' }],
    ['copied', { 3: 'Card', 4: 'Card' }],
    ['emptied', { 0: '', 1: '', 2: '', 3: '', 4: '' }],
    ['exchanged with the time’s', { 0: 'Card', 2: 'Zeitstempel' }],
  ])('are found under heads that were %s', (_, heads) => {
    expect(placesOf(rename(bound(), heads))).toEqual([0, 1, 2, 3, 4]);
  });

  test('a column of the host’s with the title of a question is not read', () => {
    const { cells, ...tab } = bound();
    const own = cells.map((line, row) => (row === 0 ? ['Card', ...line.slice(1), 'Card'] : [...line, 7]));
    const { answers, twice } = findColumns({ ...tab, cells: own }, GERMAN, TITLES);
    expect([answers.get('Card'), [...twice]]).toEqual([2, ['Card']]);
  });

  test('one that was deleted is found by its head once it is back, and bound again', () => {
    const { bound: ids = new Map<number, number>(), ...tab } = bound();
    const without: Tab = { ...tab, bound: new Map([...ids].filter(([, column]) => column !== 2)) };
    expect(placesOf(without)).toEqual([0, 1, 2, 3, 4]);
    expect(bindColumns(without, GERMAN)).toEqual([
      { kind: 'bind', sheetId: 1, columns: [[[...ids.keys()][2], 2]] },
    ]);
    expect(bindColumns(bound(), GERMAN)).toEqual([]);
  });
});

describe('H7 columns that nothing binds', () => {
  test.each([
    ['Timestamp', 'Email Address'],
    ['Zeitstempel', 'E-Mail-Adresse'],
    ['タイムスタンプ', 'メールアドレス'],
    ['Horodateur', CODE_TITLE],
  ])('are found by their heads in the language of the account: %s', (time, sender) => {
    const heads = [time, sender, ...TITLES];
    expect(placesOf(tabOf([heads, ...ROWS]), heads)).toEqual([0, 1, 2, 3, 4]);
    expect(placesOf(moveColumns(tabOf([heads, ...ROWS]), [4, -1, 1, 0, 3, 2]), heads)).toEqual([
      3, 2, 5, 4, 0,
    ]);
  });

  test('a head that stands in several cells stops everything, and the cells are named', () => {
    expect(problem(tabOf([[...GERMAN, 'Card'], ...ROWS]))).toBe(
      'The head “Card” is in several cells: Antworten!C1 and Antworten!F1.',
    );
  });

  test.each([
    [0, 'Zeitstempel', 'A'],
    [1, 'E-Mail-Adresse', 'B'],
    [2, 'Card', 'C'],
    [4, 'Wants [2nd]', 'E'],
  ])('a head that was lost stops everything: column %i', (column, head, letter) => {
    const lost = `The tab Antworten no longer has the column “${head}”. It was column ${letter}.`;
    const others = [0, 1, 2, 3, 4].filter((one) => one !== column);
    expect(problem(moveColumns(tabOf([GERMAN, ...ROWS]), others))).toBe(lost);
    expect(problem(rename(tabOf([GERMAN, ...ROWS]), { [column]: 'x' }))).toBe(lost);
    expect(problem(rename(tabOf([GERMAN]), { [column]: '' }))).toBe(lost);
  });
});

test('H7 a column of times that was emptied stops everything', () => {
  const cells = [GERMAN, ...ROWS.map(([, ...line]) => ['', ...line])];
  for (const tab of [bound(cells), tabOf(cells)])
    expect(problem(tab)).toBe('Column A of the tab Antworten was emptied.');
  expect(placesOf(bound([GERMAN]))).toEqual([0, 1, 2, 3, 4]);
});

test('H6 a time is a number of a day from 2000 to 2099', () => {
  const days = [36_525.9, 36_526, 46_032.5, 73_050.9, 73_051, '46032', true, undefined];
  expect(days.map(isTime)).toEqual([false, true, true, true, false, false, false, false]);
});
