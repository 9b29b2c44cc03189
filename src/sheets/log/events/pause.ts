import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** Event: the host paused a match (H26). `deadline` is the old deadline of the open round. */
export const PAUSE = defineEvent({
  schema: z.strictObject({ deadline: text() }),
  match: (playback, { deadline }, { time }) => ({ ...playback, paused: { since: time, deadline } }),
  row: (row) => ({ ...row, deadline: '' }),
  changesPublicPage: false,
  words: { everyone: () => 'The match was paused.' },
});
