import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { list } from '../shapes.ts';

/**
 * Entries were lost with an earlier version of the workbook, and the host went on: those from one number to another, by chain, with the hash of the
 * last one, or its beginning (H38).
 */
export const LOST_ENTRIES = defineEvent({
  schema: list(z.strictObject({ match: count(), from: count(), last: count(), hash: text() })),
  season: (facts) => ({
    ...facts,
    matches: new Map([...facts.matches].map(([match, known]) => [match, { ...known, resolvedBy: 0 }])),
  }),
  changesPublicPage: true,
  words: {
    everyone: (lost) =>
      lost
        .map(({ match, from, last }) => {
          const log = match === 0 ? 'The season’s log' : `The log of match ${match}`;
          return `${log} lost its entries ${from} to ${last} with an earlier version of the host’s workbook.`;
        })
        .join(' '),
  },
});
