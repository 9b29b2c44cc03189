/** Milliseconds after which a new file is in Drive's lists; reports speak of seconds. */
const LAG = 60_000;
const PAUSE = 5_000;

/**
 * Looks for files that an earlier try may have made, which began at `begun` and was broken off: again and again until they are
 * all there, or until a file of that time would be listed. Without an earlier try, looks once.
 */
export function whenListed<T>(
  begun: number | undefined,
  look: () => T,
  isComplete: (found: T) => boolean,
): T {
  for (;;) {
    const found = look();
    if (begun === undefined || isComplete(found) || Date.now() - begun > LAG) return found;
    Utilities.sleep(PAUSE);
  }
}
