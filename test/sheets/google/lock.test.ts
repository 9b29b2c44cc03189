import { makeLock } from '../../../src/sheets/google/lock.ts';

/** One of Google’s locks: others hold it for so many milliseconds more, or forever. */
interface FakeLock {
  heldFor: number;
  isOwn: boolean;
  readonly waits: number[];
}

const locks: Record<'document' | 'script', FakeLock> = {
  document: { heldFor: 0, isOwn: false, waits: [] },
  script: { heldFor: 0, isOwn: false, waits: [] },
};

function serviceOf(own: FakeLock) {
  return {
    tryLock(ms: number) {
      own.waits.push(ms);
      own.isOwn = own.heldFor <= ms;
      own.heldFor = Math.max(0, own.heldFor - ms);
      return own.isOwn;
    },
    releaseLock() {
      own.isOwn = false;
    },
  };
}

const globals = globalThis as { LockService?: unknown };
let forgotten = 0;
const lock = makeLock(() => {
  forgotten++;
});

beforeEach(() => {
  for (const one of Object.values(locks)) Object.assign(one, { heldFor: 0, isOwn: false, waits: [] });
  forgotten = 0;
  globals.LockService = {
    getDocumentLock: () => serviceOf(locks.document),
    getScriptLock: () => serviceOf(locks.script),
  };
});
afterAll(() => {
  delete globals.LockService;
});

/** Runs work in one of the two ways. Gives whether it was run. */
const WAYS = {
  hold: (work: () => void) => lock.hold(60_000, work) !== undefined,
  last: (work: () => void) => {
    let isDone = false;
    lock.last(60_000, () => {
      isDone = true;
      work();
    });
    return isDone;
  },
};

test.each(Object.entries(WAYS))(
  '%s runs work at once while nobody is at work, with one lock',
  (_name, run) => {
    expect(run(() => expect(locks.document.isOwn).toBe(true))).toBe(true);
    expect(locks.script.waits).toEqual([]);
  },
);

test.each(Object.entries(WAYS))(
  '%s waits alone for the work of others, and lets the next one wait',
  (_name, run) => {
    locks.document.heldFor = 5_000;
    const found: boolean[] = [];
    expect(run(() => found.push(locks.document.isOwn, locks.script.isOwn))).toBe(true);
    expect(found).toEqual([true, false]);
  },
);

test('what is last leaves its work to another run that waits', () => {
  Object.assign(locks.document, { heldFor: 5_000 });
  Object.assign(locks.script, { heldFor: 5_000 });
  expect(WAYS.last(() => {})).toBe(false);
  expect(locks.script.waits).toEqual([100]);
});

test('a host waits behind the one that waits', () => {
  Object.assign(locks.document, { heldFor: 5_000 });
  Object.assign(locks.script, { heldFor: 4_000 });
  expect(WAYS.hold(() => {})).toBe(true);
});

test.each(Object.entries(WAYS))(
  '%s gives up after its patience, and lets the next one wait',
  (_name, run) => {
    locks.document.heldFor = Number.POSITIVE_INFINITY;
    expect(run(() => {})).toBe(false);
    expect(locks.script.isOwn).toBe(false);
  },
);

test('notes are read again once the lock is held, and after it', () => {
  WAYS.hold(() => expect(forgotten).toBe(1));
  expect(forgotten).toBe(2);
  WAYS.last(() => expect(forgotten).toBe(3));
});

test('the lock is given back after a failure', () => {
  expect(() =>
    lock.hold(1000, () => {
      throw new Error('trouble');
    }),
  ).toThrow('trouble');
  expect(locks.document.isOwn).toBe(false);
});
