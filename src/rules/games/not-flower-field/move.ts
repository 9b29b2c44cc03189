import { BLACK, type Board, openCells, planted } from './cell.ts';
import { SEATS } from './vocabulary.ts';

/** A move, in seat order: for each seat, the cells on which its colour is placed. */
export type Move = readonly (readonly number[])[];

/** Gives the number of flowers of each colour that a player places: three of the player's own colour, and one of each other colour (F4). */
export function flowersOf(seat: number): number[] {
  return SEATS.map((colour) => (colour === seat ? 3 : 1));
}

/** Gives the board after moves that are made at the same time. Each cell holds its old colours and all new colours (F2, F3). */
export function plant(before: Board, moves: readonly (Move | undefined)[]): number[] {
  const board = before.slice();
  for (const move of moves)
    move?.forEach((cells, colour) => {
      for (const cell of cells) board[cell] = planted(board[cell]!, colour);
    });
  return board;
}

/** Says whether every player has a legal move (F6). */
export function canAllMove(board: Board): boolean {
  return SEATS.every((seat) => hasRoom(board, flowersOf(seat)));
}

/**
 * Draws a random legal move for a seat, one flower after the other. `below` gives the random numbers. Undefined if there
 * is no legal move (F5, F6).
 */
export function drawMove(board: Board, seat: number, below: (n: number) => number): Move | undefined {
  const needed = flowersOf(seat);
  const left = board.slice();
  if (!hasRoom(left, needed)) return undefined;
  return SEATS.map((colour) =>
    Array.from({ length: needed[colour]! }, () => {
      needed[colour]!--;
      return takeCell(left, colour, needed, below);
    }),
  );
}

/** Takes a cell that is open to a colour, so that enough cells remain for the other flowers of the move (F21). */
function takeCell(
  left: number[],
  colour: number,
  rest: readonly number[],
  below: (n: number) => number,
): number {
  const cells = openCells(left, colour);
  for (;;) {
    const at = below(cells.length);
    const taken = cells[at]!;
    const before = left[taken]!;
    // A cell that the move has taken is closed, like a black cell.
    left[taken] = BLACK;
    // A cell is always found, since there was room for the whole move before.
    if (hasRoom(left, rest)) return taken;
    left[taken] = before;
    cells[at] = cells[cells.length - 1]!;
    cells.pop();
  }
}

/**
 * Says whether the flowers of all colours fit on different cells. Each colour needs enough open cells, and so do all
 * colours together. By Hall's theorem this is enough, because a cell that is closed to one colour is open to all others.
 */
function hasRoom(board: Board, needed: readonly number[]): boolean {
  const together = needed.reduce((sum, count) => sum + count);
  return (
    together <= openCells(board).length &&
    needed.every((count, colour) => count <= openCells(board, colour).length)
  );
}
