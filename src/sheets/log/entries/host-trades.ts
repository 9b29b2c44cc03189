import { isSame } from '../../../rules/base/json.ts';
import type { CorrectedTrade } from '../shapes.ts';
import { exchange } from './asset-words.ts';

/** A correction of the trades of a round by the host (H34): a trade that is struck, one that is entered, or one for the other. */
export interface HostTrade extends CorrectedTrade {
  /** When the host made it, in milliseconds UTC. */
  readonly at: number;
}

/** What a correction strikes and enters. */
export type TradeCorrection = Pick<HostTrade, 'strikes' | 'enters'>;

/** A trade with the names of the match. */
export type HostedTrade = NonNullable<HostTrade['enters']>;

/** A correction of trades as an entry of the log has it; `time` is ISO UTC. */
export function hostTradeOf({ round, strikes, enters }: CorrectedTrade, time: string): HostTrade {
  return { round, at: Date.parse(time), ...(strikes ? { strikes } : {}), ...(enters ? { enters } : {}) };
}

/** Trades without the last one that is the same as `struck`; undefined where there is none. */
export function withoutTrade<T extends object>(
  trades: readonly T[],
  struck: object,
): readonly T[] | undefined {
  const at = trades.map((trade) => isSame(trade, struck)).lastIndexOf(true);
  return at < 0 ? undefined : trades.filter((_, i) => i !== at);
}

/** The trades of a round after a correction: what is entered comes last (X4). Undefined where there is no such trade to strike. */
export function correctedTrades<T extends object>(
  trades: readonly T[],
  { strikes, enters }: { readonly strikes?: object; readonly enters?: T },
): readonly T[] | undefined {
  const left = strikes === undefined ? trades : withoutTrade(trades, strikes);
  return left && (enters === undefined ? left : [...left, enters]);
}

/** The net corrections of the host to the trades of a round. */
export function byHostIn(
  hostTrades: readonly HostTrade[],
  round: number,
): {
  readonly entered: readonly HostedTrade[];
  readonly struck: readonly HostedTrade[];
} {
  let entered: readonly HostedTrade[] = [];
  let struck: readonly HostedTrade[] = [];
  for (const { strikes, enters } of hostTrades.filter((one) => one.round === round)) {
    if (strikes) {
      // Nobody else ever saw a trade that the host entered and took back.
      const left = withoutTrade(entered, strikes);
      if (left) entered = left;
      else struck = [...struck, strikes];
    }
    if (enters) entered = [...entered, enters];
  }
  return { entered, struck };
}

/** The message to both sides of a trade that the host struck; a `viewer` is spoken to. */
export function struckWords(trade: HostedTrade, viewer?: string): string {
  return `The host struck this trade: ${exchange(trade, viewer)}.`;
}

/** Words for a correction of trades, without names: only the two sides may know them. */
export function tradeWords({ strikes, enters }: TradeCorrection): string {
  if (strikes && enters) return 'The host corrected a trade of';
  return strikes ? 'The host struck a trade of' : 'The host entered a trade in';
}
