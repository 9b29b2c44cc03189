import * as z from 'zod/mini';
import { count } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { withKey } from '../season-facts.ts';

/** Event: the rows of a match came back from the archive (H11). */
export const BRING_BACK = defineEvent({
  schema: z.strictObject({ match: count() }),
  season: (facts, { match }) => ({ ...facts, archived: withKey(facts.archived, match, undefined) }),
  about: ({ match }) => ({ match }),
  changesPublicPage: false,
  words: {},
});
