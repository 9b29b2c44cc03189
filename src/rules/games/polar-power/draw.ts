import { stack } from '../../board/arrange.ts';
import type { Grid } from '../../board/grid.ts';
import type { Table } from '../../declare/table.ts';
import type { PrivateTold, PublicTold } from '../../game.ts';
import { drawMeadows } from './draw-meadows.ts';
import { drawRounds } from './draw-rounds.ts';
import { drawEnding, drawHand, drawHands } from './draw-seats.ts';
import type { PolarPower } from './kinds.ts';
import type { Options } from './options.ts';
import type { PolarPosition } from './position.ts';
import type { Meadow } from './vocabulary.ts';

/** The five meadows as bars, and the rounds so far; at the end who was what. */
export function drawPublic(table: Table<Options>, told: PublicTold<PolarPower>): Grid {
  const { outcome } = told;
  return stack([
    ...(outcome ? [drawEnding(table, outcome)] : []),
    drawMeadows(table, told),
    drawRounds(told),
  ]);
}

/** A player’s own hand above the public board. */
export function drawPrivate(table: Table<Options>, seat: number, told: PrivateTold<PolarPower>): Grid {
  const own = told.private[told.private.length - 1]!;
  const meadow = table.seats[seat]!.meadow as Meadow;
  return stack([drawHand(own, meadow), drawPublic(table, told)]);
}

/** The board with every player’s polarity, points and hand. */
export function drawHost(table: Table<Options>, position: PolarPosition, told: PublicTold<PolarPower>): Grid {
  return stack([drawMeadows(table, told), drawHands(table, position), drawRounds(told)]);
}
