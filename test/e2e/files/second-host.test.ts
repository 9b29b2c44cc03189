import type { Host } from '../../../local/host/host.ts';
import type { CallResult } from '../../../local/host/script-runner.ts';
import type { Arguments, CallName, Value } from '../../../src/sheets/panel-api/calls.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { NAMES } from '../../players.ts';
import { begun, empty, madeOnce } from '../made-once.ts';
import {
  answerOf,
  ask,
  cellsOf,
  fileOf,
  HOST,
  hostOf,
  makeMatch,
  personalCode,
  privateFile,
  problemOf,
  rehearsal,
  requestFor,
  rowOf,
  sendOrders,
  spectatorFile,
  stateOf,
  tryAsk,
} from '../season.ts';

// A second host: another account that edits the same workbook. Drive shows it no file of the first account
// (docs/google.md, G81). The Sheets API and FormApp let it write what it may edit (G82).

const OTHER = 'other@example.com';
/** Makes a call as the second host. */
function tryOther<N extends CallName>(host: Host, name: N, ...given: Arguments<N>) {
  return answerOf<Value<N>>(host.call(OTHER, name, given));
}

function askOther<N extends CallName>(host: Host, name: N, ...given: Arguments<N>): Value<N> {
  const answer = tryOther(host, name, ...given);
  if (!answer.ok) throw new Error(`${name}: ${answer.problem.what} ${answer.problem.todo}`);
  return answer.value;
}

/** The first host shares the workbook with the second one. */
function invite(host: Host): void {
  host.addPeople([{ name: 'Other', email: OTHER }]);
  const workbook = host.world.files[host.world.activeWorkbook as string];
  workbook?.permissions.push({ id: 'other', type: 'user', role: 'writer', emailAddress: OTHER });
}

const ofTwo = madeOnce(() => {
  const host = empty('code');
  invite(host);
  return host;
});

const saved = madeOnce(() => {
  const host = ofTwo();
  makeMatch(host, 'secret-soulmate', NAMES);
  return host;
});

/** The rights to each file, by its id. */
const rightsIn = ({ world }: Host) =>
  Object.values(world.files).map(({ id, permissions }) => [id, structuredClone(permissions)]);

describe('the second host', () => {
  const random = (n: number) => n - 1;

  test('may write each file and form; its reader stays the only one', () => {
    const host = saved();
    const writers = (name: string) =>
      fileOf(host, name).permissions.flatMap(({ role, emailAddress }) =>
        role === 'writer' ? [emailAddress] : [],
      );
    const names = [
      ...NAMES.map((name) => `${name} — private`),
      'For spectators',
      'Secret Soulmate — orders',
      'Secret Soulmate — trade form',
    ];
    expect(names.map(writers)).toEqual(names.map(() => [OTHER]));
    expect(() => host.openFile(OTHER, privateFile(host, 'Ann').id)).not.toThrow();
    expect(() => host.openFile('ben@example.com', privateFile(host, 'Ann').id)).toThrow('access');
  });

  test('plays a match to its end and closes it; the first one brings it back from the other’s archive', () => {
    const host = ofTwo();
    makeMatch(host, 'not-flower-field', NAMES, { options: { rounds: 1 } });
    for (let over = false, round = 0; !over; round++) {
      sendOrders(host, 1, random);
      over = askOther(host, 'resolveRound', { match: 1, round, early: true }).over;
      askOther(host, 'renewForms');
      host.clock.advance(120_000);
    }
    expect(stateOf(host).outbox).toEqual([]);
    expect(host.fileText(spectatorFile(host).id)).toContain('The match is over');
    askOther(host, 'closeMatch', 1);
    expect(stateOf(host).closed).toBe(1);
    ask(host, 'bringBack', 1);
    ask(host, 'undoRound', 1, rowOf(host, 1).round, rowOf(host, 1).round);
    expect(stateOf(host).matches[0]).toMatchObject({ over: false, problem: null });
  });
});

test.each([1, 2, 3, 4])(
  'both hosts press Resolve: in the middle of call %i the other is told, and nothing happens twice',
  (nth) => {
    const host = hostOf({ state: saved().snapshot(), hasQuotas: false });
    const request = { match: 1, round: 0 };
    const resolves = () => cellsOf(host, TABS.audit.sheetId).filter((line) => line[5] === 'resolve').length;
    sendOrders(host, 1, (n) => n - 1);
    let other: CallResult | undefined;
    host.during(nth, () => {
      other = host.call(OTHER, 'resolveRound', [request]);
    });
    expect(tryAsk(host, 'resolveRound', request)).toMatchObject({ ok: true });
    expect(problemOf(answerOf(other as CallResult))).toBe(`${HOST} is at work in this season right now.`);
    expect([resolves(), rowOf(host, 1).round]).toEqual([1, 1]);
    expect(tryOther(host, 'resolveRound', request)).toMatchObject({ problem: { code: 'stale' } });
    expect(resolves()).toBe(1);
    expect(ask(host, 'verify').fault).toBe('');
  },
);

