import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch, withKey } from '../season-facts.ts';
import { list } from '../shapes.ts';

/**
 * Event: the host changed the texts that all players of a match read (H44). A text with round 0 belongs to the whole
 * match. An empty text deletes the old text.
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
