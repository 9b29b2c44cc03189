import { readFileSync } from 'node:fs';
import type { Host } from '../../../local/host/host.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import { NAMES } from '../../players.ts';
import { begun, empty, madeOnce } from '../made-once.ts';
import {
  answerOf,
  ask,
  cellsOf,
  HOST,
  hostOf,
  makeMatch,
  privateFile,
  rehearsal,
  resolve,
  rowOf,
  sendOrders,
  spectatorFile,
  stateOf,
  submit,
} from '../season.ts';

// Drive’s rights as Google keeps them: one change at a time per file, addresses in the account’s spelling,
// and refused addresses (docs/google.md, G31 to G34).

function typePlayer(host: Host, at: number, column: number, text: string): void {
  const top = cellsOf(host, TABS.season.sheetId).findIndex((line) => line[0] === '▸ players') + 2;
  host.typeCell(host.world.activeWorkbook as string, TABS.season.sheetId, top + at, column, text);
}

/** A season with these addresses typed by the host, the first for Ann. */
function withAddresses(...addresses: readonly string[]): Host {
  const host = empty('code');
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

/** Can an account open a file? Undefined is a person who has only the link. */
function mayOpen(host: Host, account: string | undefined, id: string): boolean {
  try {
    host.openFile(account, id);
    return true;
  } catch {
    return false;
  }
}

const SUE = { player: 'Ann', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' } as const;

describe('H32 a page for everyone', () => {
  const viewer = readFileSync('dist/viewer.html', 'utf8');
  const host = hostOf({ state: begun('code').snapshot(), viewer });
  resolve(host, 1);
  const pages = () => Object.values(host.world.files).flatMap((file) => (file.kind === 'page' ? [file] : []));

  test('H32 that was deleted for good is withdrawn, and not said to be in Drive still', () => {
    ask(host, 'sharePage', 1);
    const page = pages().find(({ trashed }) => !trashed);
    host.deleteFile(page?.id ?? '');
    const { value } = host.call(HOST, 'withdrawPage', [1]);
    expect(value).toMatchObject({ ok: true });
    expect(value).not.toHaveProperty('note');
    expect(stateOf(host).matches[0]?.pageLink).toBe('');
  });
});

describe('H23 a substitute', () => {
  test('is called so on the boards, pages and forms, also in the export, and Verify finds all as it was', () => {
    const host = begun('code');
    sendOrders(host, 1, (n) => n - 1);
    resolve(host, 1);
    ask(host, 'substitute', SUE);
    ask(host, 'renewForms');
    const page = host.fileText(spectatorFile(host).id);
    expect(page).toContain('Sue plays for Ann, from round 2 on.');
    const texts = page.replace(/plays for Ann|took over the place of Ann/g, '');
    expect([...texts.matchAll(/.{30}\bAnn\b.{30}/g)].map(([text]) => text)).toEqual([]);
    expect(host.fileText(privateFile(host, 'Ben').id)).toContain('Sue');
    expect(host.fileText(privateFile(host, 'Sue').id)).toContain(
      'Sue. Only you and the hosts can open this page.',
    );
    const trading = JSON.stringify(host.world.files[rowOf(host, 1).trades]);
    expect(trading).toContain('"Sue"');
    const { players } = JSON.parse(ask(host, 'exportMatch', 1, 'public'));
    expect(players[0]).toMatchObject({ name: 'Sue' });
    for (const [name, answers] of rehearsal(host, 1, (n) => n - 1))
      submit(host, 1, name === 'Ann' ? 'Sue' : name, answers);
    resolve(host, 1);
    ask(host, 'undoRound', 1, 2, 2);
    ask(host, 'undoRound', 1, 1, 1);
    resolve(host, 1);
    ask(host, 'renewForms');
    expect(ask(host, 'verify').fault).toBe('');
    expect(stateOf(host).outbox).toEqual([]);
    const whole = checkFile(ask(host, 'exportMatch', 1, 'everything'));
    expect(whole.verdict).toBe('fits');
    expect(whole.shown?.names).toEqual(['Sue', 'Ben', 'Cleo', 'Dan']);
  });

  test('leaves nobody in whose right was given by hand, however many', () => {
    const host = begun('code');
    const { permissions } = privateFile(host, 'Ann');
    for (const id of ['a', 'b', 'c'])
      permissions.push({ id, type: 'user', role: 'reader', emailAddress: `${id}@example.com` });
    permissions.push({ id: 'anyoneWithLink', type: 'anyone', role: 'reader' });
    ask(host, 'shareAgain');
    expect(readersOf(host, 'Ann')).toEqual(['ann@example.com']);
  });
});

test('H15 a host who plays under the account’s address reads the file as its owner, and is invited', () => {
  const host = withAddresses(HOST);
  makeMatch(host, 'secret-soulmate', NAMES);
  const rights = () => privateFile(host, 'Ann').permissions.map(({ role }) => role);
  expect([rights(), accessOf(host, 'Ann')]).toEqual([['owner'], 'account']);
  expect(ask(host, 'shareAgain').problems).toEqual([]);
  expect([rights(), accessOf(host, 'Ann')]).toEqual([['owner'], 'account']);
  expect(ask(host, 'invitations', 1).players.find(({ name }) => name === 'Ann')?.problem).toBe('');
});

test('H15 G82 a second host who plays reads the own file by the right to write it: nothing more is asked for', () => {
  const other = 'other@example.com';
  const host = withAddresses(other);
  host.addPeople([{ name: 'Other', email: other }]);
  const workbook = host.world.files[host.world.activeWorkbook as string];
  workbook?.permissions.push({ id: 'other', type: 'user', role: 'writer', emailAddress: other });
  makeMatch(host, 'secret-soulmate', NAMES);
  const rights = () => privateFile(host, 'Ann').permissions.map(({ role }) => role);
  expect([rights(), accessOf(host, 'Ann')]).toEqual([['owner', 'writer'], 'account']);
  const shared = host.call(HOST, 'shareAgain', []);
  expect(answerOf(shared)).toMatchObject({ ok: true, value: { byLink: [], problems: [] } });
  const requests = shared.calls.list.flatMap((call) => call.requests ?? []);
  expect([...new Set(requests.map(({ method }) => method))]).toEqual(['get']);
  expect([rights(), accessOf(host, 'Ann')]).toEqual([['owner', 'writer'], 'account']);
});

describe('a player without a Google account', () => {
  const host = withAddresses('', 'ben@firm.example');
  host.addPeople([{ name: 'Ben', email: 'ben@firm.example', hasAccount: false }]);
  makeMatch(host, 'secret-soulmate', NAMES);

  test.each(['Ann', 'Ben'])('%s gets the file by its secret link, and the match is made', (name) => {
    expect(host.openFile(undefined, privateFile(host, name).id).right).toBe('reader');
    expect(accessOf(host, name)).toBe('link');
    expect(host.fileText(privateFile(host, name).id)).toContain('Anyone with the link can open this file');
  });

  test('does not open the files of the others', () => {
    expect(accessOf(host, 'Cleo')).toBe('account');
    expect(() => host.openFile(undefined, privateFile(host, 'Cleo').id)).toThrow('access');
    expect(host.openFile(undefined, spectatorFile(host).id).right).toBe('reader');
  });

  test('is named where the files are shared again', () => {
    expect(ask(host, 'shareAgain')).toEqual({ byLink: ['Ann', 'Ben'], made: [], problems: [] });
  });

  test('who gets an account later is the only reader again', () => {
    const old = privateFile(host, 'Ann').id;
    ask(host, 'substitute', {
      player: 'Ann',
      person: 'same',
      by: '',
      name: 'Ann',
      email: 'ann@example.com',
    });
    expect(mayOpen(host, undefined, old)).toBe(false);
    expect(ask(host, 'shareAgain')).toEqual({ byLink: ['Ben'], made: [], problems: [] });
    expect(readersOf(host, 'Ann')).toEqual(['ann@example.com']);
    expect(accessOf(host, 'Ann')).toBe('account');
  });
});

test('G80 the panel looks once a day whether players find their files, and Verify each time', () => {
  const host = begun('code');
  expect(stateOf(host)).toMatchObject({ filesDue: true, warnings: [] });
  expect(ask(host, 'checkFiles')).toEqual([]);
  expect(stateOf(host).filesDue).toBe(false);
  host.deleteFile(privateFile(host, 'Ann').id);
  host.trashFile(privateFile(host, 'Ben').id);
  host.deleteFile(rowOf(host, 1).form);
  host.deleteFile(rowOf(host, 1).trades);
  host.passTime(24 * 3_600_000);
  expect(stateOf(host).filesDue).toBe(true);
  const lost = [
    'Ann’s file was deleted for good, or is no longer yours. Press “Renew who can open the files” to get a new file.',
    'Ben’s file is in Drive’s bin. Restore the file, so that players can find it.',
    'The order form of Secret Soulmate was deleted for good, or is no longer yours. Nobody can send it. Enter orders for the players, or end the match early and begin a new match.',
    'The trade form of Secret Soulmate was deleted for good, or is no longer yours. Nobody can send it. Enter trades under “Enter or cancel a trade”, or end the match early and begin a new match.',
  ];
  // One read of the workbook, one look at all files at once, one at who opens them, and two at the hosts.
  const { value, calls } = host.call(HOST, 'checkFiles', []);
  expect(value).toEqual({ ok: true, value: lost });
  expect(calls.service).toBe(7);
  expect(stateOf(host)).toMatchObject({ filesDue: false, warnings: lost });
});

test('H23 a file whose sharing was taken away by hand is named, and shared again by the press that is named', () => {
  const host = begun('email');
  for (const file of [privateFile(host, 'Ann'), spectatorFile(host)])
    file.permissions = file.permissions.filter(({ role }) => role === 'owner');
  expect(ask(host, 'checkFiles')).toEqual([
    'Ann can no longer open their file. Press “Renew who can open the files”.',
    'The spectators can no longer open their file. Press “Renew who can open the files”.',
  ]);
  expect(ask(host, 'shareAgain').problems).toEqual([]);
  expect(() => host.openFile('ann@example.com', privateFile(host, 'Ann').id)).not.toThrow();
  expect(ask(host, 'checkFiles')).toEqual([]);
});

test('G76 a form that Drive hides from the script is not taken for one that is gone', () => {
  const host = empty('code');
  host.world.switches = { ...host.world.switches, hiddenForms: true };
  makeMatch(host, 'secret-soulmate', NAMES);
  expect(ask(host, 'checkFiles')).toEqual([]);
  host.deleteFile(privateFile(host, 'Ann').id);
  expect(ask(host, 'checkFiles')).toEqual([expect.stringMatching(/^Ann’s file was deleted for good/)]);
});

describe('G28 a file that was deleted for good', () => {
  const played = madeOnce(() => {
    const host = begun('code');
    resolve(host, 1);
    return host;
  });

  test('is made again when the files are shared again, only for its player, with the page of the match', () => {
    const host = played();
    const old = privateFile(host, 'Ann').id;
    host.deleteFile(old);
    expect(ask(host, 'shareAgain')).toEqual({ byLink: [], made: ['Ann'], problems: [] });
    const file = privateFile(host, 'Ann');
    expect(file.id).not.toBe(old);
    expect(readersOf(host, 'Ann')).toEqual(['ann@example.com']);
    expect(host.fileText(file.id)).toContain('Secret Soulmate');
    expect(accessOf(host, 'Ann')).toBe('account');
    expect(stateOf(host)).toMatchObject({ handingOver: [], outbox: [{ isForm: true }] });
    resolve(host, 1);
    expect(host.fileText(file.id)).toContain('Round 2');
    expect(ask(host, 'verify').fault).toBe('');
    expect(ask(host, 'shareAgain')).toEqual({ byLink: [], made: [], problems: [] });
  });

  test('of the spectators is made again for everyone, and all pages link it (H23)', () => {
    const host = played();
    const old = spectatorFile(host).id;
    host.deleteFile(old);
    expect(ask(host, 'checkFiles')).toEqual([
      'The spectators’ file was deleted for good, or is no longer yours. Press “Renew who can open the files” to get a new file.',
    ]);
    const { value } = host.call(HOST, 'shareAgain', []);
    expect(value).toMatchObject({
      ok: true,
      value: { made: [], problems: [] },
      note: 'The spectators have a new file with a new link.',
    });
    ask(host, 'deliverOutbox');
    const file = spectatorFile(host).id;
    expect(file).not.toBe(old);
    expect(host.fileText(file)).toContain('Secret Soulmate');
    expect(stateOf(host).season?.spectatorLink).toContain(file);
    expect(ask(host, 'verify').fault).toBe('');
    expect(ask(host, 'shareAgain').problems).toEqual([]);
  });
});
