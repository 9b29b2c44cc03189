import { withinLimits } from '../rest/limits.ts';
import { readTrashed } from '../rest/requests.ts';
import { callAll, mustSucceed } from '../rest/rest.ts';

/** Milliseconds before the second try to open a form that Drive does not show. */
const PAUSE = 1000;

/** Error for a form that was deleted, or that only another account may open. */
class OutOfReach extends Error {}

/**
 * Works on a form, and retries after a wait if Google had trouble. The work must therefore be idempotent. FormApp's
 * errors have no status, and the words of an error depend on the language (docs/google.md, G60). After an error, this
 * function therefore asks Drive whether the form still exists.
 */
export function workOn<T>(id: string, work: () => T): T {
  return withinLimits(work, () => requireThere(id));
}

/** Works on a form like `workOn`. Gives undefined if the form is gone, or if this account may not open the form. */
export function workIfThere<T>(id: string, work: () => T): T | undefined {
  try {
    return workOn(id, work);
  } catch (error) {
    if (error instanceof OutOfReach) return undefined;
    throw error;
  }
}

/** Throws if a form is gone, or if Drive gives no answer about the form. */
function requireThere(id: string): void {
  const replies = callAll([readTrashed(id)]);
  const [reply] = replies;
  if (reply?.status !== 404 && reply?.body?.trashed !== true) {
    mustSucceed(replies);
    return;
  }
  // Drive may hide all forms from the script (docs/google.md, G76), so FormApp is asked once more.
  Utilities.sleep(PAUSE);
  try {
    FormApp.openById(id);
  } catch {
    throw new OutOfReach('The form is gone, or only another host’s account can open it (404).');
  }
}
