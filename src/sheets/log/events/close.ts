import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch } from '../season-facts.ts';
import { list, playerPurse } from '../shapes.ts';

/**
 * Event: the host closed a finished match, so the match's seed becomes public (H10). The entry holds the outcome, so the
 * chain proves how the match ended.
 */
export const CLOSE = defineEvent({
  schema: z.strictObject({
    /** Hash of the match's last position. */
    position: text(),
    /**
     * The winners and candidates, with the names that they had at the start of the match. Both lists are empty after an
     * early end without an outcome.
     */
    winners: list(text()),
    candidates: list(text()),
    /** Payments of the match to its players, by player id. */
    purses: list(playerPurse),
    /** Hash of the match's record. */
    record: text(),
  }),
  match: (playback) => ({ ...playback, isClosed: true, isSeedShown: true }),
  season: (facts, _, { match, number }) => inMatch(facts, match, { closedBy: number }),
  changesPublicPage: true,
  words: { everyone: () => 'The match was closed.' },
});
