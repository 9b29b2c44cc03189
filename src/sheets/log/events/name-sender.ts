import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';

/**
 * Event: the host assigned a response from an unknown account or code to a player (H18). Without `player`, the host took
 * the assignment back. With `ignored`, the response counts for no player, and the host is not asked again. `at` is the
 * arrival time of the response. `sender` is the digest of the account or code. `sender` is present if all responses of
 * this account or code are assigned.
 */
export const NAME_SENDER = defineEvent({
  schema: z.strictObject({
    round: count(),
    response: text(),
    at: text(),
    player: z.exactOptional(text()),
    ignored: z.exactOptional(z.boolean()),
    sender: z.exactOptional(text()),
  }),
  match(playback, { response, at, player, ignored, sender }) {
    // A new decision replaces earlier decisions about the same response or sender.
    const senders = playback.senders.filter(
      (one) => one.response !== response && (sender === undefined || one.sender !== sender),
    );
    if (player === undefined && !ignored) return { ...playback, senders };
    const isLate = player !== undefined && ignored === true;
    const whose = player === undefined ? {} : { player, ...(isLate ? { isLate } : {}) };
    const named = { response, at: Date.parse(at), ...whose, ...(sender === undefined ? {} : { sender }) };
    return { ...playback, senders: [...senders, named] };
  },
  changesPublicPage: false,
  words: {
    everyone({ round, player, ignored }, { nameOf }) {
      if (ignored && player !== undefined)
        return `A late order of ${nameOf(player)} in round ${round} was ignored and does not count.`;
      if (ignored) return `A response of round ${round} from an unknown sender was ignored.`;
      return player === undefined
        ? `The assignment of a response of round ${round} to a player was undone.`
        : `A response of round ${round} from an unknown sender was assigned to ${nameOf(player)}.`;
    },
  },
});
