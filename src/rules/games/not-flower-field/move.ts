import { BLACK, type Board, cellsOpenTo, isOpenTo, openCells, planted } from './cell.ts';
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
  const open = openCells(board);
  return SEATS.every((seat) => hasRoom(open, flowersOf(seat)));
}

/**
 * Draws a random legal move for a seat, one flower after the other. `below` gives the random numbers. Undefined if there
 * is no legal move (F5, F6).
 */
export function drawMove(board: Board, seat: number, below: (n: number) => number): Move | undefined {
  const needed = flowersOf(seat);
  const left = board.slice();
  const open = openCells(left);
  if (!hasRoom(open, needed)) return undefined;
  return SEATS.map((colour) => {
    const cells: number[] = [];
    while (needed[colour]! > 0) {
      needed[colour]!--;
      cells.push(takeCell(left, open, colour, needed, below));
    }
    return cells;
  });
}

/**
 * Takes a cell that is open to a colour, so that enough cells remain for the other flowers of the move (F21). `open`
 * counts the open cells that remain.
 */
function takeCell(
  left: number[],
  open: OpenCells,
  colour: number,
  rest: readonly number[],
  below: (n: number) => number,
): number {
  const cells = cellsOpenTo(left, colour);
  for (;;) {
    const at = below(cells.length);
    const cell = cells[at]!;
    const code = left[cell]!;
    addCell(open, code, -1);
    // A cell is always found, since there was room for the whole move before.
    if (hasRoom(open, rest)) {
      // A cell that the move has taken is closed, like a black cell.
      left[cell] = BLACK;
      return cell;
    }
    addCell(open, code, 1);
    cells[at] = cells[cells.length - 1]!;
    cells.pop();
  }
}

type OpenCells = ReturnType<typeof openCells>;

/** Adds a cell with this code to the counts of open cells, or subtracts the cell. */
function addCell(open: OpenCells, code: number, by: 1 | -1): void {
  open.all += by;
  for (const seat of SEATS) if (isOpenTo(code, seat)) open.to[seat]! += by;
}

/**
 * Says whether the flowers of all colours fit on different cells. Each colour needs enough open cells, and so do all
 * colours together. By Hall's theorem this is enough, because a cell that is closed to one colour is open to all others.
 */
function hasRoom({ all, to }: OpenCells, needed: readonly number[]): boolean {
  let together = 0;
  for (let colour = 0; colour < needed.length; colour++) {
    if (needed[colour]! > to[colour]!) return false;
    together += needed[colour]!;
  }
  return together <= all;
}
