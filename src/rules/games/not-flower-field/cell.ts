import { SEATS } from './vocabulary.ts';

/**
 * The content of a cell, as one of twelve codes: 0 empty, 1-4 the colour of seat 0-3, 5-10 two of them, 11
 * black. A board is 64 codes, row by row.
 */
export type Board = readonly number[];
export const EMPTY = 0;
export const BLACK = 11;

/** The colours by code, as bits: 1, 2, 4, 8 for those of the seats, 16 for black, which belongs to nobody (F3, F9). */
export const COLOURS_IN: readonly number[] = [0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 16];
/** For each code of a cell, the seats whose colours such a cell holds, in seat order. */
export const SEATS_IN: readonly (readonly number[])[] = COLOURS_IN.map((bits) =>
  SEATS.filter((seat) => bits & (1 << seat)),
);
/** The code of a cell by the bits of its colours; more than two merge into black (F3). */
const CODE_OF = [0, 1, 2, 5, 3, 6, 8, BLACK, 4, 7, 9, BLACK, 10] as const;

/** A cell after a flower of this seat's colour was placed on it; black stays black (F3). */
export function planted(code: number, seat: number): number {
  return CODE_OF[COLOURS_IN[code]! | (1 << seat)] ?? BLACK;
}

/** May a flower of this seat's colour be placed there? Not on black, on two colours, or on the same colour (F4). */
export function isOpenTo(code: number, seat: number): boolean {
  return code <= 4 && code !== seat + 1;
}

/** The cells that a flower of this seat's colour can be placed on (F4). */
export function cellsOpenTo(board: Board, seat: number): number[] {
  const cells: number[] = [];
  for (let i = 0; i < board.length; i++) if (isOpenTo(board[i]!, seat)) cells.push(i);
  return cells;
}

/** Number of cells open to each seat's colour, and `all` cells that take any colour (F4). */
export function openCells(board: Board) {
  const single = [0, 0, 0, 0, 0];
  for (const code of board) if (code <= 4) single[code]!++;
  const all = single.reduce((sum, count) => sum + count);
  return { all, to: SEATS.map((seat) => all - single[seat + 1]!) };
}

/** Number of cells that hold the colour of each seat. */
export function cellsHeld(board: Board): number[] {
  return SEATS.map((seat) => board.filter((code) => COLOURS_IN[code]! & (1 << seat)).length);
}
