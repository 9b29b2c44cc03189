import { SEATS } from './vocabulary.ts';

/**
 * A board: 64 cells, row by row. A cell is the set of its colours, as bits: 1, 2, 4 and 8 are the colours of seats 0–3.
 * A black cell has only the bit 16, which belongs to nobody (F3, F9).
 */
export type Board = readonly number[];
export const EMPTY = 0;
export const BLACK = 16;
/** All cells that can be: empty, with one colour, with two colours, and black. */
export const CELLS: readonly number[] = [EMPTY, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, BLACK];

/** Lists the seats whose colours a cell holds, in seat order. */
export function seatsIn(cell: number): number[] {
  return SEATS.filter((seat) => cell & (1 << seat));
}

/** Gives a cell after a flower of this seat's colour was placed on it. Three colours become black. Black stays black (F3). */
export function planted(cell: number, seat: number): number {
  const colours = cell | (1 << seat);
  return cell === BLACK || seatsIn(colours).length > 2 ? BLACK : colours;
}

/** Says whether a cell can take a flower: it has at most one colour, and is not black (F4). */
function isOpen(cell: number): boolean {
  return cell !== BLACK && (cell & (cell - 1)) === 0;
}

/** Says whether a flower of this seat's colour may be placed on a cell. False if the cell already has this colour (F4). */
export function isOpenTo(cell: number, seat: number): boolean {
  return isOpen(cell) && cell !== 1 << seat;
}

/** Lists the cells on which a flower of this seat's colour can be placed, or a flower of any colour (F4). */
export function openCells(board: Board, seat?: number): number[] {
  const cells: number[] = [];
  for (let at = 0; at < board.length; at++)
    if (seat === undefined ? isOpen(board[at]!) : isOpenTo(board[at]!, seat)) cells.push(at);
  return cells;
}

/** Counts the cells that hold each seat's colour. */
export function cellsHeld(board: Board): number[] {
  return SEATS.map((seat) => board.filter((cell) => cell & (1 << seat)).length);
}