test('G81 where Drive shows what the script made for others, the second host changes rights, too', () => {
  const host = hostOf({ state: saved().snapshot(), switches: { sharedAppFiles: true } });
  expect(askOther(host, 'shareAgain')).toEqual({ byLink: [], made: [], problems: [] });
  expect(askOther(host, 'resolveRound', { match: 1, round: 0, early: true })).toMatchObject({ failed: [] });
});

describe('what only the account that made the files can do', () => {
  const host = saved();

  test('is named, with who can, and changes nothing', () => {
    const before = rightsIn(host);
    const { problems } = askOther(host, 'shareAgain');
    expect(problems).toHaveLength(NAMES.length + 1);
    expect(problems[0]).toMatch(
      /^Ann’s file: another host’s account made the file.* Let host@example\.com press/,
    );
    expect(rightsIn(host)).toEqual(before);
    expect(stateOf(host).season?.players.map(({ access }) => access)).toEqual(NAMES.map(() => 'account'));
    expect(ask(host, 'shareAgain')).toEqual({ byLink: [], made: [], problems: [] });
  });

  test('a match that the first host began and did not finish', () => {
    host.failCall({ match: (name) => name === 'Form.setDestination', when: 'kill' });
    host.call(HOST, 'newGame', [requestFor('secret-soulmate', NAMES)]);
    expect(stateOf(host).job).not.toBeNull();
    const answer = tryOther(host, 'continueWork');
    expect(problemOf(answer)).toContain('host@example.com began Secret Soulmate 2');
    expect(ask(host, 'continueWork')).toMatchObject({ finished: true });
  });

  test('a match that nobody finishes can be given up by the second host', () => {
    host.failCall({ match: (name) => name === 'Form.setDestination', when: 'kill' });
    host.call(HOST, 'newGame', [requestFor('secret-soulmate', NAMES)]);
    expect(tryOther(host, 'abandonWork')).toMatchObject({
      ok: true,
      note: expect.stringContaining('stay in the Drive of host@example.com'),
    });
    expect(stateOf(host).job).toBeNull();
  });
});

test('a host who is invited later is let in when the first one shares the files again', () => {
  const host = begun('code');
  invite(host);
  askOther(host, 'resolveRound', { match: 1, round: 0, early: true });
  const waiting = stateOf(host).outbox.filter(({ isForm }) => !isForm);
  expect(waiting).toHaveLength(5);
  expect(waiting[0]?.error).toMatch(/only the host who began the season has this right/);
  ask(host, 'shareAgain');
  askOther(host, 'deliverOutbox');
  askOther(host, 'renewForms');
  expect(stateOf(host).outbox).toEqual([]);
  expect(host.fileText(privateFile(host, 'Ann').id)).toContain('Round 2 is open');
});

test('G59 a second host who makes a match adds no second trigger, and a response is shown once', () => {
  const host = saved();
  const request = requestFor('secret-soulmate', NAMES);
  askOther(host, 'newGame', request);
  expect(host.world.triggers.map(({ owner }) => owner)).toEqual([HOST]);
  const [answers = {}] = [...rehearsal(host, 1, (n) => n - 1).values()];
  const sent = host.submitForm(undefined, rowOf(host, 1).form, {
    ...personalCode(host, NAMES[0]!),
    ...answers,
  });
  const { triggered } = sent;
  const requests = triggered.map(({ calls }) => calls.list.flatMap(({ requests: sent = [] }) => sent));
  const writes = requests.map((all) => all.filter(({ url }) => url.includes(':batchUpdate')).length);
  expect(writes).toEqual([1]);
});

/** The host takes the workbook from the second one. */
function takeOut(host: Host): void {
  const { permissions } = host.world.files[host.world.activeWorkbook as string]!;
  permissions.splice(0, permissions.length, ...permissions.filter(({ id }) => id !== 'other'));
}

/** The files that an account may open as an editor or a reader, but not as their owner. */
function sharedWith({ world }: Host, address: string): readonly string[] {
  return Object.values(world.files)
    .filter(({ permissions }) =>
      permissions.some(({ role, emailAddress }) => emailAddress === address && role !== 'owner'),
    )
    .map(({ name }) => name);
}

