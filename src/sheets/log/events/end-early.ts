import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { withoutOutcome } from '../../../rules/play/match.ts';
import { defineEvent } from '../kind.ts';
import { judgeStanding, withFormerEnd, withLastStory } from '../playback/early-end.ts';
import { type Playback, withViews } from '../playback/playback.ts';
import { inMatch } from '../season-facts.ts';
import { lapsed } from '../shapes.ts';

const schema = z.strictObject({
  ended: z.boolean(),
  from: z.exactOptional(text()),
  next: z.exactOptional(text()),
  outcome: z.exactOptional(z.literal('standing')),
  /** Trades and offers that lapsed when the open round ended; absent if nothing lapsed. */
  lapsed: z.exactOptional(lapsed),
  /**
   * Number of a new match that continues the ended match in this season. The same button press ends one match and begins
   * the other (H31).
   */
  goesOnAs: z.exactOptional(count()),
});

/** Applies an early end of a match, or the undo of an early end (H24). */
export function applyEarlyEnd(
  playback: Playback,
  { ended, outcome, lapsed, goesOnAs }: z.infer<typeof schema>,
): Playback {
  if (!ended) return withFormerEnd(playback, resume(playback));
  const over = outcome === undefined ? { ...playback, isEnded: true } : judgeStanding(playback);
  return { ...over, ...(lapsed ? { lapsed } : {}), ...(goesOnAs === undefined ? {} : { goesOnAs }) };
}

/** Undoes the early end of a match, and the choices that players made after the end. */
function resume({ lapsed: ___, ...playback }: Playback): Playback {
  const { vote: _, opponent: __, judgement, ...rest } = playback;
  if (!judgement) return { ...playback, isEnded: false };
  const rounds = withLastStory(rest.rounds, (story) => story.filter((one) => !judgement.includes(one)));
  return withViews({ ...rest, rounds, match: withoutOutcome(rest.match), isEnded: false });
}

/** Says in words whether a match that ended early has an outcome. */
export function howEnded(outcome: unknown): string {
  return outcome ? 'with the outcome of the standing' : 'without an outcome';
}

/**
 * Event: the host ended a match early, or undid the early end (H24). With `outcome`, the current standing decides the
 * outcome; otherwise the match has no outcome.
 * `from` is the old deadline. `next` is the new deadline after an undo.
 */
export const END_EARLY = defineEvent({
  schema,
  match: applyEarlyEnd,
  receiptFrom: (_, { match }) => match.position.round,
  row: (row, { next = '' }) => ({ ...row, deadline: next }),
  season: (facts, { ended, from = '' }, { match }) =>
    inMatch(facts, match, { isUndone: false, ...(ended ? { endedFrom: from } : {}) }),
  changesPublicPage: true,
  words: {
    everyone: ({ ended, outcome, goesOnAs }) => {
      if (!ended) return 'The early end of the match was undone.';
      const taken =
        goesOnAs === undefined ? '' : ' The match goes on as a new match, with a new tab and new links.';
      return `The match was ended early, ${howEnded(outcome)}.${taken}`;
    },
  },
});
