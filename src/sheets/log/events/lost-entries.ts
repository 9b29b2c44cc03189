import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { list } from '../shapes.ts';

/**
 * Event: the host continued without entries that were lost when an earlier version of the workbook was restored (H38).
 * For each chain, the data hold the numbers of the first and the last lost entry. `hash` is the last lost entry's hash,
 * perhaps shortened.
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
          return `${log} lost entries ${from} to ${last} when an earlier version of the host’s workbook was restored.`;
        })
        .join(' '),
  },
});
