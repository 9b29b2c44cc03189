import { exchange } from '../asset-words.ts';
import type { PlayedRound } from './playback.ts';

/**
 * Lists the agreed trades of a round that failed. Only the two sides of a trade read about it, so nobody learns how many
 * others traded (H2).
 */
export function failedTrades({ refused, input }: Pick<PlayedRound, 'refused' | 'input'>) {
  return refused.flatMap((refusal) => {
    const trade = input.trades[tradeIndex(refusal)];
    if (!trade) return [];
    const lacking = refusal.lacking && trade[refusal.lacking];
    const why = (player: string) => {
      if (lacking === undefined) return refusal.message;
      return lacking === player
        ? 'When this trade’s turn came, you did not have everything that you give.'
        : `${lacking} could not give everything.`;
    };
    /** Puts the trade and the reason into words for a player, who never learns what the other side lacked (H2). */
    const wordsFor = (player: string) =>
      `This agreed trade failed: ${exchange(trade, player)}. ${why(player)}`;
    return [{ sides: [trade.from, trade.to], wordsFor }];
  });
}

/** Finds the index of the trade that was refused; -1 if a line of an order was refused. */
export function tradeIndex({ part }: { readonly part: string }): number {
  return Number(/^trades\[(\d+)\]$/.exec(part)?.[1] ?? -1);
}
