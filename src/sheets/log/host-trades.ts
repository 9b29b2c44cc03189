import { isSame } from '../../rules/base/json.ts';
import { exchange } from './asset-words.ts';
import type { CorrectedTrade } from './shapes.ts';

/** The host's correction of trades in a round (H34): a cancelled trade, an entered trade, or both. */
export interface HostTrade extends CorrectedTrade {
  /** Time of the correction, in milliseconds UTC. */
  readonly at: number;
}

/** The cancelled trade and the entered trade of a correction. */
export type TradeCorrection = Pick<HostTrade, 'cancels' | 'enters'>;

/** Trade that the host entered or cancelled. Both players have the names from the start of the match. */
export type HostedTrade = NonNullable<HostTrade['enters']>;

/** Makes a correction of trades from a log entry; `time` is ISO UTC. */
export function hostTradeOf({ round, cancels, enters }: CorrectedTrade, time: string): HostTrade {
  return { round, at: Date.parse(time), ...(cancels ? { cancels } : {}), ...(enters ? { enters } : {}) };
}

/** Removes the last trade that equals `cancelled`; undefined if no trade equals `cancelled`. */
export function withoutTrade<T extends object>(
  trades: readonly T[],
  cancelled: object,
): readonly T[] | undefined {
  const at = trades.map((trade) => isSame(trade, cancelled)).lastIndexOf(true);
  return at < 0 ? undefined : trades.filter((_, i) => i !== at);
}

/**
 * Applies a correction to the trades of a round. The entered trade becomes the last trade (X4). Undefined if the trade
 * to cancel is not among the trades.
 */
export function correctedTrades<T extends object>(
  trades: readonly T[],
  { cancels, enters }: { readonly cancels?: object; readonly enters?: T },
): readonly T[] | undefined {
  const left = cancels === undefined ? trades : withoutTrade(trades, cancels);
  return left && (enters === undefined ? left : [...left, enters]);
}

/** Lists the trades that the host entered and cancelled in a round. Leaves out a trade that the host entered and later cancelled. */
export function byHostIn(
  hostTrades: readonly HostTrade[],
  round: number,
): {
  readonly entered: readonly HostedTrade[];
  readonly cancelled: readonly HostedTrade[];
} {
  let entered: readonly HostedTrade[] = [];
  let cancelled: readonly HostedTrade[] = [];
  for (const { cancels, enters } of hostTrades.filter((one) => one.round === round)) {
    if (cancels) {
      // Leaves out a trade that the host entered and took back, because nobody else saw it.
      const left = withoutTrade(entered, cancels);
      if (left) entered = left;
      else cancelled = [...cancelled, cancels];
    }
    if (enters) entered = [...entered, enters];
  }
  return { entered, cancelled };
}

/** Puts a cancelled trade into words for one of the two players. `viewer` is the player whom the text calls “you”. */
export function cancelledWords(trade: HostedTrade, viewer?: string): string {
  return `The host cancelled this trade: ${exchange(trade, viewer)}.`;
}

/** Puts a correction of trades into words without names, because only the two players of a trade may know about the trade. */
export function tradeWords({ cancels, enters }: TradeCorrection): string {
  if (cancels && enters) return 'The host corrected a trade of';
  return cancels ? 'The host cancelled a trade of' : 'The host entered a trade in';
}

/** Puts the trades of a correction into words with names, for people who may read the whole match. */
export function tradedWords({ cancels, enters }: TradeCorrection): string {
  const parts = [cancels && `without “${exchange(cancels)}”`, enters && `with “${exchange(enters)}”`];
  return parts.filter(Boolean).join(', ');
}
