/** The patterns that score, in the order of the rule text (F10-F14). */
export const PATTERNS = ['bridge', 'rainbow', 'kiss', 'snake', 'bud'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Every configuration of a pattern earns this much before its multipliers (F15). */
export const PATTERN_POINTS = 4;

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Column = (typeof COLUMNS)[number];
export const SIDE = COLUMNS.length;

/** The cells by index, row by row: `A1` (top left), `B1`, … `H8`. */
export const PLACES: readonly string[] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}`),
);

/** What colours merge into; no player has it (F3, F7). */
export const BLACK_NAME = 'black';

/** The seats; each has a colour. */
export const SEATS = [0, 1, 2, 3] as const;

/** Flowers of one's own colour in a move; of each other colour there is one (F4). */
export const OWN_FLOWERS = 3;

/** The index of a cell written exactly as `A1` to `H8`, or -1. */
export function placeIndex(text: unknown): number {
  if (typeof text !== 'string' || text.length !== 2) return -1;
  const column = text.charCodeAt(0) - 65;
  const row = text.charCodeAt(1) - 49;
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? row * SIDE + column : -1;
}

/** The colours when the players chose none, in seat order. */
export const DEFAULT_COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
