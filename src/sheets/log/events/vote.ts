import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** Event: the winners chose one of several Elimination Candidates (X6). */
export const VOTE = defineEvent({
  schema: z.strictObject({ chosen: text() }),
  match: (playback, { chosen }) => ({ ...playback, vote: chosen }),
  changesPublicPage: true,
  words: {
    everyone: ({ chosen }, { shownAs }) =>
      `The host noted the winners’ choice of Elimination Candidate: ${shownAs(chosen)}.`,
  },
});
