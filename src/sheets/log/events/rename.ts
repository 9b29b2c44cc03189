import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** Event: the host gave a match a new title (H27). */
export const RENAME = defineEvent({
  schema: z.strictObject({ title: text() }),
  row: (row, { title }) => ({ ...row, title }),
  changesPublicPage: true,
  words: { everyone: ({ title }) => `The match is now called “${title}”.` },
});
