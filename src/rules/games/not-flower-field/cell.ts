import { SEATS } from './vocabulary.ts';

/**
 * A board: 64 codes of cells, row by row. Code 0 is an empty cell. Codes 1–4 are the colours of seats 0–3. Codes 5–10
 * are two colours, and code 11 is black.
 */
export type Board = readonly number[];
export const EMPTY = 0;
export const BLACK = 11;

/**
 * Colours in a cell, as bits. The index is the cell's code. The bits 1, 2, 4 and 8 are seats 0–3. The bit 16 is black,
 * which belongs to nobody (F3, F9).
 */
export const COLOURS_IN: readonly number[] = [0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 16];
/** Seats whose colours a cell holds, in seat order. The index is the cell's code. */
export const SEATS_IN: readonly (readonly number[])[] = COLOURS_IN.map((bits) =>
  SEATS.filter((seat) => bits & (1 << seat)),
);
/** Code of the cell that holds a set of colours. The index is the set, as bits. Three or four colours become black (F3). */
const CODE_OF = [0, 1, 2, 5, 3, 6, 8, BLACK, 4, 7, 9, BLACK, 10] as const;

/** Gives a cell's new code after a flower of this seat's colour was placed on the cell. Black stays black (F3). */
export function planted(code: number, seat: number): number {
  return CODE_OF[COLOURS_IN[code]! | (1 << seat)] ?? BLACK;
}

/**
 * Says whether a flower of this seat's colour may be placed on a cell. False if the cell is black, has two colours, or
 * already has this colour (F4).
 */
export function isOpenTo(code: number, seat: number): boolean {
  return code <= 4 && code !== seat + 1;
}

/** Lists the cells on which a flower of this seat's colour can be placed (F4). */
export function cellsOpenTo(board: Board, seat: number): number[] {
  const cells: number[] = [];
  for (let i = 0; i < board.length; i++) if (isOpenTo(board[i]!, seat)) cells.push(i);
  return cells;
}

/** Counts the cells on which a flower can be placed: `to` for each seat's colour, `all` for any colour (F4). */
export function openCells(board: Board) {
  const single = [0, 0, 0, 0, 0];
  for (const code of board) if (code <= 4) single[code]!++;
  const all = single.reduce((sum, count) => sum + count);
  return { all, to: SEATS.map((seat) => all - single[seat + 1]!) };
}

/** Counts the cells that hold each seat's colour. */
export function cellsHeld(board: Board): number[] {
  return SEATS.map((seat) => board.filter((code) => COLOURS_IN[code]! & (1 << seat)).length);
}
