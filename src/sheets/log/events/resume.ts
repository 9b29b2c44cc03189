import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { dateWords } from '../../time.ts';
import { defineEvent } from '../kind.ts';

/** Event: the host resumed a paused match. `deadline` is the new deadline of the open round. */
export const RESUME = defineEvent({
  schema: z.strictObject({ deadline: text() }),
  match: ({ paused: _, ...playback }) => playback,
  row: (row, { deadline }) => ({ ...row, deadline }),
  changesPublicPage: false,
  words: {
    everyone: ({ deadline }) =>
      `The match was resumed${deadline ? `, and the round is due ${dateWords(deadline)}` : ''}.`,
  },
});
