import type { Lock } from '../ports.ts';

/** Milliseconds of a first try to get the lock. Also the milliseconds of a try to become the only run that waits for the lock. */
const SHORT = 100;

/**
 * Gives access to the document's lock. At most one run waits for this lock. The waiting run meanwhile holds the script's
 * lock (docs/google.md, G9). Google releases both locks when a run ends. Calls `forget` whenever another run may have
 * written notes.
 */
export function makeLock(forget: () => void): Lock {
  return {
    hold: (patience, work) => {
      const lock = LockService.getDocumentLock();
      const isHeld = take(lock, patience, patience);
      forget();
      if (!isHeld) return undefined;
      try {
        return { done: work() };
      } finally {
        lock.releaseLock();
        forget();
      }
    },
    last: (patience, work) => {
      if (!take(LockService.getDocumentLock(), patience, SHORT)) return;
      forget();
      work();
    },
  };
}

/**
 * Takes the lock at once if it is free. Otherwise waits, unless another run already waits. `patience` is the longest
 * wait for the lock. `inLine` is the longest wait to become the waiting run. Both are in milliseconds.
 */
function take(lock: GoogleAppsScript.Lock.Lock, patience: number, inLine: number): boolean {
  if (lock.tryLock(SHORT)) return true;
  const line = LockService.getScriptLock();
  if (!line.tryLock(inLine)) return false;
  try {
    return lock.tryLock(patience);
  } finally {
    line.releaseLock();
  }
}
