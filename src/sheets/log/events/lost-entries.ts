import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/** Entries of the log were lost with an earlier version of the workbook, from the number of this one up to `last`, and the host went on (H38). */
export const LOST_ENTRIES = defineEvent({
  schema: z.strictObject({ last: count(), hash: text() }),
  season: (facts, _, { number }) => ({
    ...facts,
    // A lost entry may have had the same number: the change lies between two.
    publicChange: number + 0.5,
    matches: new Map([...facts.matches].map(([match, known]) => [match, { ...known, resolvedBy: 0 }])),
  }),
  changesPublicPage: true,
  words: {
    everyone: ({ last }, { at }) =>
      `The log lost its entries ${at.number} to ${last} with an earlier version of the host’s workbook.`,
  },
});
