import { stack } from '../../board/arrange.ts';
import type { Grid } from '../../board/grid.ts';
import type { Table } from '../../declare/table.ts';
import type { PrivateTold, PublicTold } from '../../game.ts';
import { drawBoard } from './board.ts';
import { drawEnding } from './ending.ts';
import { drawHand } from './hand.ts';
import type { SecretSoulmate } from './kinds.ts';
import type { Options } from './options.ts';
import { drawPairs } from './pairs.ts';
import type { SoulmatePosition } from './position.ts';

/** Who scored in which round; at the end the pairs first. */
export function drawPublic(table: Table<Options>, told: PublicTold<SecretSoulmate>): Grid {
  return withEnding(told, drawBoard(table, told));
}

/** A player’s own facts above the public board. */
export function drawPrivate(table: Table<Options>, seat: number, told: PrivateTold<SecretSoulmate>): Grid {
  return stack([drawHand(table, seat, told), withEnding(told, drawBoard(table, told, seat))]);
}

/** The pairs with everything that was played and is held. */
export function drawHost(
  table: Table<Options>,
  position: SoulmatePosition,
  told: PublicTold<SecretSoulmate>,
): Grid {
  return withEnding(told, drawPairs(table, position));
}

function withEnding({ outcome }: PublicTold<SecretSoulmate>, board: Grid): Grid {
  return outcome ? stack([drawEnding(outcome), board]) : board;
}
