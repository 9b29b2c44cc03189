import { exchange } from '../asset-words.ts';
import type { PlayedRound } from './playback.ts';

/**
 * Lists the agreed trades that failed in a round. Only the two players of a trade read about the trade, so nobody learns
 * how many other players traded (H2).
 */
export function failedTrades({ refused, input }: Pick<PlayedRound, 'refused' | 'input'>) {
  return refused.flatMap((refusal) => {
    const trade = input.trades[tradeIndex(refusal)];
    if (!trade) return [];
    const lacking = refusal.lacking && trade[refusal.lacking];
    const why = (player: string) => {
      if (lacking === undefined) return refusal.message;
      return lacking === player
        ? 'When this trade’s turn came, you did not have everything that you promised.'
        : `${lacking} could not give everything.`;
    };
    /**
     * Puts the trade and the reason for the failure into words for a player. The player never learns which goods the
     * other player lacked (H2).
     */
    const wordsFor = (player: string) =>
      `This agreed trade failed: ${exchange(trade, player)}. ${why(player)}`;
    return [{ sides: [trade.from, trade.to], wordsFor }];
  });
}

/** Finds the index of a refused trade; -1 if the refusal is about a line of an order. */
export function tradeIndex({ part }: { readonly part: string }): number {
  return Number(/^trades\[(\d+)\]$/.exec(part)?.[1] ?? -1);
}
