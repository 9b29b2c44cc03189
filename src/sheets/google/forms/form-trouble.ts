import { withinLimits } from '../rest/limits.ts';
import { readTrashed } from '../rest/requests.ts';
import { callAll, mustSucceed } from '../rest/rest.ts';

/** Milliseconds before a form that Drive does not show is opened again. */
const PAUSE = 1000;

/** The error of work on a form that is deleted, or that only another account may open. */
class OutOfReach extends Error {}

/**
 * Works on a form, and again after a wait if Google had trouble; so the work must be repeatable. FormApp's errors have no
 * status, and their words depend on the language (docs/google.md, G60). So Drive is asked whether the form still exists.
 */
export function workOn<T>(id: string, work: () => T): T {
  return withinLimits(work, () => requireThere(id));
}

/** Like `workOn`; undefined for a form that is gone, or that this account may not open. */
export function workIfThere<T>(id: string, work: () => T): T | undefined {
  try {
    return workOn(id, work);
  } catch (error) {
    if (error instanceof OutOfReach) return undefined;
    throw error;
  }
}

/** Throws if a form is gone, or the REST call has another trouble. */
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
    throw new OutOfReach('The form is gone, or only another host’s account reaches it (404).');
  }
}
