import { sendAllReceipts, sendReceipts } from '../../../src/sheets/delivery/receipts.ts';
import { takeTurn, wakeUp } from '../../../src/sheets/delivery/turn.ts';
import { openNote } from '../../../src/sheets/delivery/wake-up-note.ts';
import { isCopy } from '../../../src/sheets/log/events.ts';
import { attempt, makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../../src/sheets/panel-api/panel.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { makeScript, type RealLock } from '../interleave/script.ts';
import type { Memory } from '../memory-ports.ts';
import { changeWatch } from '../memory-text.ts';
import { begin, NAMES, send } from '../season.ts';

// A killed script writes this to its log.
beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => {
  jest.restoreAllMocks();
});

const KILLED = new Error('The script was ended.');

/** A player sends an order, and Google wakes the add-on up. */
function submit(memory: Memory, lock: RealLock, name: string): void {
  send(memory, name, { 'Number card': 3 });
  wakeUp(makeScript(memory, lock).ports);
}

/** Fails unless every player's file shows the same as if it were drawn now. */
function expectAllShown(memory: Memory): void {
  expect(openNote(memory.ports)).toBeUndefined();
  const shown = new Map(memory.pageWrites.map(({ file, grid }) => [file, JSON.stringify(grid)]));
  expect(sendAllReceipts(memory.ports)).toEqual({ sent: 0, waiting: 0 });
  memory.notes.delete('shown:920001');
  memory.pageWrites.length = 0;
  sendAllReceipts(memory.ports);
  for (const { file, grid } of memory.pageWrites) expect(shown.get(file)).toBe(JSON.stringify(grid));
}

/** The runs that are interrupted: a wake-up, and a resolve. */
const WORK: Readonly<Record<string, (ports: Ports) => unknown>> = {
  'a wake-up': wakeUp,
  'a resolve': (ports) =>
    makeEntryPoints(CALLS, () => ports).resolveRound({ match: 1, round: 0, early: true }),
};

/** The number of steps that some work takes when nothing interrupts it. */
function stepsOf(work: (ports: Ports) => unknown): number {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 3 });
  const script = makeScript(memory, { isHeld: false });
  work(script.ports);
  return script.steps();
}

/** The steps before which a script may be killed: the first of all those between which nothing changes. */
function killsOf(work: (ports: Ports) => unknown): number[] {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 3 });
  const isChanged = changeWatch(memory);
  const steps: number[] = [];
  const script = makeScript(memory, { isHeld: false }, (step) => {
    if (isChanged()) steps.push(step);
  });
  work(script.ports);
  return steps;
}

// Two orders arrive at every eighth step, the first and the last; `npm run interleave` lets one arrive before each step of every action.
const STRIDE = 8;
const someOf = (steps: number) =>
  Array.from({ length: steps }, (_, i) => i + 1).filter((step) => step % STRIDE === 1 || step === steps);

const CASES = Object.entries(WORK).flatMap(([name, work]) =>
  someOf(stepsOf(work)).map((step) => [name, step, work] as const),
);

const KILLS = Object.entries(WORK).flatMap(([name, work]) =>
  killsOf(work).map((step) => [name, step, work] as const),
);

describe('no receipt is lost, and none is sent twice', () => {
  test.each(CASES)('when two orders arrive in the middle of %s, before step %i', (_name, at, work) => {
    const memory = begin();
    const lock = { isHeld: false };
    send(memory, 'Ann', { 'Number card': 3 });
    const script = makeScript(memory, lock, (step) => {
      if (step !== at) return;
      submit(memory, lock, 'Ben');
      submit(memory, lock, 'Cleo');
    });
    work(script.ports);
    expect(script.steps()).toBeGreaterThanOrEqual(at);
    expectAllShown(memory);
  });

  test.each(KILLS)('when %s is killed before step %i, and another order arrives', (_name, at, work) => {
    const memory = begin();
    const lock = { isHeld: false };
    send(memory, 'Ann', { 'Number card': 3 });
    const script = makeScript(memory, lock, (step) => {
      if (step >= at) throw KILLED;
    });
    attempt(() => work(script.ports));
    expect(lock.isHeld).toBe(false);
    // The panel does so by itself.
    makeEntryPoints(CALLS, () => memory.ports).deliverOutbox();
    submit(memory, lock, 'Ben');
    expectAllShown(memory);
  });
});

