import { withinLimits } from '../rest/limits.ts';
import { readTrashed } from '../rest/requests.ts';
import { callAll, mustSucceed } from '../rest/rest.ts';

/** Milliseconds before a form that Drive does not show is opened again. */
const PAUSE = 1000;

/** The error of work on a form that is deleted, or that only another account may open. */
class OutOfReach extends Error {}

/**
 * Works on a form, again after a wait where Google had trouble: all of it may be repeated. FormApp's errors tell neither a status nor,
 * in every language, a limit or a form that is gone (docs/google.md, G60); so Drive is asked for the form.
 */
export function workOn<T>(id: string, work: () => T): T {
  return withinLimits(work, () => requireThere(id));
}

/** As `workOn`; undefined for a form that is gone, or that this account may not open. */
export function workIfThere<T>(id: string, work: () => T): T | undefined {
  try {
    return workOn(id, work);
  } catch (error) {
    if (error instanceof OutOfReach) return undefined;
    throw error;
  }
}

/** Throws where a form is gone, or the REST call tells another trouble. */
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
