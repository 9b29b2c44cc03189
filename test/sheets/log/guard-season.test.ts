import type { Cell } from '../../../src/rules/declare/position.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { addPlayers } from '../../../src/sheets/commit/add-players.ts';
import { restoreTabs } from '../../../src/sheets/commit/restore-tabs.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { shareAgain } from '../../../src/sheets/matches/share.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { FOUR } from '../../players.ts';
import type { Memory } from '../memory-ports.ts';
import {
  act,
  begin,
  cellUnder,
  makeMatch,
  makeSeason,
  NAMES,
  problemOf,
  resolve,
  send,
  typePlayer,
} from '../season.ts';

const SEASON = TABS.season.sheetId;

const differences = (memory: Memory) =>
  openBook(memory.ports).differences.map(({ address, text }) => `${address}: ${text}`);

/** A cell of the roster as it is typed. */
function cell(memory: Memory, at: number, column: string): Cell {
  const [top, place] = cellUnder(memory, 'players', column, SEASON);
  return memory.tabs.get(SEASON)?.cells[top + at]?.[place] ?? '';
}

/** Removes rows of the roster. */
function deleteRows(memory: Memory, ...rows: readonly number[]): void {
  const [top] = cellUnder(memory, 'players', 'name', SEASON);
  const tab = memory.tabs.get(SEASON)!;
  const cells = tab.cells.filter((_, row) => !rows.includes(row - top));
  memory.tabs.set(SEASON, { ...tab, cells });
}

/** The files of the pages of the match that name a player as their owner. */
const pagesOf = (memory: Memory, name: string) => [
  ...new Set(
    memory.pageWrites
      .filter(({ grid }) =>
        grid.cells.some(({ text }) => text === `${name}. Only you and the hosts can open this page.`),
      )
      .map(({ file }) => file),
  ),
];

