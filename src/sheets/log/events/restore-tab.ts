import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** Event: the tab of a match was drawn again from the log. `position` is the hash of the position. */
export const RESTORE_TAB = defineEvent({
  schema: z.strictObject({ position: text() }),
  changesPublicPage: false,
  words: {},
});
