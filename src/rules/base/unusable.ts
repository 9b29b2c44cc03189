import { quote } from './json.ts';

/** Fault of a record, a roster or a setting: its path, and the problem there. */
export interface Unusable {
  readonly path: string;
  readonly problem: string;
}

interface UnusableError extends Error {
  readonly unusable: Unusable;
}

/** Throws for input that cannot be used. Only input from a host or a file is unusable; a player's input is refused line by line (refusal.ts). */
export function unusable(path: string, problem: string): never {
  const where = oneLine(path);
  throw Object.assign(new Error(`${where}: ${oneLine(problem)}`), { unusable: { path: where, problem } });
}

/** Throws unusable: expected something else at a path. */
export function unexpected(path: string, expected: string, found: unknown): never {
  return unusable(path, `expected ${expected}, found ${quote(found)}`);
}

/** The path and the problem of an error from {@link unusable}; undefined for other errors. */
export function asUnusable(error: unknown): Unusable | undefined {
  return error instanceof Error ? (error as Partial<UnusableError>).unusable : undefined;
}

/** The text on one line, with control characters escaped: names may contain them, and an error is one line. */
export function oneLine(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Throws unusable at the first key of an object that is not among the allowed ones. */
export function checkKeys(object: Record<string, unknown>, allowed: readonly string[], path: string): void {
  for (const key of Object.keys(object))
    if (!allowed.includes(key))
      unusable(path ? `${path}.${key}` : key, `no such key; expected ${allowed.join(', ')}`);
}