describe('what belongs to whom follows from the log (H15)', () => {
  test.each(['file', 'code'])('two swapped %s cells show no page to another player', (column) => {
    const memory = makeSeason(FOUR, 'code');
    makeMatch(memory);
    const [own] = pagesOf(memory, 'Ann');
    const [ann, ben] = [String(cell(memory, 0, column)), String(cell(memory, 1, column))];
    const codes = openBook(memory.ports).season.players.map(({ code }) => code);
    typePlayer(memory, 0, { [column]: ben });
    typePlayer(memory, 1, { [column]: ann });
    memory.pageWrites.length = 0;
    resolve(memory);
    expect(differences(memory)).toHaveLength(2);
    expect(pagesOf(memory, 'Ann')).toEqual([own]);
    const page = memory.pageWrites.find(({ file }) => file === own);
    expect(JSON.stringify(page?.grid)).not.toContain(codes[1]);
    restoreTabs(memory.ports);
    expect(cell(memory, 0, column)).toBe(ann);
  });

  test.each<[string, string, Cell]>([
    ['settings', 'Spectators’ file', 'another'],
    ['settings', 'Players are known by', 'personal codes'],
  ])('%s %s is that of the log', (_table, name, typed) => {
    const memory = begin();
    const before = openBook(memory.ports).season;
    const row = memory.tabs.get(SEASON)!.cells.findIndex((line) => line[0] === name);
    const written = memory.tabs.get(SEASON)!.cells[row]?.[1];
    memory.type(SEASON, row, 1, typed);
    expect(openBook(memory.ports).season).toEqual(before);
    expect(differences(memory)).toEqual([expect.stringMatching(`^Season!B${row + 1}: .* → ${typed}$`)]);
    restoreTabs(memory.ports);
    expect(differences(memory)).toEqual([]);
    expect(memory.tabs.get(SEASON)!.cells[row]?.[1]).toBe(written);
  });

  test('a row that is gone is named, its orders count, and it can be restored', () => {
    const memory = begin();
    send(memory, 'Ben', { 'Number card': 3 });
    deleteRows(memory, 1);
    expect(differences(memory)).toEqual(['Season: the row of Ben is gone']);
    expect(panelState(memory.ports).matches[0]?.seats[1]?.receivedAt).not.toBe('');
    restoreTabs(memory.ports);
    expect(differences(memory)).toEqual([]);
    expect(openBook(memory.ports).season.players.map(({ name }) => name)).toEqual([
      'Ann',
      'Cleo',
      'Dan',
      'Ben',
    ]);
  });

  test('a copied row, or one with an invented id, is a new person without a file', () => {
    const memory = begin();
    const [row] = cellUnder(memory, 'players', 'name', SEASON);
    const ann = memory.tabs.get(SEASON)!.cells[row]!;
    for (const [id, text] of [
      ['Ann', 'Ann is the id of a row above'],
      ['Eve', 'Eve is not an id from Roundkeeper'],
    ] as const) {
      const own = cellUnder(memory, 'players', 'id', SEASON)[1];
      ann.forEach((value, column) => {
        memory.type(SEASON, row + 4, column, column === own ? id : value);
      });
      const people = openBook(memory.ports).season.players;
      expect(people[4]).toMatchObject({ id: '', file: '', code: '' });
      expect(differences(memory)[0]).toContain(text);
    }
  });

  test.each(['file', 'code', 'access'])(
    'a %s typed beside a new person is named, and is not theirs',
    (column) => {
      const memory = begin();
      typePlayer(memory, 4, { name: 'Eve', email: 'eve@example.com', [column]: 'link' });
      expect(openBook(memory.ports).season.players[4]).toMatchObject({ name: 'Eve', [column]: '' });
      expect(differences(memory)).toEqual([expect.stringMatching(/^Season!.*: nothing → .*link/)]);
    },
  );

  test('X10 a person of the same name as an earlier one gets neither file nor purse of theirs', () => {
    const memory = begin();
    act(memory, award, { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: '' });
    typePlayer(memory, 0, { email: 'other@example.com', id: '', file: '', access: '' });
    const give = { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: '' };
    expect(problemOf(() => act(memory, award, give)).what).toContain(
      'row 15 and row 19 have the same name: Ann',
    );
    typePlayer(memory, 0, { name: 'Ann B.' });
    act(memory, award, { ...give, player: 'Ann B.' });
    const people = panelState(memory.ports).season?.players ?? [];
    expect(people.filter(({ name }) => name.startsWith('Ann'))).toMatchObject([
      { id: 'Ann B.', garnets: 1, link: '' },
      { id: 'Ann', garnets: 5, link: expect.stringContaining('https') },
    ]);
  });

  test('writing the roster keeps what the host typed beside it', () => {
    const memory = begin();
    const [top] = cellUnder(memory, 'players', 'name', SEASON);
    memory.type(SEASON, top - 1, 9, 'phone');
    memory.type(SEASON, top, 9, '555');
    memory.type(SEASON, 0, 9, 'my note');
    typePlayer(memory, 4, { name: 'Eve', email: 'eve@example.com' });
    act(memory, award, { player: 'Eve', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: '' });
    makeMatch(memory, { players: [...NAMES.slice(0, 3), 'Eve'], seed: 'another seed of a match' });
    const { cells } = memory.tabs.get(SEASON)!;
    expect([cells[0]?.[9], cells[top - 1]?.[9], cells[top]?.[9]]).toEqual(['my note', 'phone', '555']);
    expect(cell(memory, 4, 'id')).toBe('Eve');
    expect(memory.pageWrites.some(({ sheetId }) => sheetId === FIRST_MATCH_TAB + 2)).toBe(true);
  });

  test('what the host typed beside the rows below the players is no player, and stays', () => {
    const memory = begin();
    const [top] = cellUnder(memory, 'players', 'name', SEASON);
    memory.type(SEASON, top + 4, 12, 'sees us on Friday');
    memory.type(SEASON, top + 5, 12, 'brings the snacks');
    expect(panelState(memory.ports).season).toMatchObject({ faults: [], marks: '' });
    addPlayers(memory.ports, 'Eve, eve@example.com');
    makeMatch(memory, { players: [...NAMES.slice(0, 3), 'Eve'], seed: 'another seed of a match' });
    const { cells } = memory.tabs.get(SEASON)!;
    expect([cells[top + 4]?.[0], cells[top + 4]?.[12], cells[top + 5]?.[12]]).toEqual([
      'Eve',
      'sees us on Friday',
      'brings the snacks',
    ]);
  });

  test('who can open a file is noted in the log when the files are shared again', () => {
    const memory = begin();
    typePlayer(memory, 0, { email: 'sue@example.com' });
    shareAgain(memory.ports);
    typePlayer(memory, 0, { access: 'link' });
    expect(openBook(memory.ports).season.players[0]?.access).toBe('account');
  });
});
