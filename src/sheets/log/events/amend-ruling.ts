import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { CORRECTS, playCorrected } from '../playback/correct.ts';
import type { Origin, Playback } from '../playback/playback.ts';
import { decided, list } from '../shapes.ts';

const schema = z.strictObject({
  round: count(),
  /** The corrected ruling of the whole round, in the format of the match's record. */
  ruling: decided.ruling,
  /** Parts of the corrected ruling that the host typed, such as `fact:pot`. */
  typed: list(text()),
  /** New deadline of the open round, if the correction ended or reopened the match. */
  next: z.exactOptional(text()),
  position: text(),
});

/** Corrects the ruling of a resolved round (O7), and plays the match again. Throws an Unusable error if the rounds cannot be played. */
export function amendRuling(playback: Playback, data: z.infer<typeof schema>, origin: Origin): Playback {
  const { round, ruling = {}, typed } = data;
  return playCorrected(playback, origin, {
    round,
    input: (input) => ({ ...input, ruling, typed }),
    acts: ({ hostOrders, hostTrades }) => ({ hostOrders, hostTrades }),
    amendment: () => ({ what: 'ruling', entry: origin.number, time: origin.time }),
  });
}

/** Event: the host corrected the ruling of a resolved round, and this and all later rounds were played again. */
export const AMEND_RULING = defineEvent({
  schema,
  match: amendRuling,
  ...CORRECTS,
  words: {
    everyone: ({ round }) =>
      `The ruling of round ${round} was corrected, and this and all later rounds were played again.`,
  },
});
