import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { CORRECTS, playCorrected } from '../playback/correct.ts';
import type { Origin, Playback } from '../playback/playback.ts';
import { decided, list } from '../shapes.ts';

const schema = z.strictObject({
  round: count(),
  /** The whole ruling of the round, as in the record. */
  ruling: decided.ruling,
  /** Its parts that were typed, as in a round. */
  typed: list(text()),
  /** The deadline of the open round, where the match ended or went on by it. */
  next: z.exactOptional(text()),
  position: text(),
});

/** The match with another ruling of a resolved round (O7). Throws unusable when the rounds cannot be played so. */
export function amendRuling(playback: Playback, data: z.infer<typeof schema>, origin: Origin): Playback {
  const { round, ruling = {}, typed } = data;
  return playCorrected(playback, origin, {
    round,
    input: (input) => ({ ...input, ruling, typed }),
    acts: ({ hostOrders, hostTrades }) => ({ hostOrders, hostTrades }),
    amendment: () => ({ what: 'ruling', entry: origin.number, time: origin.time }),
  });
}

/** The host corrected the ruling of a resolved round, and the rounds from it on were played again, as after 'amend'. */
export const AMEND_RULING = defineEvent({
  schema,
  match: amendRuling,
  ...CORRECTS,
  words: {
    everyone: ({ round }) =>
      `What the host ruled in round ${round} was corrected, and the rounds from there were played again.`,
  },
});
