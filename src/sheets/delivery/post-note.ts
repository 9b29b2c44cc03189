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
 * The state of posting the announcement of a match, by the number of the entry that resolved its round.
 * 'trying' is written before it is posted, and stays if no answer came; 'later' is tried again after
 * `notBefore`, in milliseconds; `refusals` counts how often it was refused. `at` is the time of posting, ISO UTC.
 */
export type PostNote = z.infer<typeof shape>;

const keyOf = (match: number) => `posted ${match}`;

/** The note of the announcement that was last posted, or tried; undefined without one. */
export function postNote(memo: Pick<Memo, 'get'>, match: number): PostNote | undefined {
  return readNote(memo, keyOf(match), shape);
}

export function notePost({ set }: Pick<Memo, 'set'>, match: number, note: PostNote): void {
  set(keyOf(match), JSON.stringify(note));
}

/** The number of the entry that resolved the last round of a match; 0 without one, or after that round was taken back or lost. */
export function lastResolve(log: Pick<Log, 'entries'>, match: number): number {
  return matchFactsOf(seasonFacts(log), match).resolvedBy;
}

/** The time at which the last round of a match was posted, ISO UTC. '' if it was not posted, or was resolved before the webhook was set. */
export function postedAt(memo: Pick<Memo, 'get'>, log: Log, match: number): string {
  const note = postNote(memo, match);
  return note !== undefined && note.entry === lastResolve(log, match) ? (note.at ?? '') : '';
}
