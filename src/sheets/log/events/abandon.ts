import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/**
 * Event: the host gave up a match before the match was ready. The match's commitment stays in the log, and proves that
 * nobody tried several seeds in secret (H9).
 */
export const ABANDON = defineEvent({
  schema: z.strictObject({ title: text(), game: text(), commitment: text() }),
  season: (facts, { title, commitment }, { time }) => ({
    ...facts,
    abandoned: [...facts.abandoned, { title, commitment, time }],
  }),
  changesPublicPage: false,
  words: {},
});
