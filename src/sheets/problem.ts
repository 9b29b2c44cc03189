import { cut } from '../rules/base/json.ts';
import { oneStop } from '../rules/base/words.ts';
import { NO_MORE_CALLS, troubleOf } from './google-trouble.ts';
import type { Ports } from './ports.ts';

/** Kind of a problem, for decisions in code. The problem's sentences are only for the host. */
export type ProblemCode =
  /** The request does not fit the current state. */
  | 'cannot'
  /** An argument of a call has the wrong shape. */
  | 'bad-argument'
  /** Somebody else holds the season's lock. */
  | 'busy'
  /** The request was made for another round than the open round of the match. */
  | 'stale'
  /** The deadline has not passed yet. */
  | 'too-early'
  /** Orders are missing or late orders wait, and the host has not yet decided what to do. */
  | 'incomplete'
  /** The match's tab was changed by hand, and the host has not decided about the change. */
  | 'edited'
  /** The match's tab is missing or cannot be read. It can be restored from the log. */
  | 'bad-tab'
  /** The responses tab of a form is missing. The form still has the responses. */
  | 'no-responses'
  /** Google did not give the answers of a form. A retry may succeed. */
  | 'form-silent'
  /** Another tab of the workbook, such as the tab Season, is missing or cannot be read. */
  | 'bad-workbook'
  /** The audit log is damaged or cannot be replayed. */
  | 'bad-log'
  /** An archive is missing or was changed. Only the closed matches in it are affected. */
  | 'bad-archive'
  /** Pages of a match could not be updated before the match moves to the archive. */
  | 'undelivered'
  /** Google's limit of calls per minute is reached, and waiting did not help. */
  | 'limited'
  /** The workbook was copied from another season, and must not touch the files and forms of that season. */
  | 'copy'
  /** An error that the code does not expect. */
  | 'unexpected'
  /** No answer came to the panel or to the add-on. The work may have been done. */
  | 'no-answer'
  /** The call never reached the add-on. */
  | 'not-called';

/** Problem for a host: what happened, what was saved, and what to do. */
export interface Problem {
  readonly code: ProblemCode;
  readonly what: string;
  readonly safe: string;
  readonly todo: string;
  /** Google's original message, for the person who installed the add-on. The panel hides the message until somebody opens it. */
  readonly details?: string;
}

/** Words for the host on how much was saved before a problem. */
const SAFE = {
  nothing: 'Nothing was changed.',
  'so far': 'Finished steps are saved, and nothing happens twice.',
  changes: 'Saved changes stay, and nothing happens twice.',
  unknown: 'The change was saved completely or not at all.',
};
type Saved = keyof typeof SAFE;

interface ProblemError extends Error {
  readonly problem: Problem;
  readonly saved: Saved;
}

/** Advice if a player cannot be chosen. */
export const CHOOSE_OTHER = 'Choose somebody else.';

/** Advice if the panel's state is outdated. */
export const LOOK_AGAIN = 'Look at the panel again.';

/** Problem while a form's responses tab is missing. Google makes the tab some moments after the form is linked. */
export const NO_TAB_YET = 'Google has not yet made the responses tab of a form.';

/** Throws a problem for the panel from a use case that has changed nothing. `cause` is the original error. */
export function fail(what: string, todo: string, code: ProblemCode = 'cannot', cause?: unknown): never {
  throw problemError('nothing', what, todo, code, cause);
}

/** Throws a problem from a use case whose change may or may not have been saved. */
export function uncertain(what: string, todo: string, cause?: unknown): never {
  throw problemError('unknown', what, todo, 'no-answer', cause);
}

/** Throws a problem between two steps of long work: the finished steps are saved. */
export function stopBetween(
  what: string,
  todo: string,
  code: ProblemCode = 'cannot',
  cause?: unknown,
): never {
  throw problemError('so far', what, todo, code, cause);
}

/** Runs a later part of some work. If this part changed nothing before a problem, the problem says that the earlier parts are saved. */
export function afterOthers<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { saved, problem } = error as Partial<ProblemError>;
    if (saved !== 'nothing') throw error;
    throw Object.assign(error as Error, savedWith('so far', problem as Problem));
  }
}

/** Makes an error in plain words for unexpected behaviour of Google. */
export function trouble(what: string, todo: string, cause?: unknown): Error {
  return problemError('changes', what, todo, 'unexpected', cause);
}

/** Makes the error for a call when Google's limit per minute is reached. */
export function limitReached(): Error {
  return problemError(
    'changes',
    NO_MORE_CALLS,
    'Wait a minute, then continue. Finished steps are saved.',
    'limited',
  );
}

function problemError(
  saved: Saved,
  what: string,
  todo: string,
  code: ProblemCode,
  cause?: unknown,
): ProblemError {
  const words = { what: oneStop(what), todo: oneStop(todo) };
  return Object.assign(new Error(what), savedWith(saved, { code, ...words, ...detailsOf(cause) }));
}

/** Adds the sentence about what was saved to a problem. */
function savedWith(saved: Saved, problem: Omit<Problem, 'safe'>): Pick<ProblemError, 'problem' | 'saved'> {
  return { problem: { ...problem, safe: SAFE[saved] }, saved };
}

/** Gives the problem of a caught error. Any other error becomes an 'unexpected' problem, which explains Google's message in plain words. */
export function asProblem(error: unknown): Problem {
  const known = error instanceof Error ? (error as Partial<ProblemError>).problem : undefined;
  if (known) return known;
  logOnce(error);
  const details = messageOf(error);
  return { code: 'unexpected', safe: SAFE.changes, ...troubleOf(details), details: cut(details, DETAILS) };
}

/** Says whether an error carries a problem in plain words. All other errors come from Google or from a bug. */
export function isProblem(error: unknown): boolean {
  return (error as Partial<ProblemError> | undefined)?.problem !== undefined;
}

/** Gives the problem code of a caught error, for code that handles the error or throws it again. */
export function codeOf(error: unknown): ProblemCode {
  return (error as Partial<ProblemError> | undefined)?.problem?.code ?? 'unexpected';
}

/** Errors that are already in the script's log. */
const LOGGED = new WeakSet<Error>();

/** Writes an unexpected error with its stack to the script's log, once. Developers need the stack; the host reads plain words. */
function logOnce(error: unknown): void {
  if (error instanceof Error) {
    if (LOGGED.has(error)) return;
    LOGGED.add(error);
  }
  console.error(error instanceof Error ? (error.stack ?? String(error)) : error);
}

/** Maximum number of characters of Google's message that a problem keeps. */
const DETAILS = 500;

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function detailsOf(cause: unknown): Pick<Problem, 'details'> {
  if (cause === undefined) return {};
  const { details } = asProblem(cause);
  return details === undefined ? {} : { details };
}

/** Runs further work after a change was saved. An error becomes a note for the host, and the result is undefined. */
export function afterwards<T>({ tell }: Pick<Ports, 'tell'>, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    const { what, details } = asProblem(error);
    tell(
      `The action is done, but a later step failed. The next action will repeat that step. ${what}`,
      details,
    );
    return undefined;
  }
}
