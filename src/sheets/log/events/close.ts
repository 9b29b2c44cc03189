import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch } from '../season-facts.ts';
import { list, playerPurse } from '../shapes.ts';

/** A match that is over was closed (H10): its seed is shown. The entry has the outcome, so the chain proves the end. */
export const CLOSE = defineEvent({
  schema: z.strictObject({
    /** The hash of its position. */
    position: text(),
    /** The winners and candidates, by their names at the beginning; none after an early end without an outcome. */
    winners: list(text()),
    candidates: list(text()),
    /** The payments of the match to its players, by their ids. */
    purses: list(playerPurse),
    /** The hash of its record. */
    record: text(),
  }),
  match: (playback) => ({ ...playback, isClosed: true, isSeedShown: true }),
  season: (facts, _, { match, number }) => inMatch(facts, match, { closedBy: number }),
  changesPublicPage: true,
  words: { everyone: () => 'The match was closed.' },
});
