import * as z from 'zod/mini';
import { byNames } from '../../../rules/base/by-names.ts';
import { count, text } from '../../../rules/declare/position.ts';
import { withoutOrderOf } from '../host-orders.ts';
import { defineEvent } from '../kind.ts';

/** Words for everyone about an act. The words name no player; the player reads the details on the player's own page (H16). */
const ACTS = {
  enter: 'The host entered an order in',
  remove: 'The host deleted an order of',
  withdraw: 'The host undid the entry or deletion of an order in',
} as const;

/**
 * Event: the host entered or deleted a player's order in the open round, or undid this act (H16). `does` is 'enter',
 * 'remove' or 'withdraw'. Only 'enter' has `answers`, by the titles of the form's questions.
 */
export const HOST_ORDER = defineEvent({
  schema: z.strictObject({
    round: count(),
    player: text(),
    does: z.literal(['enter', 'remove', 'withdraw']),
    answers: z.exactOptional(byNames(text())),
  }),
  match(playback, { round, player, does, answers = {} }, { time }) {
    const others = withoutOrderOf(playback.hostOrders, round, player);
    if (does === 'withdraw') return { ...playback, hostOrders: others };
    const order = { round, player, at: Date.parse(time), ...(does === 'enter' ? { answers } : {}) };
    return { ...playback, hostOrders: [...others, order] };
  },
  changesPublicPage: false,
  words: {
    everyone: ({ does, round }) => `${ACTS[does]} round ${round}.`,
    whole: ({ does, round, player }, { nameOf }) => `${ACTS[does]} round ${round}, for ${nameOf(player)}.`,
  },
});
