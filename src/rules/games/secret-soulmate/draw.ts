import { stack } from '../../board/arrange.ts';
import type { Grid } from '../../board/grid.ts';
import type { OutcomeColumn } from '../../board/outcome.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import type { PrivateSeen, PublicSeen } from '../../game.ts';
import { drawHand, soulmateOf } from './draw-hand.ts';
import { drawPairs } from './draw-pairs.ts';
import { drawScorers } from './draw-scorers.ts';
import type { Options } from './options.ts';
import type { SoulmatePosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';

/** Who scored in which round. */
export function drawPublic(info: MatchInfo<Options>, seen: PublicSeen<PublicView>): Grid {
  return drawScorers(info, seen);
}

/** A player’s own facts above the public board. */
export function drawPrivate(
  info: MatchInfo<Options>,
  seat: number,
  seen: PrivateSeen<PublicView, PrivateView>,
): Grid {
  return stack([drawHand(info, seat, seen), drawScorers(info, seen, seat)]);
}

/** The pairs with everything that was played and is held. */
export function drawHost(info: MatchInfo<Options>, position: SoulmatePosition): Grid {
  return drawPairs(info, position);
}

/** Columns of the pairs, and of the players who could not win because of their soulmates: public at the end. */
export function outcomeColumns(_info: MatchInfo<Options>, { reveal }: OutcomeView): OutcomeColumn[] {
  const { ineligible } = reveal as { ineligible: readonly string[] };
  return [
    { head: 'soulmate', cell: (name) => `♥ ${soulmateOf(name, reveal)}` },
    { head: 'may win', cell: (name) => (ineligible.includes(name) ? 'no' : 'yes') },
  ];
}
