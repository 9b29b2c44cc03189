import { BLACK, type Board, isOpenTo, type OpenCells, openCells, openWithout, planted } from './cell.ts';
import { SEATS } from './vocabulary.ts';

/** The cells that each seat's colour is placed on, in seat order. */
export type Move = readonly (readonly number[])[];

/** How many flowers of each seat's colour a player places: three of the own, one of each other (F4). */
export function flowersOf(seat: number): number[] {
  return SEATS.map((colour) => (colour === seat ? 3 : 1));
}

/** The board after moves that were made at the same time: a cell holds its old colours and all new ones (F2, F3). */
export function plant(before: Board, moves: readonly (Move | undefined)[]): number[] {
  const board = before.slice();
  for (const move of moves)
    move?.forEach((cells, colour) => {
      for (const cell of cells) board[cell] = planted(board[cell] as number, colour);
    });
  return board;
}

/** Does every player have a legal move (F6)? */
export function canAllMove(board: Board): boolean {
  const open = openCells(board);
  return SEATS.every((seat) => hasRoom(open, flowersOf(seat)));
}

/** A legal move for a seat, drawn flower by flower with `below`; undefined when there is none (F5, F6). */
export function drawMove(board: Board, seat: number, below: (n: number) => number): Move | undefined {
  const needed = flowersOf(seat);
  const left = board.slice();
  let open = openCells(left);
  if (!hasRoom(open, needed)) return undefined;
  return SEATS.map((colour) => {
    const cells: number[] = [];
    while (needed[colour]! > 0) {
      needed[colour]!--;
      const cell = drawCell(left, open, colour, needed, below);
      open = openWithout(open, left[cell] as number);
      // A cell that the move has taken is closed, like a black one.
      left[cell] = BLACK;
      cells.push(cell);
    }
    return cells;
  });
}

/** One of the cells open to a colour that leaves room for the rest of the move. */
function drawCell(
  left: Board,
  open: OpenCells,
  colour: number,
  rest: readonly number[],
  below: (n: number) => number,
): number {
  const cells: number[] = [];
  for (let i = 0; i < left.length; i++) if (isOpenTo(left[i] as number, colour)) cells.push(i);
  for (;;) {
    const at = below(cells.length);
    const cell = cells[at] as number;
    // Some cell leaves room, since the whole move could be placed before.
    if (hasRoom(openWithout(open, left[cell] as number), rest)) return cell;
    cells[at] = cells[cells.length - 1] as number;
    cells.pop();
  }
}

/**
 * Is there room for so many flowers of each colour on distinct cells? Each colour needs enough cells, and all together
 * too: by Hall's theorem that suffices, since a cell closed to one colour is open to the others.
 */
function hasRoom({ all, to }: OpenCells, needed: readonly number[]): boolean {
  let sum = 0;
  for (let colour = 0; colour < needed.length; colour++) {
    const count = needed[colour] as number;
    if ((to[colour] as number) < count) return false;
    sum += count;
  }
  return all >= sum;
}
