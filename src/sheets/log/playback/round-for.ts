import { isSame } from '../../../rules/base/json.ts';
import type { Refusal } from '../../../rules/order/refusal.ts';
import { exchange } from '../asset-words.ts';
import { byHostIn, cancelledWords } from '../host-trades.ts';
import { lapsedFor } from '../lapsed.ts';
import { failedTrades, tradeIndex } from './failed-trades.ts';
import type { Happening, PlayedRound } from './playback.ts';

/** Facts about a resolved round that a viewer may know. */
export interface RoundFor {
  /** Trades of the viewer that settled, in words. The host gets all trades that settled. */
  readonly settled: readonly string[];
  /** Texts about agreed trades of the viewer that failed or that the host cancelled (H2, H34). */
  readonly failed: readonly string[];
  /** Texts about lapsed offers from or to the viewer, with the reasons. The host gets all lapsed offers. */
  readonly lapsed: readonly string[];
  /** Texts about withdrawn offers from or to the viewer. */
  readonly withdrawn: readonly string[];
  /** Refused lines of the viewer's order. The host gets all refused lines. */
  readonly refused: readonly Refusal[];
  /** Events of the round that the viewer may know, in order. */
  readonly told: readonly Happening[];
}

/** Gives the facts about a round that a viewer may know: everyone, the host, or the player in a seat. `names` are in the order of seats. */
export function roundFor(
  round: PlayedRound,
  names: readonly string[],
  viewer: 'public' | 'host' | number,
): RoundFor {
  const name = typeof viewer === 'number' ? names[viewer] : undefined;
  const isRefused = (at: number) => round.refused.some((refusal) => tradeIndex(refusal) === at);
  const isOwn = ({ from, to }: { readonly from: string; readonly to: string }) =>
    viewer === 'host' || from === name || to === name;
  const lapsed = viewer === 'public' ? [] : (round.input.lapsed ?? []);
  const { entered, cancelled } = byHostIn(round.before.hostTrades, round.round);
  return {
    settled: round.input.trades.flatMap((trade, at) => {
      const byHost = entered.some((one) => isSame(one, trade)) ? ', entered by the host' : '';
      return isOwn(trade) && !isRefused(at) ? [`${exchange(trade, name)}${byHost}`] : [];
    }),
    failed: [
      ...failedTrades(round).flatMap(({ sides, wordsFor }) =>
        name !== undefined && sides.includes(name) ? [wordsFor(name)] : [],
      ),
      ...cancelled.filter(isOwn).map((trade) => cancelledWords(trade, name)),
    ],
    lapsed: lapsedFor(
      lapsed.filter(({ why }) => name === undefined || why !== 'withdrawn'),
      name,
    ),
    withdrawn: lapsedFor(
      lapsed.filter(({ why }) => name !== undefined && why === 'withdrawn'),
      name,
    ),
    refused: round.refused.filter(
      (refusal) => viewer === 'host' || (refusal.player === name && tradeIndex(refusal) < 0),
    ),
    told: round.story.filter(({ to }) => viewer === 'host' || to === 'public' || to === viewer),
  };
}
