/** Why a record, a roster or a setting cannot be used: where, and what is wrong there. */
export interface Unusable {
  readonly path: string;
  readonly problem: string;
}

interface UnusableError extends Error {
  readonly unusable: Unusable;
}

/**
 * Stops reading what cannot be used. Only what a host or a file gives is ever unusable; what a player wrote is
 * refused line by line instead (refusal.ts).
 */
export function unusable(path: string, problem: string): never {
  const where = oneLine(path);
  throw Object.assign(new Error(`${where}: ${oneLine(problem)}`), { unusable: { path: where, problem } });
}

/** What made a caught error, when it was thrown by {@link unusable}. */
export function asUnusable(error: unknown): Unusable | undefined {
  return error instanceof Error ? (error as Partial<UnusableError>).unusable : undefined;
}

/** The text on one line: names may hold anything, and an error is always one line. */
export function oneLine(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
