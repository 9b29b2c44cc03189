import { type Chance, joined, type Tell } from '../../kit.ts';
import { BLACK, type Board, CELLS } from './cell.ts';
import { accountInWords, accountOf, scoresOf } from './configuration.ts';
import { canAllMove, drawMove, type Move, plant } from './move.ts';
import type { FlowerField, Order } from './order.ts';
import { contentsIn, type FieldPosition, type Info, readBoard, writeBoard } from './position.ts';
import { PLACES, placesOf } from './vocabulary.ts';

/** Resolves all four moves at the same time (F2), then checks whether the match ends (F1, F6). */
export const resolve: FlowerField['resolve'] = (info, position, orders, chance, tell) => {
  const { seats } = position;
  const round = position.round + 1;
  const moves = completeMoves(info, position, orders, chance, tell);
  const board = plant(readBoard(position), moves);
  const isLast = round >= info.options.rounds;
  const over = isLast || !canAllMove(board);
  tellField(tell, info, position, board, moves);
  // After the end the outcome tells the scores.
  if (!over) tellScores(tell, info, board);
  else if (isLast) tell('public', 'F1', `Round ${round} was the last round.`, { isEnd: true });
  else {
    const why = `A player has no legal move left, so the match ends after round ${round}.`;
    tell('public', 'F6', why, { isEnd: true });
  }
  return { position: { round, over, field: writeBoard(position, board), seats }, earnings: [] };
};

/** Completes a missed move. Depending on the options, no flowers are placed, or a random move is drawn (F5). */
function completeMoves(
  { options, names }: Info,
  position: FieldPosition,
  orders: readonly Order[],
  chance: Chance,
  tell: Tell,
): (Move | undefined)[] {
  const { round, seats } = position;
  const stream = options.missedMove === 'random' ? chance(`missed-move:${round + 1}`) : undefined;
  return orders.map(({ cells }, seat) => {
    const move = cells ?? (stream && drawMove(readBoard(position), seat, stream.below));
    const flowers = move?.map((placed, i) => `${seats[i]!.colour} on ${placesOf(placed)}`).join(', ');
    if (cells) tell(seat, 'F4', `${names[seat]} places ${flowers}.`);
    else if (move) tell(seat, 'F5', `${names[seat]} sent no legal move. Chance places ${flowers}.`);
    else tell(seat, 'F5', `${names[seat]} sent no legal move and places nothing.`);
    return move;
  });
}

/** Tells everyone how the field changed. Tells only the host which colours became black together (F3). */
function tellField(
  tell: Tell,
  { names }: Info,
  position: FieldPosition,
  after: Board,
  moves: readonly (Move | undefined)[],
): void {
  const { seats } = position;
  const before = readBoard(position);
  const contents = contentsIn(seats);
  const coloursIn = (cell: number) => contents.get(cell)!.colours.join(' and ');
  const changed = after.flatMap((cell, at) => (cell === before[at] ? [] : [at]));
  const merged = changed.filter((at) => after[at] === BLACK);
  const grown = CELLS.flatMap((cell) => {
    const cells = changed.filter((at) => cell !== BLACK && after[at] === cell);
    return cells.length > 0 ? [`${coloursIn(cell)} on ${placesOf(cells)}`] : [];
  });
  if (grown.length > 0)
    tell('public', 'F3', `Cells with new flowers now have these colours: ${grown.join('; ')}.`);
  if (merged.length > 0)
    tell('public', 'F3', `These cells got more than two colours and are black: ${placesOf(merged)}.`);
  for (const at of merged) {
    const placers = moves.flatMap((move, seat) => {
      const colour = move?.findIndex((cells) => cells.includes(at)) ?? -1;
      return colour < 0 ? [] : [`${seats[colour]!.colour} by ${names[seat]}`];
    });
    const old = coloursIn(before[at]!) || 'nothing';
    tell('host', 'F3', `${PLACES[at]} held ${old}, and took ${joined(placers)}.`);
  }
}

/** Tells the present points of the field, and the cells of each pattern that scores. */
function tellScores(tell: Tell, { names, options }: Info, board: Board): void {
  const scores = scoresOf(board, options).map((score, seat) => `${names[seat]} ${score}`);
  tell('public', 'F15', `Points if the match ended now: ${joined(scores)}.`, { isDetail: true });
  for (const line of accountOf(board, options))
    if (line.points > 0)
      tell('public', line.ruling, accountInWords(line, names[line.seat]!), { isDetail: true });
}
