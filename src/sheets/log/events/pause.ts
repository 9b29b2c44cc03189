import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** The host paused a match (H26), whose open round had this deadline. */
export const PAUSE = defineEvent({
  schema: z.strictObject({ deadline: text() }),
  match: (playback, { deadline }, { time }) => ({ ...playback, paused: { since: time, deadline } }),
  row: (row) => ({ ...row, deadline: '' }),
  changesPublicPage: false,
  words: { everyone: () => 'The match was paused.' },
});
