import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { dateWords } from '../../time.ts';
import { defineEvent } from '../kind.ts';

/** Event: the host changed the deadline of the open round; '' means no deadline. */
export const DEADLINE = defineEvent({
  schema: z.strictObject({ from: text(), to: text() }),
  row: (row, { to }) => ({ ...row, deadline: to }),
  changesPublicPage: false,
  words: {
    everyone: ({ to }) => (to ? `The deadline was moved to ${dateWords(to)}.` : 'The deadline was removed.'),
  },
});
