import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch, withKey } from '../season-facts.ts';
import { list } from '../shapes.ts';

/** The host's words to all players, by the round that they are for, 0 for the whole match; an empty text takes them away (H44). */
export const HOST_WORDS = defineEvent({
  schema: list(z.strictObject({ round: count(), text: text() })),
  season: (facts, texts, { match }) =>
    inMatch(facts, match, (known) => ({
      ...known,
      said: texts.reduce((said, { round, text }) => withKey(said, round, text || undefined), known.said),
    })),
  changesPublicPage: false,
  words: { everyone: () => 'The host’s words to all players were changed.' },
});
