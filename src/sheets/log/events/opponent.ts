import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** Event: the loser of a match named an opponent (F16). */
export const OPPONENT = defineEvent({
  schema: z.strictObject({ chosen: text() }),
  match: (playback, { chosen }) => ({ ...playback, opponent: chosen }),
  changesPublicPage: true,
  words: {
    everyone: ({ chosen }, { shownAs }) =>
      `The host noted the loser’s choice of opponent: ${shownAs(chosen)}.`,
  },
});
