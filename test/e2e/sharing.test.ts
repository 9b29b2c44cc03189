import type { Host } from '../../local/host/host.ts';
import { TABS } from '../../src/sheets/workbook/season.ts';
import { FOUR } from '../players.ts';
import {
  ask,
  cellsOf,
  HOST,
  makeMatch,
  makeSeason,
  privateFile,
  requestFor,
  spectatorFile,
  stateOf,
} from './season.ts';

// Drive’s rights as Google keeps them: one change at a time per file, addresses in the account’s own spelling, and
// addresses with which it does not share (docs/google.md, G31 to G34).

const NAMES = FOUR.map(({ name }) => name);

function typePlayer(host: Host, at: number, column: number, text: string): void {
  const top = cellsOf(host, TABS.season.sheetId).findIndex((line) => line[0] === '▸ players') + 2;
  host.typeCell(host.world.activeWorkbook as string, TABS.season.sheetId, top + at, column, text);
}

/** A season of which the host typed these addresses, the first for Ann. */
function withAddresses(...addresses: readonly string[]): Host {
  const host = makeSeason(FOUR, 'code');
  addresses.forEach((address, i) => {
    typePlayer(host, i, 1, address);
  });
  return host;
}

const readersOf = (host: Host, name: string) =>
  privateFile(host, name)
    .permissions.filter(({ role }) => role === 'reader')
    .map(({ emailAddress = 'anyone' }) => emailAddress);
const accessOf = (host: Host, name: string) =>
  stateOf(host).season?.players.find((player) => player.name === name)?.access;

describe('X9 a substitute', () => {
  test('opens the file of the seat, and whom they replace no longer does', () => {
    const host = withAddresses();
    makeMatch(host, 'secret-soulmate', NAMES);
    typePlayer(host, 0, 1, 'sue@example.com');
    expect(ask(host, 'shareAgain')).toEqual({ byLink: [], problems: [] });
    expect(readersOf(host, 'Ann')).toEqual(['sue@example.com']);
    expect(readersOf(host, 'Ben')).toEqual(['ben@example.com']);
  });

  test('leaves nobody in whose right was given by hand, however many', () => {
    const host = withAddresses();
    makeMatch(host, 'secret-soulmate', NAMES);
    const { permissions } = privateFile(host, 'Ann');
    for (const id of ['a', 'b', 'c'])
      permissions.push({ id, type: 'user', role: 'reader', emailAddress: `${id}@example.com` });
    permissions.push({ id: 'anyoneWithLink', type: 'anyone', role: 'reader' });
    ask(host, 'shareAgain');
    expect(readersOf(host, 'Ann')).toEqual(['ann@example.com']);
  });

  test('that is cut short leaves a file that too few can read, never too many', () => {
    const host = withAddresses();
    makeMatch(host, 'secret-soulmate', NAMES);
    typePlayer(host, 0, 1, 'sue@example.com');
    let changes = 0;
    host.failCall({
      match: (name) => name === 'UrlFetchApp.fetchAll' && ++changes === 2,
      when: 'kill-after',
    });
    expect(host.call(HOST, 'shareAgain').error).toBeDefined();
    expect(readersOf(host, 'Ann')).toEqual([]);
    ask(host, 'shareAgain');
    expect(readersOf(host, 'Ann')).toEqual(['sue@example.com']);
  });
});

describe('an address of Google in another spelling than the account’s own', () => {
  const host = withAddresses('Ann.Smith+games@googlemail.com');
  host.addPeople([{ name: 'Ann Smith', email: 'annsmith@gmail.com' }]);
  makeMatch(host, 'secret-soulmate', NAMES);

  test('reads the file', () => {
    expect(host.openFile('annsmith@gmail.com', privateFile(host, 'Ann').id).right).toBe('reader');
    expect(readersOf(host, 'Ann')).toEqual(['annsmith@gmail.com']);
  });

  test('is not taken for a stranger when the files are shared again', () => {
    const { calls } = host.call(HOST, 'shareAgain');
    const urls = calls.list.flatMap((one) => one.requests ?? []);
    expect(urls.filter(({ method }) => method !== 'get')).toEqual([]);
    expect(readersOf(host, 'Ann')).toEqual(['annsmith@gmail.com']);
    expect(accessOf(host, 'Ann')).toBe('account');
  });
});

describe('a player without a Google account', () => {
  const host = withAddresses('', 'ben@firm.example');
  host.addPeople([{ name: 'Ben', email: 'ben@firm.example', hasAccount: false }]);
  makeMatch(host, 'secret-soulmate', NAMES);

  test.each(['Ann', 'Ben'])('%s gets the file by its secret link, and the match is made', (name) => {
    expect(host.openFile(undefined, privateFile(host, name).id).right).toBe('reader');
    expect(accessOf(host, name)).toBe('link');
    expect(host.fileText(privateFile(host, name).id)).toContain('Everyone who has the link of this file');
  });

  test('does not open the files of the others', () => {
    expect(accessOf(host, 'Cleo')).toBe('account');
    expect(() => host.openFile(undefined, privateFile(host, 'Cleo').id)).toThrow('access');
    expect(host.openFile(undefined, spectatorFile(host).id).right).toBe('reader');
  });

  test('is named where the files are shared again', () => {
    expect(ask(host, 'shareAgain')).toEqual({ byLink: ['Ann', 'Ben'], problems: [] });
  });

  test('who gets an account later is the only reader again', () => {
    typePlayer(host, 0, 1, 'ann@example.com');
    expect(ask(host, 'shareAgain')).toEqual({ byLink: ['Ben'], problems: [] });
    expect(readersOf(host, 'Ann')).toEqual(['ann@example.com']);
    expect(accessOf(host, 'Ann')).toBe('account');
  });
});

test('H1 two spellings of one Gmail address are one person twice on the roster', () => {
  const host = withAddresses('ann.smith@gmail.com', 'AnnSmith+2@googlemail.com');
  const request = requestFor('secret-soulmate', NAMES);
  expect(host.call(HOST, 'newGame', [request]).value).toMatchObject({
    problem: { what: expect.stringMatching(/players 1 and 2 have the same email/) },
  });
});
