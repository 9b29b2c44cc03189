import { isProblem, limitReached, messageOf } from '../../problem.ts';

/** Milliseconds before each retry. Google counts most limits by the minute, and a script may run for six minutes. */
const WAITS = [2_000, 8_000, 20_000, 35_000];
/** Number of waits in this run so far. */
let waited = 0;

const REASONS = [
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'sharingRateLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
];

/** Says whether a call failed because of a limit that ends within a minute. Such a call has changed nothing. */
export function isLimit(status: number, reason = ''): boolean {
  return status === 429 || REASONS.includes(reason);
}

/** Waits for a limit to end, if this run may still wait. False if the run has used up its waits. */
export function waitForLimit(): boolean {
  const wait = WAITS[waited++];
  if (wait === undefined) return false;
  Utilities.sleep(wait);
  return true;
}

/** Begins a run. `waits` says whether this run waits for the end of a limit. */
export function beginWaits(waits: boolean): void {
  waited = waits ? 0 : WAITS.length;
}

/**
 * Gives the HTTP status in an error of an advanced service (docs/google.md, G102). Gives 0 if the error has no status;
 * errors of other services never have a status (G60).
 */
export function statusOf(error: unknown): number {
  const { details } = error as { readonly details?: { readonly code?: unknown } };
  return typeof details?.code === 'number' ? details.code : 0;
}

/** Says whether an error means that the host has not allowed a scope. Such an error names the scope’s address in every language. */
function isDenied(error: unknown): boolean {
  return messageOf(error).includes('googleapis.com/auth/');
}

/**
 * Runs idempotent work, and retries after a wait if the work met a limit. If an error has no status, `ask` makes a REST
 * call about the same file, and throws if the problem is lasting. If `ask` does not throw, retries the work.
 */
export function withinLimits<T>(work: () => T, ask: (error: unknown) => unknown): T {
  for (;;)
    try {
      return work();
    } catch (error) {
      waitAfter(error, ask);
    }
}

function waitAfter(error: unknown, ask: (error: unknown) => unknown): void {
  const status = statusOf(error);
  const isUnknown = status === 0 && !isProblem(error) && !isDenied(error);
  if (isUnknown) ask(error);
  else if (!isLimit(status)) throw error;
  if (!waitForLimit()) throw isUnknown ? error : limitReached();
}
