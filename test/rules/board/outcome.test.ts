import {
  byPoints,
  byRank,
  drawOutcome,
  type OutcomeColumn,
  outcomeSigns,
  rankedList,
} from '../../../src/rules/board/outcome.ts';
import type { OutcomeView } from '../../../src/rules/declare/outcome.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const OUTCOME: OutcomeView = {
  winners: ['Cleo'],
  candidates: ['Ben'],
  scores: { Ann: 4, Ben: 1, Cleo: 9 },
  garnets: {},
  bellflowers: {},
  tokensOfLife: {},
} as unknown as OutcomeView;

/** The texts of a drawing, row by row. */
function rowsOf(outcome: OutcomeView, more: readonly OutcomeColumn[] = []): readonly (readonly string[])[] {
  const { cells } = drawOutcome(NAMES, outcome, { more });
  const rows = new Map<number, string[]>();
  for (const { row, text } of [...cells].sort((a, b) => a.row - b.row || a.column - b.column))
    rows.set(row, [...(rows.get(row) ?? []), String(text)]);
  return [...rows.values()];
}

test('the outcome as a table: the players by their points, under heads, with signs beside names', () => {
  const rows = rowsOf(OUTCOME);
  const heads = rows.findIndex(([first]) => first === 'Player');
  expect(rows[heads]).toEqual(['Player', 'points']);
  const coins = drawOutcome(NAMES, OUTCOME, { score: { one: 'coin', many: 'coins' } });
  expect(coins.cells.map(({ text }) => text)).toEqual(expect.arrayContaining(['coins']));
  const sign = (name: string) => `${outcomeSigns(OUTCOME, name).replace(/ /g, '\u00a0')}${name}`;
  expect(rows.slice(heads + 1, heads + 4)).toEqual([
    [sign('Cleo'), '9'],
    [sign('Ann'), '4'],
    [sign('Ben'), '1'],
  ]);
  expect(new Set(['Ann', 'Ben', 'Cleo'].map((name) => outcomeSigns(OUTCOME, name))).size).toBe(3);
  expect(byPoints(NAMES, OUTCOME.scores)).toEqual(['Cleo', 'Ann', 'Ben']);
});

test('M16 a value that ranks before points comes first, such as the better team', () => {
  const ofTeam = (name: string) => (name === 'Cleo' ? 12 : 20);
  const rows = rowsOf(OUTCOME, [{ head: 'team’s points', cell: ofTeam, ranks: ofTeam }]);
  const heads = rows.findIndex(([first]) => first === 'Player');
  expect(rows.slice(heads + 1, heads + 4).map(([, team, points]) => [team, points])).toEqual([
    ['20', '4'],
    ['20', '1'],
    ['12', '9'],
  ]);
});

test('M16 whoever is up for elimination stands last of their team, also among equals, in tables and in lists', () => {
  const more = [
    {
      head: 'team',
      cell: () => '',
      ranks: (name: string) => (name === 'Cleo' ? 9 : 5),
      group: (name: string) => (name === 'Cleo' ? 'red 9' : 'green 5'),
    },
  ];
  const equal = { ...OUTCOME, candidates: ['Ann'], scores: { Ann: 4, Ben: 4, Cleo: 1 } };
  const ranked = byRank(NAMES, equal, more);
  expect(ranked).toEqual(['Cleo', 'Ben', 'Ann']);
  expect(rowsOf(equal, more).map(([first]) => first)).toEqual(
    expect.arrayContaining(['★\u00a0Cleo', 'Ben', '▼\u00a0Ann']),
  );
  expect(rankedList(ranked, (name) => name, more)).toBe('red 9 (Cleo), green 5 (Ben, Ann)');
  expect(rankedList(ranked, (name) => name)).toBe('Cleo, Ben, Ann');
});

test('payments have their own column, only if something was paid', () => {
  const paid = rowsOf({
    ...OUTCOME,
    garnets: { Ann: 3, Ben: 0 },
    tokensOfLife: { Ann: 1 },
  } as unknown as OutcomeView);
  const heads = paid.find(([first]) => first === 'Player') ?? [];
  expect(heads).toEqual(['Player', 'points', 'gets']);
  expect(paid.find(([first]) => first === 'Ann')?.[2]).toBe('1 Token of Life\n3 garnets');
  expect(paid.find(([first]) => first === '▼\u00a0Ben')?.[2]).toBe('–');
});
