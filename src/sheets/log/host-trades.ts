import { isSame } from '../../rules/base/json.ts';
import { exchange } from './asset-words.ts';
import type { CorrectedTrade } from './shapes.ts';

/** A correction of a round's trades by the host (H34): a cancelled trade, an entered one, or both. */
export interface HostTrade extends CorrectedTrade {
  /** When the host made it, in milliseconds UTC. */
  readonly at: number;
}

/** The cancelled and entered trades of a correction. */
export type TradeCorrection = Pick<HostTrade, 'cancels' | 'enters'>;

/** A trade with the names of the match. */
export type HostedTrade = NonNullable<HostTrade['enters']>;

/** A correction of trades from an entry of the log; `time` is ISO UTC. */
export function hostTradeOf({ round, cancels, enters }: CorrectedTrade, time: string): HostTrade {
  return { round, at: Date.parse(time), ...(cancels ? { cancels } : {}), ...(enters ? { enters } : {}) };
}

/** Trades without the last one equal to `cancelled`; undefined without an equal one. */
export function withoutTrade<T extends object>(
  trades: readonly T[],
  cancelled: object,
): readonly T[] | undefined {
  const at = trades.map((trade) => isSame(trade, cancelled)).lastIndexOf(true);
  return at < 0 ? undefined : trades.filter((_, i) => i !== at);
}

/** The trades of a round after a correction; an entered one comes last (X4). Undefined if the trade to cancel does not exist. */
export function correctedTrades<T extends object>(
  trades: readonly T[],
  { cancels, enters }: { readonly cancels?: object; readonly enters?: T },
): readonly T[] | undefined {
  const left = cancels === undefined ? trades : withoutTrade(trades, cancels);
  return left && (enters === undefined ? left : [...left, enters]);
}

/** The net corrections of the host to the trades of a round. */
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
      // A trade that the host entered and took back is left out: nobody else saw it.
      const left = withoutTrade(entered, cancels);
      if (left) entered = left;
      else cancelled = [...cancelled, cancels];
    }
    if (enters) entered = [...entered, enters];
  }
  return { entered, cancelled };
}

/** The message to both sides of a trade that the host cancelled; it says “you” to a `viewer`. */
export function cancelledWords(trade: HostedTrade, viewer?: string): string {
  return `The host cancelled this trade: ${exchange(trade, viewer)}.`;
}

/** Words for a correction of trades, without names: only the two sides may know them. */
export function tradeWords({ cancels, enters }: TradeCorrection): string {
  if (cancels && enters) return 'The host corrected a trade of';
  return cancels ? 'The host cancelled a trade of' : 'The host entered a trade in';
}

/** The trades of a correction, with names, for readers of the whole match. */
export function tradedWords({ cancels, enters }: TradeCorrection): string {
  const parts = [cancels && `without “${exchange(cancels)}”`, enters && `with “${exchange(enters)}”`];
  return parts.filter(Boolean).join(', ');
}
