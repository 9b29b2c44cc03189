import { BLACK, type Board, cellsOpenTo, isOpenTo, openCells, planted } from './cell.ts';
import { SEATS } from './vocabulary.ts';

/** A move: the cells for each seat's colour, in seat order. */
export type Move = readonly (readonly number[])[];

/** Gives the number of flowers of each colour that a player places: three of the own colour, one of each other colour (F4). */
export function flowersOf(seat: number): number[] {
  return SEATS.map((colour) => (colour === seat ? 3 : 1));
}

/** Gives the board after simultaneous moves: each cell holds its old colours and all new colours (F2, F3). */
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

/** Draws a random legal move for a seat, flower by flower, with `below`. Undefined if there is no legal move (F5, F6). */
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

/** Takes a cell that is open to a colour and leaves room for the rest of the move (F21). `open` counts the remaining cells. */
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
      // A cell that the move has taken is closed, like a black one.
      left[cell] = BLACK;
      return cell;
    }
    addCell(open, code, 1);
    cells[at] = cells[cells.length - 1]!;
    cells.pop();
  }
}

type OpenCells = ReturnType<typeof openCells>;

/** Adds a cell with this code to the counts of open cells, or subtracts it. */
function addCell(open: OpenCells, code: number, by: 1 | -1): void {
  open.all += by;
  for (const seat of SEATS) if (isOpenTo(code, seat)) open.to[seat]! += by;
}

/**
 * Says whether the flowers of all colours fit on different cells. Each colour needs enough open cells, and all colours
 * together too. By Hall's theorem that suffices, since a cell closed to one colour is open to the others.
 */
function hasRoom({ all, to }: OpenCells, needed: readonly number[]): boolean {
  let together = 0;
  for (let colour = 0; colour < needed.length; colour++) {
    if (needed[colour]! > to[colour]!) return false;
    together += needed[colour]!;
  }
  return together <= all;
}
