import * as z from 'zod/mini';
import { count } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { inMatch, withKey } from '../season-facts.ts';

/** A closed match can be changed again (H11); `entry` is the number of the entry that closed it, or moved it away. */
export const BRING_BACK = defineEvent({
  schema: z.strictObject({
    entry: count(),
    /** Its new tabs of responses. */
    tabs: z.exactOptional(z.strictObject({ orders: count(), trades: count() })),
  }),
  match: (playback) => ({ ...playback, isClosed: false }),
  row: (row, { tabs }) =>
    tabs ? { ...row, deadline: '', formTab: tabs.orders, tradesTab: tabs.trades } : row,
  season: (facts, _, { match }) => ({
    ...inMatch(facts, match, ({ closedBy: _, ...known }) => known),
    archived: withKey(facts.archived, match, undefined),
  }),
  changesPublicPage: true,
  words: { everyone: () => 'The match was opened again after it had been closed.' },
});
