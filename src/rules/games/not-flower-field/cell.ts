import { SEATS } from './vocabulary.ts';

/**
 * What a cell holds, as one of twelve codes: 0 empty, 1-4 the colour of seat 0-3, 5-10 two of them, 11 black. A board
 * is 64 codes, row by row.
 */
export type Board = readonly number[];
export const EMPTY = 0;
export const BLACK = 11;

/** By code: the seats whose colour the cell holds, as bits. A black cell holds no seat's colour (F3). */
export const HELD = [0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 0] as const;
/** By code: the colours that the cell counts for in rainbows and kisses, where black is one (F9). */
export const COLOUR_BITS = [0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 16] as const;
/** By code: the seats whose colour the cell holds, in seat order. */
export const SEATS_IN: readonly (readonly number[])[] = HELD.map((bits) =>
  SEATS.filter((seat) => bits & (1 << seat)),
);
/** By the bits of its colours: the code of a cell; more than two merge into black (F3). */
const CODE_OF = [0, 1, 2, 5, 3, 6, 8, 11, 4, 7, 9, 11, 10, 11, 11, 11] as const;

/** A cell after a flower of this seat's colour was placed on it; black stays black (F3). */
export function planted(code: number, seat: number): number {
  return code === BLACK ? BLACK : (CODE_OF[HELD[code as 0] | (1 << seat)] as number);
}

/** May a flower of this seat's colour be placed there? Not on black, on two colours, or on its own (F4). */
export function isOpenTo(code: number, seat: number): boolean {
  return code <= 4 && code !== seat + 1;
}

/** How many cells each seat's colour can be placed on, and `all` cells that take any colour at all. */
export interface OpenCells {
  readonly all: number;
  readonly to: readonly number[];
}

/** Counts the cells that each seat's colour can be placed on (F4). */
export function openCells(board: Board): OpenCells {
  const single = [0, 0, 0, 0, 0];
  for (let i = 0; i < board.length; i++) {
    const code = board[i] as number;
    if (code <= 4) single[code]!++;
  }
  const [empty, a, b, c, d] = single as [number, number, number, number, number];
  const all = empty + a + b + c + d;
  return { all, to: [all - a, all - b, all - c, all - d] };
}

/** The same after a cell that took some colour takes none any more. */
export function openWithout({ all, to }: OpenCells, code: number): OpenCells {
  return { all: all - 1, to: to.map((count, seat) => (isOpenTo(code, seat) ? count - 1 : count)) };
}

/** How many cells hold the colour of each seat. */
export function cellsHeld(board: Board): number[] {
  const held = [0, 0, 0, 0];
  for (let i = 0; i < board.length; i++) {
    const bits = HELD[board[i] as 0];
    for (let seat = 0; seat < 4; seat++) if (bits & (1 << seat)) held[seat]!++;
  }
  return held;
}
