import { limitReached, messageOf } from '../../problem.ts';

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
const WORDS =
  /quota exceeded|rate limit|too many times in a short time|too many requests|resource_exhausted/i;
const PER_DAY = /for one day|per day/i;

/** Is this a limit that ends within a minute? A call that meets it has not taken effect. */
export function isLimit(error: string, status = 0, reason = ''): boolean {
  if (PER_DAY.test(error)) return false;
  return status === 429 || REASONS.includes(reason) || WORDS.test(error);
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

/** Runs work that may be repeated, again after a wait where it met a limit. Throws a problem that says to wait. */
export function withinLimits<T>(work: () => T): T {
  for (;;)
    try {
      return work();
    } catch (error) {
      if (!isLimit(messageOf(error))) throw error;
      if (!waitForLimit()) throw limitReached();
    }
}
