import type { Lock } from '../ports.ts';

/** Milliseconds of a first try to get the lock, and of a try to become the run that waits for it. */
const SHORT = 100;

/**
 * Makes the document's lock. At most one run waits for it, and holds the script's lock meanwhile (docs/google.md, G9).
 * Both locks end with the run. Calls `forget` whenever another run may have written notes.
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
 * Takes a lock at once, or waits for it if no other run waits. `patience` and `inLine` are in milliseconds: the wait for
 * the lock, and the wait to become the waiting run.
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
