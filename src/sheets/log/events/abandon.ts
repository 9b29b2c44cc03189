import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** A match was given up while it was being made: its commitment shows that the host tried no seed in secret (H9). */
export const ABANDON = defineEvent({
  schema: z.strictObject({ title: text(), game: text(), commitment: text() }),
  season: (facts, { title, commitment }, { time }) => ({
    ...facts,
    abandoned: [...facts.abandoned, { title, commitment, time }],
  }),
  changesPublicPage: false,
  words: {},
});
