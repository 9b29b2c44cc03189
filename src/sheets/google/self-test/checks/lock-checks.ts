import { hostProperties } from '../../document.ts';
import type { CheckDefinition } from '../base/check.ts';
import { must } from '../base/must.ts';
import { untested } from '../base/untested.ts';

const HOLDING = 'self-test holds the lock';
const FOUND = 'self-test found the lock';
/** Milliseconds for which the lock is held, and between two looks whether it is. */
const HOLD = 6000;
const PAUSE = 500;

type Found = 'refused' | 'taken' | 'one lock';

/** Takes the lock for some seconds. It is not given back: Google does that when the script ends. */
export function holdLock(): void {
  const properties = hostProperties();
  if (!LockService.getDocumentLock().tryLock(PAUSE)) return;
  properties.setProperty(HOLDING, 'yes');
  Utilities.sleep(HOLD);
  properties.deleteProperty(HOLDING);
}

/** Tries to take the lock while the other script holds it, and notes the result. */
export function contendForLock(): void {
  const properties = hostProperties();
  const isHeld = () => properties.getProperty(HOLDING) !== null;
  for (let waited = 0; !isHeld() && waited < HOLD; waited += PAUSE) Utilities.sleep(PAUSE);
  if (!isHeld()) return;
  const lock = LockService.getDocumentLock();
  const found: Found = lock.tryLock(PAUSE)
    ? 'taken'
    : LockService.getScriptLock().tryLock(PAUSE)
      ? 'refused'
      : 'one lock';
  if (found === 'taken') lock.releaseLock();
  // Only tries while the other script held the lock prove anything.
  if (isHeld()) properties.setProperty(FOUND, found);
}

/** Evaluates what the two scripts found. */
export const LOCK_CHECK: CheckDefinition = {
  name: 'Only one script at a time holds the lock',
  assumptions: ['G9'],
  run() {
    const properties = hostProperties();
    const found = properties.getProperty(FOUND);
    for (const key of [FOUND, HOLDING]) properties.deleteProperty(key);
    const lock = LockService.getDocumentLock();
    must(lock.tryLock(PAUSE), 'the script that held it has ended, and it is still held');
    lock.releaseLock();
    if (found === null) untested('the two scripts did not run at the same time');
    must(found !== 'taken', 'two scripts held it at once');
    must(found !== 'one lock', 'the script’s lock is held with it');
    return 'the second script was refused, and the lock ended with the first';
  },
};
