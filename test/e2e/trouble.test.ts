import type { Host } from '../../local/host/host.ts';
import type { CallResult } from '../../local/host/script-runner.ts';
import type { ResolvedAnswer } from '../../src/sheets/panel-api/panel.ts';
import { TABS } from '../../src/sheets/workbook/tabs/season.ts';
import { makeRandom } from '../players.ts';
import { begun } from './made-once.ts';
import {
  answerOf,
  ask,
  cellsOf,
  codeOf,
  HOST,
  hostOf,
  matchesOf,
  privateFile,
  problemOf,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  submit,
  tryAsk,
} from './season.ts';

const SECOND = 'second-host@example.com';
const REQUEST = { match: 1, round: 0 };

const STATE = (() => {
  const host = begun('email');
  sendOrders(host, 1, makeRandom('trouble'));
  host.addPeople([{ name: 'Second host', email: SECOND }]);
  const workbook = host.world.files[host.world.activeWorkbook as string];
  workbook?.permissions.push({ id: 'p', type: 'user', role: 'writer', emailAddress: SECOND });
  for (const file of Object.values(host.world.files))
    if (file.kind === 'workbook' && file.id !== workbook?.id)
      file.permissions.push({ id: 'q', type: 'user', role: 'writer', emailAddress: SECOND });
  return host.snapshot();
})();

const begin = () => hostOf({ state: STATE, hasQuotas: false });

function resolveEntries(host: Host): number {
  return cellsOf(host, TABS.audit.sheetId).filter((line) => line[5] === 'resolve').length;
}

describe('two panels press Resolve at once', () => {
  test.each([1, 2, 3, 4])('in the middle of call %i the other is told, and nothing happens twice', (nth) => {
    const host = begin();
    let other: CallResult | undefined;
    host.during(nth, () => {
      other = host.call(SECOND, 'resolveRound', [REQUEST]);
    });
    expect(answerOf(host.call(HOST, 'resolveRound', [REQUEST]))).toMatchObject({ ok: true });
    const told = answerOf<ResolvedAnswer>(other as CallResult);
    expect(problemOf(told)).toBe(`${HOST} is at work in this season right now.`);
    expect(resolveEntries(host)).toBe(1);
    expect(rowOf(host, 1).round).toBe(1);
    expect(codeOf(answerOf(host.call(SECOND, 'resolveRound', [REQUEST])))).toBe('stale');
    expect(resolveEntries(host)).toBe(1);
    expect(ask(host, 'verify').fault).toBe('');
  });
});

test('an order that arrives while the round is resolved counts for the next one', () => {
  const host = begin();
  host.during(2, () => {
    // A response that arrives in the second of the resolve belongs to the round before.
    host.clock.advance(1000);
    submit(host, 1, 'Ann', { 'Number card': '3' }, { triggers: 1 });
  });
  ask(host, 'resolveRound', REQUEST);
  const seats = stateOf(host).matches[0]?.seats ?? [];
  expect(seats.find(({ name }) => name === 'Ann')?.answers).toEqual(['Number card: 3']);
  expect(seats.filter(({ receivedAt }) => receivedAt !== '')).toHaveLength(1);
});

describe.each([
  [500, 'before'],
  [503, 'after'],
] as const)('a delivery that Google answers with %i', (status, when) => {
  test(`(${when} it took effect) waits in the outbox; Try these again sends it`, () => {
    const host = begin();
    const file = privateFile(host, 'Ben');
    const before = host.fileText(file.id);
    const armed = host.failRequest({ match: (url) => url.includes(file.id), status, when });
    const resolved = ask(host, 'resolveRound', REQUEST);
    expect(armed.used).toBe(1);
    expect(resolved).toMatchObject({ round: 1, sent: 4, failed: [{ to: 'Ben' }] });
    expect(host.fileText(file.id) === before).toBe(when === 'before');
    ask(host, 'renewForms');
    expect(matchesOf(host).outbox).toMatchObject([{ to: 'Ben', match: 1, tries: 1 }]);
    expect(stateOf(host).outbox).toMatchObject([{ to: 'Ben', tries: 1 }]);
    expect(ask(host, 'deliverOutbox').failed).toEqual([]);
    expect(matchesOf(host).outbox).toEqual([]);
    expect(host.fileText(file.id)).toContain('Your round 1');
    expect(resolveEntries(host)).toBe(1);
  });
});

test('what waits in the outbox goes out with the next round too', () => {
  const host = begin();
  const file = privateFile(host, 'Ben');
  host.failRequest({ match: (url) => url.includes(file.id), status: 500 });
  ask(host, 'resolveRound', REQUEST);
  sendOrders(host, 1, makeRandom('again'));
  expect(answerOf<ResolvedAnswer>(resolve(host, 1))).toMatchObject({ ok: true, value: { failed: [] } });
  expect(host.fileText(file.id)).toContain('Your round 2');
});

describe('the answer to the commit never comes', () => {
  test('though it was applied: the round goes on', () => {
    const host = begin();
    host.failCall({ nth: 2, when: 'after' });
    const result = host.call(HOST, 'resolveRound', [REQUEST]);
    expect(answerOf(result)).toMatchObject({ ok: true, value: { round: 1, failed: [] } });
    // Read, commit, look, deliver, tick off.
    expect(result.calls.service).toBe(5);
    expect(resolveEntries(host)).toBe(1);
  });

  test('and it was not applied: nothing is changed, and the host is told so', () => {
    const host = begin();
    const before = host.fileText(host.world.activeWorkbook as string);
    host.failCall({ nth: 2, when: 'before' });
    const answer = tryAsk(host, 'resolveRound', REQUEST);
    expect(answer).toMatchObject({ ok: false, problem: { safe: 'Nothing was changed.' } });
    expect(host.fileText(host.world.activeWorkbook as string)).toBe(before);
    expect(tryAsk(host, 'resolveRound', REQUEST)).toMatchObject({ ok: true });
  });
});

test('Resolve says no before the deadline, unless the host means it', () => {
  const host = begin();
  const due = new Date(host.clock.now() + 3_600_000).toISOString();
  ask(host, 'setDeadline', 1, 0, due);
  expect(codeOf(tryAsk(host, 'resolveRound', REQUEST))).toBe('too-early');
  expect(rowOf(host, 1)).toMatchObject({ round: 0, deadline: due });
  expect(tryAsk(host, 'resolveRound', { ...REQUEST, early: true })).toMatchObject({ ok: true });
});

test('Preview tells what Resolve then does, and writes nothing', () => {
  const host = begin();
  const before = Object.keys(host.world.files).map((id) => host.fileText(id));
  const preview = ask(host, 'preview', REQUEST);
  expect(Object.keys(host.world.files).map((id) => host.fileText(id))).toEqual(before);
  expect(preview.round).toBe(1);
  expect(preview.files).toContain('Ann');
  ask(host, 'resolveRound', REQUEST);
  expect(ask(host, 'why', 1, 1, 'host')).toEqual(expect.arrayContaining(preview.story));
});
