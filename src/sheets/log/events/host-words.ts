import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch, withKey } from '../season-facts.ts';
import { list } from '../shapes.ts';

/**
 * Event: the host changed the texts for all players of a match (H44). Each text belongs to a round, or to the whole
 * match (0); an empty text deletes the old one.
 */
export const HOST_WORDS = defineEvent({
  schema: list(z.strictObject({ round: count(), text: text() })),
  season: (facts, texts, { match }) =>
    inMatch(facts, match, (known) => ({
      ...known,
      said: texts.reduce((said, { round, text }) => withKey(said, round, text || undefined), known.said),
    })),
  changesPublicPage: false,
  words: { everyone: () => 'The host changed the text for all players.' },
});