describe('two panels', () => {
  const ID = '0123456789abcdef0123456789abcdef';
  const AWARD = { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'A prize' };
  const give = (ports: Ports) => makeEntryPoints(CALLS, () => ports).award(AWARD, ID);
  const move = (ports: Ports) => makeEntryPoints(CALLS, () => ports).setDeadline(1, 0, '');
  const kindsIn = (memory: Memory) =>
    memory
      .entries()
      .filter((one) => !isCopy(one))
      .map(({ what }) => what);
  const last = stepsOf(give);

  test.each(someOf(last))(
    'do one award and one deadline, when the award comes again and the deadline before step %i of it',
    (at) => {
      const memory = begin();
      const lock = { isHeld: false };
      const inside: Answer<unknown>[] = [];
      const script = makeScript(memory, lock, (step) => {
        if (step === at) inside.push(...[give, move].map((act) => act(makeScript(memory, lock).ports)));
      });
      expect(give(script.ports)).toMatchObject({ ok: true });
      expect(inside).toHaveLength(2);
      // A host whose call was refused because another call was running presses again.
      inside.forEach((answer, i) => {
        if (answer.ok) return;
        expect(answer.problem.code).toBe('busy');
        expect([give, move][i]?.(memory.ports)).toMatchObject({ ok: true });
      });
      const kinds = kindsIn(memory);
      expect(kinds.filter((kind) => kind === 'award')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'deadline')).toHaveLength(1);
      expect(memory.book().log.fault).toBeUndefined();
    },
  );
});

test('a wake-up that finds the lock held says so to the panel, which sends the receipt', () => {
  const memory = begin();
  const lock = { isHeld: true };
  submit(memory, lock, 'Ann');
  const calls = makeEntryPoints(CALLS, () => memory.ports);
  expect(calls.getState()).toMatchObject({ value: { receiptsWait: true } });
  memory.pageWrites.length = 0;
  expect(calls.deliverOutbox()).toMatchObject({ ok: true });
  expect(memory.pageWrites).toHaveLength(1);
  expect(calls.getState()).toMatchObject({ value: { receiptsWait: false } });
});

test('an answer that never came leaves the receipt to the panel', () => {
  const memory = begin();
  const { read } = memory.ports.workbook;
  memory.ports.workbook.read = () => {
    throw new Error('No answer came.');
  };
  wakeUp(memory.ports);
  memory.ports.workbook.read = read;
  expect(openNote(memory.ports)).toBeDefined();
});

test('a receipt that Google’s limit delays is sent by the next wake-up', () => {
  const memory = begin();
  const { send: sendNow } = memory.ports.post;
  memory.ports.post.send = (pageWrites) => pageWrites.map(() => ({ error: 'too many calls', wait: 1000 }));
  submit(memory, { isHeld: false }, 'Ann');
  expect(openNote(memory.ports)).toBeDefined();
  memory.ports.post.send = sendNow;
  submit(memory, { isHeld: false }, 'Ben');
  expectAllShown(memory);
});

test('after a round no file is written for players who have sent nothing new', () => {
  const memory = begin();
  const lock = { isHeld: false };
  for (const name of NAMES) submit(memory, lock, name);
  WORK['a resolve']!(makeScript(memory, lock).ports);
  memory.pageWrites.length = 0;
  submit(memory, lock, 'Ben');
  expect(memory.pageWrites).toHaveLength(1);
  makeEntryPoints(CALLS, () => memory.ports).undoRound(1, 1);
  memory.pageWrites.length = 0;
  submit(memory, lock, 'Cleo');
  expect(memory.pageWrites).toHaveLength(1);
});

test('of many orders that arrive during a run, one more run sends all receipts', () => {
  const memory = begin();
  const lock = { isHeld: false };
  const { send: sendNow } = memory.ports.post;
  let sent = 0;
  memory.ports.post.send = (pageWrites) => {
    sent++;
    return sendNow(pageWrites);
  };
  let arrived = 0;
  const script = makeScript(memory, lock, () => {
    if (!lock.isHeld) return;
    const name = NAMES[arrived++ % NAMES.length] as string;
    submit(memory, lock, name);
  });
  send(memory, 'Ann', { 'Number card': 3 });
  wakeUp(script.ports);
  expect(arrived).toBeGreaterThan(4);
  expect(sent).toBe(2);
  expectAllShown(memory);
});

test('receipts that Google did not take when the host sent them are left to the next who looks', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 3 });
  send(memory, 'Ben', { 'Number card': 3 });
  const { post } = memory.ports;
  const lost = { error: 'Service unavailable', passes: true } as const;
  const ports = {
    ...memory.ports,
    post: {
      send: (pageWrites: Parameters<typeof post.send>[0]) => [lost, ...post.send(pageWrites.slice(1))],
    },
  };
  expect(sendReceipts(ports, 1)).toBe(1);
  expect(openNote(memory.ports)).toBeDefined();
  takeTurn(memory.ports, () => {});
  expectAllShown(memory);
});
