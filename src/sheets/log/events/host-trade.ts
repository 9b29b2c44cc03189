import * as z from 'zod/mini';
import { hostTradeOf, tradedWords, tradeWords } from '../host-trades.ts';
import { defineEvent } from '../kind.ts';
import { correctedTrade } from '../shapes.ts';

/** Event: the host corrected the trades of the open round (H34). Trades name each player as at the start of the match. */
export const HOST_TRADE = defineEvent({
  schema: z.strictObject(correctedTrade),
  match: (playback, data, { time }) => ({
    ...playback,
    hostTrades: [...playback.hostTrades, hostTradeOf(data, time)],
  }),
  changesPublicPage: false,
  words: {
    everyone: (data) => `${tradeWords(data)} round ${data.round}.`,
    whole: (data) => `${tradeWords(data)} round ${data.round}: ${tradedWords(data)}.`,
  },
});
