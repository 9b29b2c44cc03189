import * as z from 'zod/mini';
import type { Log } from '../log/audit-log.ts';
import { seasonFacts } from '../log/fold.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import { readNote } from '../note.ts';
import type { Memo } from '../ports.ts';

const shape = z.object({
  entry: z.number(),
  state: z.literal(['posted', 'trying', 'later', 'refused']),
  error: z.optional(z.string()),
  notBefore: z.optional(z.number()),
  refusals: z.optional(z.number()),
  at: z.optional(z.string()),
});

/**
 * State of posting the announcement of a match, with the log entry that resolved the announced round.
 * - 'trying' is written before the post, and stays if Discord gave no answer.
 * - 'later' means another try after `notBefore`, in milliseconds.
 * - `refusals` counts the refused tries; `at` is the time of posting (ISO UTC).
 */
export type PostNote = z.infer<typeof shape>;

const keyOf = (match: number) => `posted ${match}`;

/** Gives the note about the last announcement of a match that was posted or tried; undefined if there is none. */
export function postNote(memo: Pick<Memo, 'get'>, match: number): PostNote | undefined {
  return readNote(memo, keyOf(match), shape);
}

export function notePost({ set }: Pick<Memo, 'set'>, match: number, note: PostNote): void {
  set(keyOf(match), JSON.stringify(note));
}

/** Gives the number of the entry that resolved a match's last round. 0 if no round is resolved, or after the round was undone or lost. */
export function lastResolve(log: Pick<Log, 'entries'>, match: number): number {
  return matchFactsOf(seasonFacts(log), match).resolvedBy;
}

/**
 * Gives the time at which a match's last round was posted (ISO UTC); '' if it was not posted, or was resolved before the
 * webhook was set.
 */
export function postedAt(memo: Pick<Memo, 'get'>, log: Log, match: number): string {
  const note = postNote(memo, match);
  return note !== undefined && note.entry === lastResolve(log, match) ? (note.at ?? '') : '';
}
