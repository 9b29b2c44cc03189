import type { Problem } from '../../problem.ts';

/**
 * The answer to a call: its value, with a note where something beside it is worth knowing, or the problem that stopped it. `details` are the own
 * words of an error that the note is about.
 */
export type Answer<T> =
  | { readonly ok: true; readonly value: T; readonly note?: string; readonly details?: string }
  | { readonly ok: false; readonly problem: Problem };
