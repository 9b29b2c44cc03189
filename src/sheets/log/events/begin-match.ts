import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { withKey } from '../season-facts.ts';

/**
 * Event of the season: a match begins. The data are the match's number and title, and the commitment to the seed. The
 * match's own chain starts from the hash of this entry.
 */
export const BEGIN_MATCH = defineEvent({
  schema: z.strictObject({ match: count(), title: text(), commitment: text() }),
  season: (facts, { match, commitment }) => ({ ...facts, begun: withKey(facts.begun, match, commitment) }),
  about: ({ match }) => ({ match }),
  changesPublicPage: false,
  words: {},
});
