import { defineEvent } from '../kind.ts';
import { timingShape } from '../shapes.ts';

/** Event: the host changed the timing of a match. */
export const TIMING = defineEvent({
  schema: timingShape,
  match: (playback, timing) => ({ ...playback, timing }),
  changesPublicPage: false,
  words: {
    everyone: () => 'The deadlines or the setting for automatic rounds were changed.',
  },
});
