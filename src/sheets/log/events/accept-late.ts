import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { withoutOrderOf } from '../host-orders.ts';
import { defineEvent } from '../kind.ts';

/** Event: the host accepted a player's late response (X2). */
export const ACCEPT_LATE = defineEvent({
  schema: z.strictObject({ round: count(), player: text(), at: text(), response: text(), due: text() }),
  match: (playback, { round, player, at, response }) => ({
    ...playback,
    acceptedLate: [...playback.acceptedLate, { round, response, at: Date.parse(at) }],
    // The response replaces an order that the host entered before (H16).
    hostOrders: withoutOrderOf(playback.hostOrders, round, player),
  }),
  changesPublicPage: false,
  words: {
    everyone: ({ round, player }, { nameOf }) =>
      `A late order of ${nameOf(player)} for round ${round} was accepted.`,
  },
});
