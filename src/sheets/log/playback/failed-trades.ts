import { exchange } from '../asset-words.ts';
import type { PlayedRound } from './playback.ts';

/** The agreed trades of a round that were refused. Both sides hear of it; nobody hears how many others traded (H2). */
export function failedTrades({ refused, input }: Pick<PlayedRound, 'refused' | 'input'>) {
  return refused.flatMap((refusal) => {
    const trade = input.trades[tradeIndex(refusal)];
    if (!trade) return [];
    const lacking = refusal.lacking && trade[refusal.lacking];
    const why = (player: string) => {
      if (lacking === undefined) return refusal.message;
      return lacking === player
        ? 'When its turn came, you did not have everything that you give.'
        : `${lacking} could not give this.`;
    };
    /** The trade and the reason for this player, who learns of the other side only that it could not give (H2). */
    const wordsFor = (player: string) => `Agreed, but it failed: ${exchange(trade, player)}. ${why(player)}`;
    return [{ sides: [trade.from, trade.to], wordsFor }];
  });
}

/** The index of the trade that a refusal of a round is about; -1 where it is about an order. */
export function tradeIndex({ part }: { readonly part: string }): number {
  return Number(/^trades\[(\d+)\]$/.exec(part)?.[1] ?? -1);
}
