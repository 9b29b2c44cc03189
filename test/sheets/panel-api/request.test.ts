import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../../src/sheets/panel-api/panel.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, resolve } from '../season.ts';

// A press whose answer was lost is pressed again with the same id, and is done once; an error after the commit is no failure.

const ID = '0123456789abcdef0123456789abcdef';
const OTHER = 'f'.repeat(32);
const AWARD = { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'A prize' };

const press = (ports: Ports, name: CallName, given: readonly unknown[], id = ID) =>
  makeEntryPoints(CALLS, () => ports)[name](...given, id) as Answer<unknown>;

const rowsOf = ({ ports }: Memory, sheetId: number) =>
  ports.workbook.read([sheetId]).tabs.find((tab) => tab.sheetId === sheetId)?.cells.length;

const rows = (memory: Memory) => [rowsOf(memory, TABS.audit.sheetId), rowsOf(memory, TABS.ledger.sheetId)];

const resolved = () => {
  const memory = begin();
  resolve(memory);
  return memory;
};

test.each<[CallName, readonly unknown[], () => Memory]>([
  ['award', [AWARD], begin],
  ['setDeadline', [1, 0, '2026-02-01T12:00:00Z'], begin],
  ['restoreTab', [1], begin],
  ['resolveRound', [{ match: 1, round: 0, early: true }], begin],
  ['undoRound', [1, 1, 1], resolved],
])('%s is done once though it is pressed twice with one id', (name, given, make) => {
  const memory = make();
  const [before = 0] = rows(memory);
  expect(press(memory.ports, name, given)).toMatchObject({ ok: true });
  const once = rows(memory);
  // An award has an entry of the season, and one of the match.
  expect(once[0]).toBe(before + (name === 'award' ? 2 : 1));
  expect(press(memory.ports, name, given)).toMatchObject({
    ok: true,
    note: expect.stringContaining('already done'),
  });
  expect(rows(memory)).toEqual(once);
});

test('two awards of two presses are two', () => {
  const memory = begin();
  press(memory.ports, 'award', [AWARD]);
  const [log = 0, ledger = 0] = rows(memory);
  expect(press(memory.ports, 'award', [AWARD], OTHER)).toEqual({ ok: true, value: null });
  expect(rows(memory)).toEqual([log + 2, ledger + 1]);
});

test('an id is 32 hexadecimal digits', () => {
  const { ports } = begin();
  expect(press(ports, 'award', [AWARD], 'x')).toMatchObject({ problem: { code: 'bad-argument' } });
});

const TROUBLE = new Error('Service unavailable');

test.each<[string, (ports: Ports) => Partial<Ports>]>([
  [
    'the release of the lock',
    ({ lock }) => ({
      lock: {
        ...lock,
        hold(patience, work) {
          lock.hold(patience, work);
          throw TROUBLE;
        },
      },
    }),
  ],
  [
    'each property after the commit',
    ({ memo, workbook }) => {
      let isCommitted = false;
      return {
        workbook: {
          ...workbook,
          commit(writes) {
            workbook.commit(writes);
            isCommitted = true;
          },
        },
        memo: {
          ...memo,
          set(key, value) {
            if (isCommitted) throw TROUBLE;
            memo.set(key, value);
          },
          setAll(texts) {
            if (isCommitted) throw TROUBLE;
            memo.setAll(texts);
          },
        },
      };
    },
  ],
  [
    'the deliveries',
    () => ({
      post: {
        send() {
          throw TROUBLE;
        },
      },
    }),
  ],
])('an error at %s leaves a success with a note', (_, broken) => {
  const memory = begin();
  const before = rows(memory);
  const answer = press({ ...memory.ports, ...broken(memory.ports) }, 'setDeadline', [1, 0, '']);
  expect(answer).toMatchObject({ ok: true, note: expect.stringContaining('Google had an internal problem') });
  expect(rows(memory)[0]).toBe((before[0] ?? 0) + 1);
  expect(press(memory.ports, 'setDeadline', [1, 0, ''])).toMatchObject({ ok: true });
  expect(rows(memory)[0]).toBe((before[0] ?? 0) + 1);
});

test('where nobody can see whether a change was saved, the panel says so', () => {
  const memory = begin();
  const { workbook } = memory.ports;
  let isLost = false;
  const lost: Ports['workbook'] = {
    ...workbook,
    read(sheetIds) {
      if (isLost) throw TROUBLE;
      return workbook.read(sheetIds);
    },
    commit(writes) {
      workbook.commit(writes);
      isLost = true;
      throw TROUBLE;
    },
  };
  const answer = press({ ...memory.ports, workbook: lost }, 'award', [AWARD]);
  expect(answer).toMatchObject({ ok: false, problem: { code: 'no-answer' } });
  const once = rows(memory);
  expect(press(memory.ports, 'award', [AWARD])).toMatchObject({ ok: true });
  expect(rows(memory)).toEqual(once);
});

test('what failed with an error is that error, though the end of the work fails too', () => {
  const { ports } = begin();
  const memo: Ports['memo'] = {
    ...ports.memo,
    set(key, value) {
      if (key === 'version') throw TROUBLE;
      ports.memo.set(key, value);
    },
  };
  expect(press({ ...ports, memo }, 'award', [{ ...AWARD, player: 'Nobody' }])).toMatchObject({
    problem: { what: 'Nobody is not on the roster.' },
  });
});
