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

// A second host, another account that edits the same workbook: Drive shows it no file that the first one’s account made
// (docs/google.md, G81), and the Sheets API and FormApp let it write what it may edit (G82).

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

/** Who may do what with each file, by its id. */
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
    ask(host, 'undoRound', 1, rowOf(host, 1).round);
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
    expect(problems).toHaveLength(NAMES.length);
    expect(problems[0]).toMatch(/^Ann’s file: another host’s account made it.* Let host@example\.com press/);
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
      note: expect.stringContaining('stays in the Drive of host@example.com'),
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
  expect(waiting[0]?.error).toMatch(/the host who began the season may/);
  ask(host, 'shareAgain');
  askOther(host, 'deliverOutbox');
  askOther(host, 'renewForms');
  expect(stateOf(host).outbox).toEqual([]);
  expect(host.fileText(privateFile(host, 'Ann').id)).toContain('Round 2 is open');
});

test('G59 with a trigger of each host a response is shown once', () => {
  const host = saved();
  const request = requestFor('secret-soulmate', NAMES);
  askOther(host, 'newGame', request);
  expect(host.world.triggers.map(({ owner }) => owner)).toEqual([HOST, OTHER]);
  const [answers = {}] = [...rehearsal(host, 1, (n) => n - 1).values()];
  const sent = host.submitForm(undefined, rowOf(host, 1).form, {
    ...personalCode(host, NAMES[0]!),
    ...answers,
  });
  const { triggered } = sent;
  const writes = triggered.map(({ calls }) => calls.byName['Sheets.Spreadsheets.batchUpdate'] ?? 0);
  expect(writes).toEqual([1, 0]);
});