describe('H23 a second host who is taken out of the workbook', () => {
  test('keeps no file, no form and no archive once the files are renewed', () => {
    const host = ofTwo();
    makeMatch(host, 'not-flower-field', NAMES, { options: { rounds: 1 } });
    sendOrders(host, 1, (n) => n - 1);
    ask(host, 'resolveRound', { match: 1, round: 0, early: true });
    ask(host, 'closeMatch', 1);
    makeMatch(host, 'secret-soulmate', NAMES);
    takeOut(host);
    expect(sharedWith(host, OTHER)).toHaveLength(10);
    const named = `${OTHER} can open 10 files and forms and should not. Press “Renew who can open the files”.`;
    expect(ask(host, 'checkFiles')).toEqual([named]);
    expect(stateOf(host).warnings).toContain(named);
    expect(ask(host, 'shareAgain').problems).toEqual([]);
    expect(sharedWith(host, OTHER)).toEqual([]);
    expect(() => host.openFile(OTHER, privateFile(host, 'Ann').id)).toThrow('access');
    expect(() => host.openFile('ann@example.com', privateFile(host, 'Ann').id)).not.toThrow();
    expect(ask(host, 'checkFiles')).toEqual([]);
  });

  test('who plays stays the reader of the own file, and of no other', () => {
    const host = begun('code');
    host.addPeople([{ name: 'Other', email: OTHER }]);
    const workbook = host.world.files[host.world.activeWorkbook as string]!;
    const ann = 'ann@example.com';
    workbook.permissions.push({ id: 'other', type: 'user', role: 'writer', emailAddress: ann });
    expect(ask(host, 'shareAgain').problems).toEqual([]);
    expect(sharedWith(host, ann).length).toBeGreaterThan(5);
    takeOut(host);
    expect(ask(host, 'shareAgain').problems).toEqual([]);
    expect(sharedWith(host, ann)).toEqual(['Ann — private']);
    const { permissions } = privateFile(host, 'Ann');
    expect(permissions.find(({ emailAddress }) => emailAddress === ann)).toMatchObject({ role: 'reader' });
  });

  test('whose files are replaced is named with what they still read', () => {
    const host = ofTwo();
    askOther(host, 'newGame', requestFor('secret-soulmate', NAMES));
    const old = privateFile(host, 'Ann').id;
    takeOut(host);
    const advice = ask(host, 'checkFiles').join('\n');
    expect(advice).toContain('Ann’s file belongs to a former host. Press “Renew');
    expect(advice).toContain('The order form of Secret Soulmate belongs to a former host. Press “Renew');
    const { problems, made } = ask(host, 'shareAgain');
    expect(made).toEqual(NAMES);
    expect(problems).toContain(
      `Ann’s file is a new file now. The old file belongs to the former host ${OTHER}, who can still read its pages. This old link is no longer used: https://docs.google.com/spreadsheets/d/${old}`,
    );
    const { players } = stateOf(host).season!;
    const files = players.map(({ link }) => link);
    expect(files.join()).not.toContain(old);
    for (const { owner } of [...NAMES.map((name) => `${name} — private`), 'For spectators'].map((name) => ({
      owner: Object.values(host.world.files)
        .filter((file) => file.name === name)
        .at(-1)!
        .permissions.find(({ role }) => role === 'owner')?.emailAddress,
    })))
      expect(owner).toBe(HOST);
    ask(host, 'resolveRound', { match: 1, round: 0, early: true });
    expect(host.fileText(players.map(({ link }) => link.split('/').at(-1)!)[0]!)).toContain(
      'Round 2 is open',
    );
    expect(host.fileText(old)).not.toContain('Round 2 is open');
    expect(ask(host, 'checkFiles')).toEqual([]);
  });

  test.each([
    ['opens', ''],
    ['no longer opens to this account', 'gone'],
  ])('whose forms are replaced sees no response that comes later; the old form %s', (_, how) => {
    const host = ofTwo();
    askOther(host, 'newGame', requestFor('secret-soulmate', NAMES));
    const old = rowOf(host, 1);
    const [first, second] = [...rehearsal(host, 1, (n) => n - 1)];
    const send = (form: string, [name, answers]: readonly [string, Parameters<Host['submitForm']>[2]]) =>
      host.submitForm(undefined, form, { ...personalCode(host, name), ...answers });
    send(old.form, first!);
    takeOut(host);
    const oldForm = host.world.files[old.form]!;
    if (how === 'gone')
      oldForm.permissions.splice(0, 9, ...oldForm.permissions.filter(({ role }) => role === 'owner'));
    const { problems } = ask(host, 'shareAgain');
    expect(problems).toContain(
      'Secret Soulmate has new forms, which have all responses so far. The former host other@example.com can still read those responses in the old forms. The old links no longer work. The pages show the new links.',
    );
    const now = rowOf(host, 1);
    const owners = [now.form, now.trades].map(
      (form) => host.world.files[form]?.permissions.find(({ role }) => role === 'owner')?.emailAddress,
    );
    expect(owners).toEqual([HOST, HOST]);
    // What had come counts, and the rest comes by the new form alone.
    const sent = () =>
      stateOf(host)
        .matches[0]!.seats.filter(({ receivedAt }) => receivedAt !== '')
        .map(({ name }) => name);
    expect(sent()).toEqual([first![0]]);
    const { link = '' } = stateOf(host).season!.players.find(({ name }) => name === second![0]) ?? {};
    const page = host.fileText(link.split('/').at(-1)!);
    expect([now.formUrl, old.formUrl].map((url) => page.includes(url.split('?')[0]!))).toEqual([true, false]);
    send(now.form, second!);
    expect(sent().sort()).toEqual([first![0], second![0]].sort());
    if (how === '')
      expect(send(old.form, second!)).toMatchObject({
        recorded: false,
        reason: expect.stringContaining('(replaced: use the link on your page)'),
      });
    else expect(problems.join()).toContain('The old order form of Secret Soulmate cannot be closed');
    expect(ask(host, 'checkFiles')).toEqual([]);
    ask(host, 'resolveRound', { match: 1, round: 0, early: true });
    expect(ask(host, 'verify').fault).toBe('');
  });

  test('whose forms are replaced: a script that ends at any call is finished by the next press', () => {
    const start = ofTwo();
    askOther(start, 'newGame', requestFor('secret-soulmate', NAMES));
    takeOut(start);
    const state = start.snapshot();
    const formsOf = ({ world }: Host) =>
      Object.values(world.files).filter(
        ({ kind, trashed, permissions }) =>
          kind === 'form' &&
          !trashed &&
          permissions.some((one) => one.role === 'owner' && one.emailAddress === HOST),
      );
    for (let nth = 5, isDone = false; !isDone; nth += 9) {
      const host = hostOf({ state });
      const fault = host.failCall({ nth, when: 'kill-after' });
      host.call(HOST, 'shareAgain', []);
      isDone = !fault.used;
      fault.cancel();
      host.clock.advance(60_000);
      ask(host, 'shareAgain');
      ask(host, 'renewForms');
      ask(host, 'deliverOutbox');
      const { form, trades, formTab, tradesTab } = rowOf(host, 1);
      expect([
        nth,
        formsOf(host)
          .map(({ id }) => id)
          .sort(),
      ]).toEqual([nth, [form, trades].sort()]);
      expect([nth, ask(host, 'checkFiles'), ask(host, 'verify').fault, stateOf(host).outbox]).toEqual([
        nth,
        [],
        '',
        [],
      ]);
      const tabs = host.world.files[host.world.activeWorkbook as string];
      const linked =
        tabs?.kind === 'workbook' ? tabs.workbook.sheets.filter(({ title }) => title.includes('— ')) : [];
      expect([nth, linked.map(({ sheetId }) => sheetId)]).toEqual([
        nth,
        expect.arrayContaining([formTab, tradesTab]),
      ]);
    }
  });

  test('whose archive is named takes no further match', () => {
    const host = ofTwo();
    const playOnce = () => {
      makeMatch(host, 'not-flower-field', NAMES, { options: { rounds: 1 } });
      const { number } = stateOf(host).matches[0]!;
      ask(host, 'resolveRound', { match: number, round: 0, early: true });
      return number;
    };
    askOther(host, 'closeMatch', playOnce());
    takeOut(host);
    ask(host, 'closeMatch', playOnce());
    const { problems } = ask(host, 'shareAgain');
    expect(problems).toContain(
      'Archive 1 belongs to a former host, who can read and delete this file. Bring the matches in this archive back, and close them again. The matches are then in an archive of yours.',
    );
    const ownerOf = (name: string) =>
      fileOf(host, name).permissions.find(({ role }) => role === 'owner')?.emailAddress;
    const [first, second] = [1, 2].map((n) => ownerOf(`Archive ${n} of the season — hosts only`));
    expect([first, second]).toEqual([OTHER, HOST]);
    ask(host, 'bringBack', 1);
    ask(host, 'closeMatch', 1);
    expect(ask(host, 'shareAgain').problems).toEqual([]);
  });
});
