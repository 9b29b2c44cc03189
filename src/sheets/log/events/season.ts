import * as z from 'zod/mini';
import { defineEvent } from '../kind.ts';

/**
 * Version of the format in which a season is stored: the tabs, and the rows of the log. Every change of the format takes
 * the next number.
 */
export const SEASON_FORMAT = 1;

/** Event: the season was set up. All later entries use the format that this entry names (format.ts). */
export const SEASON = defineEvent({
  schema: z.strictObject({ identity: z.literal(['email', 'code']), format: z.literal(SEASON_FORMAT) }),
  season: (facts, { identity }) => ({ ...facts, identity }),
  changesPublicPage: false,
  words: {},
});
