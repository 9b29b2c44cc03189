import { type Board, isOpenTo, openCells } from './board.ts';
import type { Move } from './order.ts';
import { OWN_FLOWERS, SEATS } from './vocabulary.ts';

/** A legal move for a seat, drawn flower by flower with `below`; undefined when there is none (F5, F6). */
export function drawMove(board: Board, seat: number, below: (n: number) => number): Move | undefined {
  const needed = SEATS.map((colour) => (colour === seat ? OWN_FLOWERS : 1));
  const left = board.slice();
  if (!canPlace(left, needed)) return undefined;
  const move: number[][] = SEATS.map(() => []);
  for (const colour of SEATS) {
    while (needed[colour]! > 0) {
      const cell = drawCell(left, colour, needed, below);
      left[cell] = USED;
      needed[colour]!--;
      move[colour]!.push(cell);
    }
  }
  return move;
}

/** Stands for a cell that the move has taken: as closed as black is. */
const USED = 11;

/** One of the cells open to a colour that leaves room for the rest of the move. */
function drawCell(
  left: number[],
  colour: number,
  needed: readonly number[],
  below: (n: number) => number,
): number {
  const cells: number[] = [];
  for (let i = 0; i < left.length; i++) if (isOpenTo(left[i] as number, colour)) cells.push(i);
  const rest = needed.map((count, other) => (other === colour ? count - 1 : count));
  for (;;) {
    const at = below(cells.length);
    const cell = cells[at] as number;
    const code = left[cell] as number;
    left[cell] = USED;
    const fits = canPlace(left, rest);
    left[cell] = code;
    // Some cell fits, since the whole move could be placed before.
    if (fits) return cell;
    cells[at] = cells[cells.length - 1] as number;
    cells.pop();
  }
}

/**
 * Is there room for so many flowers of each colour on distinct cells? Each colour needs enough cells, and all together
 * too: by Hall's theorem that suffices, since a cell closed to one colour is open to the others.
 */
function canPlace(board: Board, needed: readonly number[]): boolean {
  const { all, to } = openCells(board);
  let sum = 0;
  for (let colour = 0; colour < needed.length; colour++) {
    const count = needed[colour] as number;
    if ((to[colour] as number) < count) return false;
    sum += count;
  }
  return all >= sum;
}
