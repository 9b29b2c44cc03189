import { cut } from '../rules/base/json.ts';
import { oneStop } from '../rules/base/words.ts';
import { NO_MORE_CALLS, troubleOf } from './google-trouble.ts';
import type { Ports } from './ports.ts';

/** The kind of a problem, for decisions in code; the sentences are only for the host. */
export type ProblemCode =
  /** The request does not fit the current state. */
  | 'cannot'
  /** An argument of a call has the wrong shape. */
  | 'bad-argument'
  /** Somebody else is at work in this season. */
  | 'busy'
  /** The match is at another round than the one asked for. */
  | 'stale'
  /** The deadline has not passed. */
  | 'too-early'
  /** Orders are missing, or late ones wait, and the host was not asked about them. */
  | 'incomplete'
  /** The tab of a match was changed by hand, and the host has not decided about it. */
  | 'edited'
  /** The tab of a match is gone or cannot be read; it can be restored from the log. */
  | 'bad-tab'
  /** The tab with the responses to a form is gone; the form has them. */
  | 'no-responses'
  /** Google did not give the answers of a form; the next try may succeed. */
  | 'form-silent'
  /** Another tab of the workbook is gone or cannot be read. */
  | 'bad-workbook'
  /** The audit log is damaged, or cannot be replayed. */
  | 'bad-log'
  /** An archive is gone or was changed; only the closed matches in it are affected. */
  | 'bad-archive'
  /** Pages of a match could not be renewed before it is moved to the archive. */
  | 'undelivered'
  /** Google's limit of calls per minute is used up, and waiting did not help. */
  | 'limited'
  /** The workbook is a copy of another season's, whose files and forms it must not touch. */
  | 'copy'
  /** An error that no code foresaw. */
  | 'unexpected'
  /** No answer came, to the panel or to the add-on: the work may have been done. */
  | 'no-answer'
  /** The call never reached the add-on. */
  | 'not-called';

/** A problem for a host: the event, the safe state, the advice. */
export interface Problem {
  readonly code: ProblemCode;
  readonly what: string;
  readonly safe: string;
  readonly todo: string;
  /** Google's original words, for the person who installed the add-on; folded away at first. */
  readonly details?: string;
}

/** The saved share of some work after a problem, and the host's words for it. */
const SAFE = {
  nothing: 'Nothing was changed.',
  'so far': 'Finished steps are kept, and nothing is done twice.',
  changes: 'Saved changes are kept, and nothing is applied twice.',
  unknown: 'It was saved completely or not at all.',
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

/** Google makes the tab of a form some moments after it was linked. */
export const NO_TAB_YET = 'Google has not yet made the tab for the responses of a form.';

/** Stops a use case that has changed nothing, with a problem that the panel shows; `cause` is the error behind it. */
export function fail(what: string, todo: string, code: ProblemCode = 'cannot', cause?: unknown): never {
  throw problemError('nothing', what, todo, code, cause);
}

/** Stops a use case whose change may or may not have been saved. */
export function uncertain(what: string, todo: string, cause?: unknown): never {
  throw problemError('unknown', what, todo, 'no-answer', cause);
}

/** Stops work of several steps between two of them, with a problem that the panel shows. */
export function stopBetween(
  what: string,
  todo: string,
  code: ProblemCode = 'cannot',
  cause?: unknown,
): never {
  throw problemError('so far', what, todo, code, cause);
}

/** Runs a later part of some work. A problem that stops it says that earlier parts are done. */
export function afterOthers<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { saved, problem } = error as Partial<ProblemError>;
    if (saved !== 'nothing') throw error;
    throw Object.assign(error as Error, savedWith('so far', problem as Problem));
  }
}

/** An error, in plain words, for unexpected behaviour of Google. */
export function trouble(what: string, todo: string, cause?: unknown): Error {
  return problemError('changes', what, todo, 'unexpected', cause);
}

/** The error of a call after Google's limit per minute is used up. */
export function limitReached(): Error {
  return problemError(
    'changes',
    NO_MORE_CALLS,
    'Wait a minute. Then continue: finished steps are kept.',
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

/** A problem with the sentence of what is saved. */
function savedWith(saved: Saved, problem: Omit<Problem, 'safe'>): Pick<ProblemError, 'problem' | 'saved'> {
  return { problem: { ...problem, safe: SAFE[saved] }, saved };
}

/** The problem of a caught error, or an 'unexpected' one, which explains Google's message in plain words. */
export function asProblem(error: unknown): Problem {
  const known = error instanceof Error ? (error as Partial<ProblemError>).problem : undefined;
  if (known) return known;
  logOnce(error);
  const details = messageOf(error);
  return { code: 'unexpected', safe: SAFE.changes, ...troubleOf(details), details: cut(details, DETAILS) };
}

/** Does an error have a problem in plain words? Any other comes from Google, or from a fault of the code. */
export function isProblem(error: unknown): boolean {
  return (error as Partial<ProblemError> | undefined)?.problem !== undefined;
}

/** The problem code of a caught error. For errors that are not reported, but thrown again or worked around. */
export function codeOf(error: unknown): ProblemCode {
  return (error as Partial<ProblemError> | undefined)?.problem?.code ?? 'unexpected';
}

/** The errors already in the script's log. */
const LOGGED = new WeakSet<Error>();

/** Writes an unexpected error with its stack to the script's log, once. The host reads other words; a developer needs these. */
function logOnce(error: unknown): void {
  if (error instanceof Error) {
    if (LOGGED.has(error)) return;
    LOGGED.add(error);
  }
  console.error(error instanceof Error ? (error.stack ?? String(error)) : error);
}

/** Most characters of Google's words that are kept. */
const DETAILS = 500;

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function detailsOf(cause: unknown): Pick<Problem, 'details'> {
  if (cause === undefined) return {};
  const { details } = asProblem(cause);
  return details === undefined ? {} : { details };
}

/** Does further work after a change was saved. An error becomes a note for the host, and the result is undefined. */
export function afterwards<T>({ tell }: Pick<Ports, 'tell'>, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    const { what, details } = asProblem(error);
    tell(`The action is done. A later step failed, and the next action will do it: ${what}`, details);
    return undefined;
  }
}
