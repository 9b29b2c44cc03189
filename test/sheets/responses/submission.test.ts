import type { Cell } from '../../../src/rules/declare/position.ts';
import type { Question } from '../../../src/rules/order/question.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { cursorAfter, readSubmissions, sortSubmissions } from '../../../src/sheets/responses/submission.ts';
import type { Person } from '../../../src/sheets/workbook/season.ts';

const QUESTIONS: readonly Question[] = [
  { id: 'card', title: 'Card', input: { kind: 'text' } },
  { id: 'wants', title: 'Wants', input: { kind: 'grid', rows: ['1st', '2nd'], choices: ['red', 'blue'] } },
];
const PEOPLE: readonly Person[] = ['Ann', 'Ben'].map((name) => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  meadow: '',
  id: name,
  file: '',
  code: '',
}));
const HEADS = ['Timestamp', 'Email Address', 'Card', 'Wants [1st]', 'Wants [2nd]'];
const HOUR = 3_600_000;
const clock = { now: () => 0, fromSerial: (serial: number) => serial * HOUR };

const tabOf = (...cells: Cell[][]): Tab => ({ sheetId: 1, title: 'Responses', rowCount: 100, cells });
const read = (tab: Tab | undefined, cursor = 1, people = PEOPLE) =>
  readSubmissions(tab, { rows: cursor, seen: Number.MAX_VALUE }, QUESTIONS, people, clock, 'Etc/GMT');

const ANN = [1, 'ann@example.com', '3', 'red', ''];

test('a row becomes a submission with its answers by question, and by title for receipts', () => {
  expect(read(tabOf(HEADS, ANN))).toEqual([
    {
      row: 2,
      at: HOUR,
      claimed: 'ann@example.com',
      person: PEOPLE[0],
      answers: { card: '3', 'wants:1st': 'red' },
      shown: { Card: '3', 'Wants [1st]': 'red' },
    },
  ]);
});

test('columns are found by their heads, wherever a host moved them', () => {
  const move = ([at, email, card, first, second]: Cell[]): Cell[] =>
    [second, 'my notes', card, at, '', first, email] as Cell[];
  expect(read(tabOf(move(HEADS), move(ANN)))).toEqual(read(tabOf(HEADS, ANN)));
});

test('of two columns with one head the last that holds something counts', () => {
  const heads = [...HEADS, 'Card'];
  expect(read(tabOf(heads, [...ANN, '9']))[0]?.answers.card).toBe('9');
  expect(read(tabOf(heads, [...ANN, '']))[0]?.answers.card).toBe('3');
});

test('rows up to the cursor were read before; rows without a timestamp are none', () => {
  const tab = tabOf(HEADS, ANN, ['', 'ben@example.com', '1', '', ''], [3, 'ben@example.com', '2', '', '']);
  expect(read(tab, 2).map(({ row }) => row)).toEqual([4]);
  expect(read(tab, 4)).toEqual([]);
  expect(read(undefined)).toEqual([]);
});

test('a new row is found though the host deleted old ones above it', () => {
  const old = tabOf(HEADS, [1, 'ann@example.com', '1', '', ''], [2, 'ben@example.com', '2', '', '']);
  const cursor = cursorAfter(old, { rows: 1, seen: 0 });
  expect(cursor).toEqual({ rows: 3, seen: 2 });
  const now = tabOf(HEADS, [2, 'ben@example.com', '2', '', ''], [5, 'ann@example.com', '3', '', '']);
  const found = readSubmissions(now, cursor, QUESTIONS, PEOPLE, clock, 'Etc/GMT');
  expect(found.map(({ row, claimed }) => [row, claimed])).toEqual([[3, 'ann@example.com']]);
});

test.each([
  ['ANN@Example.com ', 'Ann'],
  ['zoe@example.com', undefined],
  ['', undefined],
  ['Ann', undefined],
])('the email “%s” is %s’s', (email, id) => {
  expect(read(tabOf(HEADS, [1, email, '3', '', '']))[0]?.person?.id).toBe(id);
});

test('with personal codes only the whole code counts, and no email', () => {
  const people = PEOPLE.map((person, i) => ({ ...person, code: `CODE${i}` }));
  const by = (claimed: string) =>
    read(tabOf(['Timestamp', 'Your personal code', 'Card'], [1, claimed, '3']), 1, people)[0]?.person?.id;
  expect([by('CODE1'), by('code1'), by('CODE'), by('ann@example.com'), by('')]).toEqual([
    'Ben',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([3, true, '=1+1', '1/2'])('the answer %p is kept as text', (cell) => {
  expect(read(tabOf(HEADS, [1, 'ann@example.com', cell, '', '']))[0]?.answers.card).toBe(String(cell));
});

describe('sorting', () => {
  const BOTH = new Set(['Ann', 'Ben']);
  const sent = (...times: readonly [name: string, at: number][]) =>
    read(
      tabOf(HEADS, ...times.map(([name, at], i): Cell[] => [at, `${name}@example.com`, String(i), '', ''])),
    );
  const sort = (list: readonly [string, number][], due?: number, accepted: number[] = [], playing = BOTH) => {
    const { latest, late, strangers } = sortSubmissions(
      sent(...list),
      playing,
      due === undefined ? undefined : due * HOUR,
      new Set(accepted),
    );
    const rows = (all: readonly { row: number }[]) => all.map(({ row }) => row);
    return { latest: rows([...latest.values()]), late: rows(late), strangers: rows(strangers) };
  };

  test('X1 the latest in time stands, whatever the order of the rows; of two at once the later row', () => {
    expect(
      sort([
        ['ann', 3],
        ['ann', 2],
        ['ben', 1],
        ['ben', 1],
      ]).latest,
    ).toEqual([2, 5]);
  });

  test('X2 up to the very moment it is in time, and after it late', () => {
    expect(
      sort(
        [
          ['ann', 5],
          ['ben', 5.001],
        ],
        5,
      ),
    ).toEqual({ latest: [2], late: [3], strangers: [] });
  });

  test('X2 an accepted one counts as if it had been in time', () => {
    expect(
      sort(
        [
          ['ann', 4],
          ['ann', 7],
          ['ann', 8],
        ],
        5,
        [3],
      ),
    ).toEqual({ latest: [3], late: [4], strangers: [] });
  });

  test('who does not play in the match is a stranger, late or not', () => {
    expect(
      sort(
        [
          ['ben', 1],
          ['zoe', 9],
        ],
        5,
        [],
        new Set(['Ann']),
      ).strangers,
    ).toEqual([2, 3]);
  });
});
