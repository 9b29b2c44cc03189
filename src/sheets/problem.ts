/** What went wrong for a host: what happened, what is safe, what to do. */
export interface Problem {
  readonly what: string;
  readonly safe: string;
  readonly todo: string;
}

interface ProblemError extends Error {
  readonly problem: Problem;
}

export const NOTHING_CHANGED = 'Nothing was changed.';

/** Stops a use case with a problem that the panel shows. */
export function fail(what: string, todo: string, safe: string = NOTHING_CHANGED): never {
  throw Object.assign(new Error(what), { problem: { what, safe, todo } });
}

/** The problem that a caught error carries, or one that says that the error was not foreseen. */
export function asProblem(error: unknown): Problem {
  const known = error instanceof Error ? (error as Partial<ProblemError>).problem : undefined;
  if (known) return known;
  return {
    what: error instanceof Error ? error.message : String(error),
    safe: 'What was committed is kept; nothing is applied twice.',
    todo: 'Press the button again. If it stays so, press Verify and look at the Audit tab.',
  };
}
