import { defineEvent } from '../kind.ts';
import { timingShape } from '../shapes.ts';

/** The host changed the timing of a match. */
export const TIMING = defineEvent({
  schema: timingShape,
  match: (playback, timing) => ({ ...playback, timing }),
  changesPublicPage: false,
  words: {
    everyone: () => 'When later rounds are due was changed, or whether they resolve by themselves.',
  },
});
