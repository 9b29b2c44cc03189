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

/** Says whether a failure is a limit that ends within a minute. A call that met such a limit has changed nothing. */
export function isLimit(status: number, reason = ''): boolean {
  return status === 429 || REASONS.includes(reason);
}

/** Waits for a limit to end, if this run still has time. False if the run has already waited enough. */
export function waitForLimit(): boolean {
  const wait = WAITS[waited++];
  if (wait === undefined) return false;
  Utilities.sleep(wait);
  return true;
}

/** Begins a run; `waits` says whether it waits for limits to end. */
export function beginWaits(waits: boolean): void {
  waited = waits ? 0 : WAITS.length;
}

/**
 * Gives the HTTP status in an error of an advanced service (docs/google.md, G102); 0 if it has none, as every error of
 * the other services (G60).
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
 * Runs idempotent work, and retries after a wait if it met a limit. An error without a status may be a limit. Then `ask`
 * makes a REST call about the same file, and throws if the reason is lasting; otherwise the work is retried.
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
