import * as z from 'zod/mini';
import { count } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch } from '../season-facts.ts';

/** Event: the host reopened a closed match (H11). */
export const REOPEN = defineEvent({
  schema: z.strictObject({
    /** Sheet ids of the match's new responses tabs, if the match was in the archive. */
    tabs: z.exactOptional(z.strictObject({ orders: count(), trades: count() })),
  }),
  match: (playback) => ({ ...playback, isClosed: false }),
  row: (row, { tabs }) =>
    tabs ? { ...row, deadline: '', formTab: tabs.orders, tradesTab: tabs.trades } : row,
  season: (facts, _, { match }) => inMatch(facts, match, ({ closedBy: _, ...known }) => known),
  changesPublicPage: true,
  words: { everyone: () => 'The closed match was opened again.' },
});
