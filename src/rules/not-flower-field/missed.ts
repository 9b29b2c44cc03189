import { type Board, isOpenTo, openCells } from './board.ts';
import type { Move } from './order.ts';
import { OWN_FLOWERS, SEATS } from './vocabulary.ts';

/** A legal move for a seat, drawn with `below`; undefined when there is none (F5, F6). */
export function drawMove(board: Board, seat: number, below: (n: number) => number): Move | undefined {
  const cells: number[] = [];
  for (let i = 0; i < board.length; i++) if ((board[i] as number) <= 4) cells.push(i);
  for (let i = cells.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cells[i], cells[j]] = [cells[j] as number, cells[i] as number];
  }
  const { to } = openCells(board);
  const flowers = SEATS.flatMap((colour) => Array<number>(colour === seat ? OWN_FLOWERS : 1).fill(colour));
  // The colour with the fewest cells first: while twelve cells are open, no choice can then be regretted.
  flowers.sort((a, b) => (to[a] as number) - (to[b] as number) || a - b);
  const move: number[][] = SEATS.map(() => []);
  return place(board, cells, flowers, 0, new Set(), move) ? move : undefined;
}

/** Places the flowers from the `at`-th on, each on the first cell that leaves room for the rest. */
function place(
  board: Board,
  cells: readonly number[],
  flowers: readonly number[],
  at: number,
  used: Set<number>,
  move: number[][],
): boolean {
  if (at === flowers.length) return true;
  const colour = flowers[at] as number;
  for (const cell of cells) {
    if (used.has(cell) || !isOpenTo(board[cell] as number, colour)) continue;
    used.add(cell);
    move[colour]!.push(cell);
    if (place(board, cells, flowers, at + 1, used, move)) return true;
    used.delete(cell);
    move[colour]!.pop();
  }
  return false;
}
