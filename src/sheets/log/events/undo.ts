import * as z from 'zod/mini';
import { unusable } from '../../../rules/base/unusable.ts';
import { count } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { withFormerEnd } from '../playback/early-end.ts';
import { BEFORE_TAKE_OVER, isTaken, type Origin, type Playback } from '../playback/playback.ts';
import { inMatch } from '../season-facts.ts';

const schema = z.strictObject({
  round: count(),
  /** Number of the entry that resolved the round. */
  entry: count(),
  last: z.exactOptional(count()),
  /** True if the undo also pauses the match, so that the open round is not resolved again at once (H26). */
  pauses: z.exactOptional(z.boolean()),
});

/**
 * Undoes a round and everything after the round: edits, votes and accepted responses. Unknown accounts stay assigned to
 * their players.
 * The round opens again now. Responses that came since the round first opened count again (H6).
 */
export function undo(
  playback: Playback,
  { entry, round, last, pauses = false }: z.infer<typeof schema>,
  { time }: Pick<Origin, 'time'>,
): Playback {
  const { rounds, openings, isSeedShown, senders, substitutes, timing, paused, tokenTo } = playback;
  if (isTaken(playback, round)) return unusable('round', `round ${round} ${BEFORE_TAKE_OVER}`);
  const newest = rounds[rounds.length - 1];
  const undone = last === undefined ? newest : rounds.find((one) => one.round === round);
  if (undone?.entry !== entry)
    return unusable(
      'entry',
      `the last round was resolved in entry ${undone?.entry ?? 0}, not in entry ${entry}`,
    );
  if (last !== undefined && newest?.round !== last)
    return unusable('last', `the last round is ${newest?.round}, not ${last}`);
  const reopened = { round: undone.round, from: Date.parse(time) };
  const { paused: _, ...before } = undone.before;
  const pause = paused ?? (pauses ? { since: time, deadline: undone.input.deadline } : undefined);
  return withFormerEnd(playback, {
    ...before,
    isSeedShown,
    senders,
    substitutes,
    timing,
    openings: [...openings, reopened],
    ...(pause ? { paused: pause } : {}),
    ...(tokenTo === undefined ? {} : { tokenTo }),
  });
}

/** Event: the host undid a round. If `last` is set, the host also undid all later rounds up to `last`. */
export const UNDO = defineEvent({
  schema,
  match: undo,
  receiptFrom: (_, { match }) => match.position.round,
  row: (row, { entry, pauses }, { deadlines }) => ({
    ...row,
    deadline: pauses ? '' : (deadlines.get(entry) ?? ''),
  }),
  season: (facts, _, { match }) => inMatch(facts, match, { resolvedBy: 0, isUndone: true }),
  changesPublicPage: true,
  words: {
    everyone: ({ round, last = round }) =>
      last === round ? `Round ${round} was undone.` : `Rounds ${round} to ${last} were undone.`,
  },
});
