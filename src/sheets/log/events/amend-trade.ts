import * as z from 'zod/mini';
import { unusable } from '../../../rules/base/unusable.ts';
import { correctedTrades, hostTradeOf, tradedWords, tradeWords } from '../host-trades.ts';
import { defineEvent } from '../kind.ts';
import { againWords, CORRECTS, playCorrected } from '../playback/correct.ts';
import type { Origin, Playback } from '../playback/playback.ts';
import { correctedTrade, correction } from '../shapes.ts';

const schema = z.strictObject({ ...correctedTrade, ...correction });

/** Corrects the trades of a resolved round (H34), and plays the match again. Throws an Unusable error if the rounds cannot be played. */
export function amendTrade(playback: Playback, data: z.infer<typeof schema>, origin: Origin): Playback {
  const { number, time } = origin;
  return playCorrected(playback, origin, {
    ...data,
    input: (input) => ({
      ...input,
      trades: correctedTrades(input.trades, data) ?? unusable('cancels', 'the round has no such trade'),
    }),
    acts: ({ hostOrders, hostTrades }) => ({
      hostOrders,
      hostTrades: [...hostTrades, hostTradeOf(data, time)],
    }),
    amendment: () => ({ what: 'trades', entry: number, time }),
  });
}

/** Event: the host corrected the trades of a resolved round, and this and all later rounds were played again. */
export const AMEND_TRADE = defineEvent({
  schema,
  match: amendTrade,
  ...CORRECTS,
  words: {
    everyone: (data) =>
      `${tradeWords(data)} round ${data.round}, and this and all later rounds were played again.${againWords(data)}`,
    whole: (data) =>
      `${tradeWords(data)} round ${data.round}, and this and all later rounds were played again: ${tradedWords(data)}.${againWords(data)}`,
  },
});
