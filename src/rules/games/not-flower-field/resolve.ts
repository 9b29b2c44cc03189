import type { Chance } from '../../base/chance.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { Resolved, Tell } from '../../game.ts';
import type { Board } from './cell.ts';
import { canAllMove, drawMove, type Move, plant } from './move.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import { type FieldPosition, readBoard, writeBoard } from './position.ts';
import { tellField, tellMove } from './why.ts';

/** All four moves at the same time (F2), then the end check (F1, F6). */
export function resolve(
  info: MatchInfo<Options>,
  position: FieldPosition,
  orders: readonly Order[],
  chance: Chance,
  tell?: Tell,
): Resolved<FieldPosition> {
  const { seats } = position;
  const round = position.round + 1;
  const before = readBoard(position);
  const moves = completeMoves(info, position, before, orders, chance, tell);
  const board = plant(before, moves);
  if (tell) tellField(tell, info, seats, before, board, moves);
  const isLast = round >= info.options.rounds;
  const over = isLast || !canAllMove(board);
  if (isLast) tell?.('public', 'F1', `Round ${round} was the last.`);
  else if (over)
    tell?.('public', 'F6', `Some player has no legal move left: the match ends after round ${round}.`);
  return { position: { round, over, field: writeBoard(position, board), seats }, earnings: [] };
}

/** A missed move places nothing, or is drawn (F5). */
function completeMoves(
  { options, names }: MatchInfo<Options>,
  { round, seats }: FieldPosition,
  board: Board,
  orders: readonly Order[],
  chance: Chance,
  tell?: Tell,
): (Move | undefined)[] {
  const stream = options.missedMove === 'random' ? chance(`missed-move:${round + 1}`) : undefined;
  return orders.map(({ cells }, seat) => {
    const move = cells ?? (stream && drawMove(board, seat, stream.below));
    if (tell) tellMove(tell, names, seats, seat, move, cells !== undefined);
    return move;
  });
}
