import { stack } from '../../board/arrange.ts';
import type { Grid } from '../../board/grid.ts';
import type { OutcomeColumn } from '../../board/outcome.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import type { Table } from '../../declare/table.ts';
import type { PrivateSeen, PublicSeen } from '../../game.ts';
import { drawHand, soulmateOf } from './draw-hand.ts';
import { drawPairs } from './draw-pairs.ts';
import { drawScorers } from './draw-scorers.ts';
import type { Options } from './options.ts';
import type { SoulmatePosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';

/** Who scored in which round. */
export function drawPublic(table: Table<Options>, told: PublicSeen<PublicView>): Grid {
  return drawScorers(table, told);
}

/** A player’s own facts above the public board. */
export function drawPrivate(
  table: Table<Options>,
  seat: number,
  told: PrivateSeen<PublicView, PrivateView>,
): Grid {
  return stack([drawHand(table, seat, told), drawScorers(table, told, seat)]);
}

/** The pairs with everything that was played and is held. */
export function drawHost(table: Table<Options>, position: SoulmatePosition): Grid {
  return drawPairs(table, position);
}

/** The end makes the pairs public, and who could not win for their sake. */
export function outcomeColumns(_table: Table<Options>, { reveal }: OutcomeView): OutcomeColumn[] {
  const { ineligible } = reveal as { ineligible: readonly string[] };
  return [
    { head: 'soulmate', cell: (name) => `♥ ${soulmateOf(name, reveal)}` },
    { head: 'may win', cell: (name) => (ineligible.includes(name) ? 'no' : 'yes') },
  ];
}
