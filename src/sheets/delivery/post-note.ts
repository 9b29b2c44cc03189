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
 * State of the post about a match's last round. `entry` is the number of the log entry that resolved this round.
 * - 'trying' is written before the post. This state stays if Discord gives no answer.
 * - 'later' means that another try follows after `notBefore`, in milliseconds.
 * - `refusals` is the number of refused tries. `at` is the time of the post (ISO UTC).
 */
export type PostNote = z.infer<typeof shape>;

const keyOf = (match: number) => `posted ${match}`;

/** Reads the note about the last announcement of a match; undefined if no announcement was tried. */
export function postNote(memo: Pick<Memo, 'get'>, match: number): PostNote | undefined {
  return readNote(memo, keyOf(match), shape);
}

export function notePost({ set }: Pick<Memo, 'set'>, match: number, note: PostNote): void {
  set(keyOf(match), JSON.stringify(note));
}

/**
 * Gives the number of the log entry that resolved a match's last round. Gives 0 if no round is resolved, or if the last
 * resolve was undone or lost.
 */
export function lastResolve(log: Pick<Log, 'entries'>, match: number): number {
  return matchFactsOf(seasonFacts(log), match).resolvedBy;
}

/**
 * Gives the time at which a match's last round was posted (ISO UTC). Gives '' if the round was not posted, or was
 * resolved before the host set the webhook.
 */
export function postedAt(memo: Pick<Memo, 'get'>, log: Log, match: number): string {
  const note = postNote(memo, match);
  return note !== undefined && note.entry === lastResolve(log, match) ? (note.at ?? '') : '';
}
