import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch } from '../season-facts.ts';

/** A match that is over was closed (H10): its seed is shown; with the hash of its position. */
export const CLOSE = defineEvent({
  schema: z.strictObject({ position: text() }),
  match: (playback) => ({ ...playback, isClosed: true, isSeedShown: true }),
  season: (facts, _, { match, number }) => inMatch(facts, match, { closedBy: number }),
  changesPublicPage: true,
  words: { everyone: () => 'The match was closed.' },
});
