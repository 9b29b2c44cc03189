import * as z from 'zod/mini';
import { defineEvent } from '../kind.ts';

/** The format of the season's tabs and of every row of its log. A change of either gets the next number. */
export const SEASON_FORMAT = 1;

/** The season was set up, in the format of all its entries (format.ts). */
export const SEASON = defineEvent({
  schema: z.strictObject({ identity: z.literal(['email', 'code']), format: z.literal(SEASON_FORMAT) }),
  season: (facts, { identity }) => ({ ...facts, identity }),
  changesPublicPage: false,
  words: {},
});
