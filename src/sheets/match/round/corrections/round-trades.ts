import { hashOf } from '../../../../rules/base/hash.ts';
import { own } from '../../../../rules/base/json.ts';
import { type Match, settle } from '../../../../rules/play/match.ts';
import { correctedTrades, type TradeCorrection } from '../../../log/entries/host-trades.ts';
import type { Playback } from '../../../log/playback/playback.ts';
import { asShown } from '../../../log/playback/shown/as-shown.ts';
import { type Agreed, settleAll } from '../../../responses/trades/settling.ts';
import type { Context } from '../../change.ts';
import { type CurrentMatch, readCurrentMatch } from '../../current-match.ts';
import { resolvedRound } from './correction.ts';

/** The trades of a round, and what is needed to correct them. */
export interface RoundTrades {
  readonly playback: Playback;
  /** The match before the trades, with the credits. */
  readonly before: Match;
  /** The match before the round, without the credits, with the names by which players are shown (H23). */
  readonly shown: Match;
  readonly agreed: readonly Agreed[];
  /** What was sent for the round, where it is open. */
  readonly open?: CurrentMatch;
}

/** Identifies a trade by its place in the round and its content, so that a key from another round, or from before a change, matches none. */
export function keyOf(trade: Agreed, at: number): string {
  return `${at + 1} ${hashOf(trade).slice(0, 12)}`;
}

/** The agreed trades of the open round. */
export function openTrades(context: Context, match: number): RoundTrades {
  const open = readCurrentMatch(context.book, match, context);
  const { playback, desk, shown } = open;
  return { playback, before: desk.before, shown: shown.playback.match, agreed: desk.agreed, open };
}

/** The trades of a resolved round. Stops where it was not resolved, or not here. */
export function resolvedTrades(playback: Playback, round: number): RoundTrades {
  const { before, input } = resolvedRound(playback, round);
  const { names } = before.match.info;
  const credits = names.map((name, seat) => ({ seat, ...own(input.credits, name) }));
  const shown = asShown(playback).rounds[round - 1]?.before.match ?? before.match;
  return {
    playback,
    before: settle(before.match, credits, [], []),
    shown,
    agreed: input.trades as readonly Agreed[],
  };
}

/** Other trades of the round that would no longer settle after a correction, and those that would settle only then. */
export function changedTrades(
  { before, agreed }: RoundTrades,
  corrected: TradeCorrection,
): { readonly fails: readonly Agreed[]; readonly settles: readonly Agreed[] } {
  const after = correctedTrades<Agreed>(agreed, corrected) ?? agreed;
  const failing = (trades: readonly Agreed[]) => settleAll(before, trades).failing.map(({ trade }) => trade);
  const [was, is] = [failing(agreed), failing(after)];
  return {
    fails: is.filter((one) => !was.includes(one)),
    settles: was.filter((one) => !is.includes(one) && after.includes(one)),
  };
}
