import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { againWords, CORRECTS, playCorrected } from '../playback/correct.ts';
import type { Origin, Playback } from '../playback/playback.ts';
import { correction, decided, list } from '../shapes.ts';

const schema = z.strictObject({
  ...correction,
  /** The corrected ruling of the whole round, in the format of the match's record. */
  ruling: decided.ruling,
  /** Parts of the corrected ruling that the host typed, such as `fact:pot`. */
  typed: list(text()),
});

/** Corrects the ruling of a resolved round (O7), and plays the match again. Throws an Unusable error if the rounds cannot be played. */
export function amendRuling(playback: Playback, data: z.infer<typeof schema>, origin: Origin): Playback {
  const { ruling = {}, typed } = data;
  return playCorrected(playback, origin, {
    ...data,
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
    everyone: (data) =>
      `The ruling of round ${data.round} was corrected, and this and all later rounds were played again.${againWords(data)}`,
  },
});
