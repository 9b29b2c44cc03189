import type { Host } from '../../local/host/host.ts';
import { FIRST_MATCH_TAB, TABS } from '../../src/sheets/workbook/tabs/season.ts';
import { emailOf, FOUR } from '../players.ts';
import { begun, empty } from './made-once.ts';
import {
  ask,
  cellsOf,
  HOST,
  makeMatch,
  privateFile,
  resolve,
  spectatorFile,
  stateOf,
  submit,
  tryAsk,
  typeRoster,
  withoutHead,
} from './season.ts';

const NAMES = FOUR.map(({ name }) => name);
const TAB = FIRST_MATCH_TAB + 1;
const workbook = (host: Host) => host.world.activeWorkbook as string;

const request = (game: string, players: readonly string[]) => ({
  game,
  options: {},
  players,
  deadline: '',
  seed: '',
  setup: '',
});

/** What the match's tab in a file says, line by line. */
function textOf(host: Host, file: string): string {
  return cellsOf(host, TAB, file)
    .map((line) => line.join(' ').trimEnd())
    .join('\n')
    .trimEnd();
}

function typePlayer(host: Host, at: number, column: number, text: string): void {
  const { sheetId } = TABS.season;
  const top = cellsOf(host, sheetId).findIndex((line) => line[0] === '▸ players') + 2;
  host.typeCell(workbook(host), sheetId, top + at, column, text);
}

test('a roster that cannot play is named before any file is made', () => {
  const host = empty('email');
  typePlayer(host, 3, 1, 'ANN@example.com');
  const before = host.fileText(workbook(host));
  const answer = tryAsk(host, 'newGame', request('secret-soulmate', NAMES));
  expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-workbook' } });
  expect(Object.keys(host.world.files)).toEqual([workbook(host)]);
  expect(host.fileText(workbook(host))).toBe(before);
});

test('a second match keeps the players’ files and adds a tab to each', () => {
  const host = begun('email');
  const workbooks = () => Object.values(host.world.files).filter(({ kind }) => kind === 'workbook').length;
  const files = workbooks();
  makeMatch(host, 'secret-soulmate', NAMES);
  expect(workbooks()).toBe(files);
  for (const file of [privateFile(host, 'Ann'), spectatorFile(host)])
    expect(file.kind === 'workbook' && file.workbook.sheets.map(({ title }) => title).sort()).toEqual([
      'Season',
      'Secret Soulmate',
      'Secret Soulmate 2',
    ]);
});

test('H4 a round undone: the files are as before it, the orders open, and it resolves to the same', () => {
  const host = begun('email');
  for (const name of NAMES) submit(host, 1, name, { 'Number card': '3' }, { triggers: 1 });
  const look = () => ({
    files: [spectatorFile(host), ...NAMES.map((name) => privateFile(host, name))].map(({ id }) =>
      withoutHead(host, textOf(host, id))
        .replace(/What the host did beside resolving\n(• .*\n)+/, '')
        .replace(/The host took round 1 back .*\n/, '')
        .replace(/(The log ends at entry|The last entry of this match in the log is) \d+/, '$1'),
    ),
    seats: stateOf(host).matches[0]?.seats,
  });
  const before = look();
  resolve(host, 1);
  const resolved = look();
  expect(resolved.files.map((text, i) => text === before.files[i])).toEqual(Array(5).fill(false));
  ask(host, 'undoRound', 1, 1);
  expect(look()).toEqual(before);
  expect(cellsOf(host, TABS.audit.sheetId).map((line) => line[5])).toEqual(
    expect.arrayContaining(['resolve', 'undo']),
  );
  resolve(host, 1);
  expect(look()).toEqual(resolved);
  expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
});

test('what a host types into the roster while a match is being made is kept', () => {
  const host = empty('email');
  let forms = 0;
  host.failCall({ match: (name) => name === 'FormApp.create' && ++forms === 2, when: 'kill' });
  expect(host.call(HOST, 'newGame', [request('secret-soulmate', NAMES)]).error).toBeDefined();
  typePlayer(host, 1, 1, 'benjamin@example.com');
  typePlayer(host, 4, 0, 'Eve');
  typePlayer(host, 4, 1, 'eve@example.com');
  ask(host, 'continueWork');
  const players = stateOf(host).season?.players ?? [];
  expect(players.map(({ name }) => name)).toEqual([...NAMES, 'Eve']);
  expect(players[1]?.email).toBe('benjamin@example.com');
  expect(players.map(({ id, link }) => [id, link !== ''])).toEqual([
    ...NAMES.map((name) => [name, true]),
    ['', false],
  ]);
});

test('a new file is kept for who joins in a later match', () => {
  const host = begun('email');
  host.addPeople(['Eve', 'Finn'].map((name) => ({ name, email: emailOf(name) })));
  typeRoster(host, [...FOUR, { name: 'Eve', meadow: '' }, { name: 'Finn', meadow: '' }]);
  expect(() => privateFile(host, 'Eve')).toThrow('no file');
  makeMatch(host, 'secret-soulmate', ['Ann', 'Ben', 'Eve', 'Finn']);
  expect(host.openFile(emailOf('Eve'), privateFile(host, 'Eve').id).right).toBe('reader');
});
