// LockService: one document lock per workbook and the script's lock, for runs that overlap.
import { ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';

/** The run that holds the lock of each workbook. */
export type Locks = Map<string, Run>;

export function lockService(run: Run, locks: Locks) {
  const lockOf = (key: string) => standIn(run, 'Lock', makeLock(run, locks, key));
  return standIn(run, 'LockService', {
    getDocumentLock: () => lockOf(`document ${run.setup.activeWorkbook ?? ''}`),
    getScriptLock: () => lockOf('script'),
  });
}

function makeLock(
  run: Run,
  locks: Locks,
  key: string,
): Pick<GoogleAppsScript.Lock.Lock, 'tryLock' | 'releaseLock' | 'hasLock'> {
  return {
    tryLock(ms) {
      if (typeof ms !== 'number')
        throw new ScriptError(
          `The parameters (${typeof ms}) don't match the method signature for LockService.Lock.tryLock.`,
        );
      // Google then gives no lock, free or not (docs/google.md, G9).
      if (ms < 0) return false;
      const holder = locks.get(key);
      if (holder && holder !== run && !run.world.switches?.weakLock) {
        // The holder of the lock is paused during this run, so it is useless to wait.
        run.charge(ms);
        return false;
      }
      locks.set(key, run);
      return true;
    },
    releaseLock() {
      if (locks.get(key) === run) locks.delete(key);
    },
    hasLock: () => locks.get(key) === run,
  };
}

/** Releases all locks of a run that has ended. */
export function releaseAll(locks: Locks, run: Run): void {
  for (const [key, holder] of locks) if (holder === run) locks.delete(key);
}
