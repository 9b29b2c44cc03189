import { isProblem, limitReached, messageOf } from '../../problem.ts';

/** Milliseconds before each new try. Google counts most limits by the minute, and a script runs for six. */
const WAITS = [2_000, 8_000, 20_000, 35_000];
/** Waits of this run. */
let waited = 0;

const REASONS = [
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'sharingRateLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
];

/** Is this a limit that ends within a minute? A call that meets it has not taken effect. */
export function isLimit(status: number, reason = ''): boolean {
  return status === 429 || REASONS.includes(reason);
}

/** Waits for a limit to end, as long as this run has time for it. False if it has waited enough. */
export function waitForLimit(): boolean {
  const wait = WAITS[waited++];
  if (wait === undefined) return false;
  Utilities.sleep(wait);
  return true;
}

/** Begins a run, which waits for limits or for none. */
export function beginWaits(waits: boolean): void {
  waited = waits ? 0 : WAITS.length;
}

/**
 * The HTTP status in an error of an advanced service (docs/google.md, G102). 0 if it has none, as in all errors of the other
 * services (G60).
 */
export function statusOf(error: unknown): number {
  const { details } = error as { readonly details?: { readonly code?: unknown } };
  return typeof details?.code === 'number' ? details.code : 0;
}

/** Is this the error of a scope that the host has not allowed? It has the scope’s address in every language. */
function isDenied(error: unknown): boolean {
  return messageOf(error).includes('googleapis.com/auth/');
}

/**
 * Runs repeatable work, and runs it again after a wait if it met a limit. An error without a status may be a limit. Then
 * `ask` makes a REST call about the same file, and throws for a lasting reason; otherwise the work is repeated.
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
