import { quote } from './json.ts';

/** An error in a record, a roster or a setting: the path of the wrong value, and the problem in words. */
export interface Unusable {
  readonly path: string;
  readonly problem: string;
}

interface UnusableError extends Error {
  readonly unusable: Unusable;
}

/**
 * Throws an error about unusable input from a host or a file. A player's input never causes this error, because bad
 * lines of an order are only refused (refusal.ts).
 */
export function unusable(path: string, problem: string): never {
  const where = oneLine(path);
  throw Object.assign(new Error(`${where}: ${oneLine(problem)}`), { unusable: { path: where, problem } });
}

/** Throws an error at a path. The error names the expected value and the value that was found. */
export function unexpected(path: string, expected: string, found: unknown): never {
  return unusable(path, `expected ${expected}, found ${quote(found)}`);
}

/** Gives the path and the problem of an error that {@link unusable} threw. Undefined for any other error. */
export function asUnusable(error: unknown): Unusable | undefined {
  return error instanceof Error ? (error as Partial<UnusableError>).unusable : undefined;
}

/** Puts a text on one line and escapes its control characters. A name may contain such characters. */
export function oneLine(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Throws an error at the first key that is not in the list `allowed`. */
export function checkKeys(object: Record<string, unknown>, allowed: readonly string[], path: string): void {
  for (const key of Object.keys(object))
    if (!allowed.includes(key))
      unusable(path ? `${path}.${key}` : key, `no such key; expected ${allowed.join(', ')}`);
}
