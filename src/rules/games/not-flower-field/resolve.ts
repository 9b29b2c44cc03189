import type { Chance, Stream } from '../../base/chance.ts';
import type { Table } from '../../declare/table.ts';
import type { Resolved, Tell } from '../../game.ts';
import { BLACK, type Board, canAllMove, planted, SEATS_IN } from './board.ts';
import { drawMove } from './missed.ts';
import type { Options } from './options.ts';
import type { Move, Order } from './order.ts';
import { scoresOf } from './pattern.ts';
import { type FieldPosition, type Gardener, readBoard, writeField } from './position.ts';
import { PLACES } from './vocabulary.ts';

/** All four moves at the same time (F2), then the end check (F1, F6). */
export function resolve(
  table: Table<Options>,
  position: FieldPosition,
  orders: readonly Order[],
  chance: Chance,
  tell?: Tell,
): Resolved<FieldPosition> {
  const { seats } = position;
  const round = position.round + 1;
  const before = readBoard(position);
  const moves = completeMoves(table, position, before, orders, chance, tell);
  const board = plant(before, moves);
  if (tell) tellField(table, seats, before, board, moves, tell);
  const isLast = round >= table.options.rounds;
  const over = isLast || !canAllMove(board);
  if (over)
    tell?.(
      'public',
      isLast ? 'F1' : 'F6',
      isLast
        ? `Round ${round} was the last.`
        : `Some player has no legal move left: the match ends after round ${round}.`,
    );
  return { position: { round, over, field: writeField(board, seats), seats }, earnings: [] };
}

/** A missed move places nothing, or is drawn (F5). */
function completeMoves(
  { options, names }: Table<Options>,
  { round, seats }: FieldPosition,
  board: Board,
  orders: readonly Order[],
  chance: Chance,
  tell?: Tell,
): (Move | undefined)[] {
  let stream: Stream | undefined;
  return orders.map(({ move }, seat) => {
    if (move) {
      tell?.(seat, 'F4', `${names[seat]} places ${inWords(seats, move)}.`);
      return move;
    }
    if (options.missedMove === 'pass') {
      tell?.(seat, 'F5', `${names[seat]} has no legal move and places nothing.`);
      return undefined;
    }
    stream ??= chance(`missed-move:${round + 1}`);
    const drawn = drawMove(board, seat, stream.below);
    if (drawn)
      tell?.(seat, 'F5', `${names[seat]} has no legal move; the seed’s places ${inWords(seats, drawn)}.`);
    return drawn;
  });
}

/** A cell then holds its old colours and all new ones; more than two make it black (F3). */
function plant(before: Board, moves: readonly (Move | undefined)[]): Board {
  const added = Array<number>(before.length).fill(0);
  for (const move of moves)
    if (move)
      for (let colour = 0; colour < move.length; colour++)
        for (const cell of move[colour] as readonly number[]) added[cell]! |= 1 << colour;
  const board = before.slice();
  for (let i = 0; i < board.length; i++)
    if (added[i]) board[i] = planted(board[i] as number, added[i] as number);
  return board;
}

function inWords(seats: readonly Gardener[], move: Move): string {
  return move
    .map((cells, colour) => `${seats[colour]!.colour} on ${cells.map((cell) => PLACES[cell]).join(' ')}`)
    .join(', ');
}

function tellField(
  { names, options }: Table<Options>,
  seats: readonly Gardener[],
  before: Board,
  after: Board,
  moves: readonly (Move | undefined)[],
  tell: Tell,
): void {
  const changed = after.flatMap((code, i) => (code === before[i] ? [] : [i]));
  const grown = changed.filter((i) => after[i] !== BLACK);
  if (grown.length > 0)
    tell(
      'public',
      'F3',
      `New flowers: ${grown.map((i) => `${PLACES[i]} holds ${SEATS_IN[after[i]!]!.map((seat) => seats[seat]!.colour).join(' and ')}`).join('; ')}.`,
    );
  const merged = changed.filter((i) => after[i] === BLACK);
  if (merged.length > 0)
    tell('public', 'F3', `More than two colours make black: ${merged.map((i) => PLACES[i]).join(' ')}.`);
  for (const cell of merged) {
    // Which colours met there does not show in black.
    const placers = moves.flatMap((move, seat) => {
      const colour = move?.findIndex((cells) => cells.includes(cell)) ?? -1;
      return colour < 0 ? [] : [`${seats[colour]!.colour} by ${names[seat]}`];
    });
    const old = SEATS_IN[before[cell]!]!.map((seat) => seats[seat]!.colour);
    tell(
      'host',
      'F3',
      `${PLACES[cell]} held ${old.join(' and ') || 'nothing'}, and took ${placers.join(', ')}.`,
    );
  }
  const scores = scoresOf(after, options);
  tell(
    'public',
    'F15',
    `If the field stayed like this: ${scores.map((score, seat) => `${names[seat]} ${score}`).join(', ')}.`,
  );
}
