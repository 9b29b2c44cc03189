import type { Options } from './options.ts';
import { type Pattern, SEATS } from './vocabulary.ts';

/** Colours of a cell as bits. 1, 2, 4 and 8 are seats 0–3. 16 is black, which belongs to nobody (F9). */
type Colours = number;
const BLACK = 16;
const OF_SEATS = 15;

/** A rule that defines a pattern. The pattern can be anywhere on the field. */
export interface PatternRule {
  readonly pattern: Pattern;
  /** Possible forms of the pattern. A form lists each cell's column offset and row offset. */
  readonly forms: readonly (readonly number[])[];
  /** Number of cells that belong to the configuration and carry multipliers. A form lists these cells first (F12). */
  readonly size: number;
  /** Gives the seats that score, as bits, if up to four cells have these colours. More colours in `c` or `d` can only add seats. */
  seats(a: Colours, b: Colours, c: Colours, d: Colours): number;
  /** Says whether the rule counts with these options. If left out, it always counts. */
  counts?(options: Options): boolean;
}

/** The two cells that kiss, then the two cells between them. */
const KISS = {
  pattern: 'kiss',
  forms: [
    [0, 0, 1, 1, 1, 0, 0, 1],
    [1, 0, 0, 1, 0, 0, 1, 1],
  ],
  size: 2,
} as const;

/** Patterns of the rule text (F10-F14). */
export const PATTERN_RULES: readonly PatternRule[] = [
  {
    pattern: 'bridge',
    forms: [
      [0, -1, 0, 0, 0, 1],
      [-1, 0, 0, 0, 1, 0],
      ...[-1, 1].flatMap((x) => [-1, 1].map((y) => [x, 0, 0, 0, 0, y])),
    ],
    size: 3,
    seats: (a, b, c) => (b === BLACK ? a & c & OF_SEATS : 0),
  },
  {
    pattern: 'rainbow',
    forms: [
      [0, 0, 1, 0, 2, 0, 3, 0],
      [0, 0, 0, 1, 0, 2, 0, 3],
    ],
    size: 4,
    seats: rainbowSeats,
  },
  {
    pattern: 'rainbow',
    forms: [
      [0, 0, 1, 1, 2, 2, 3, 3],
      [0, 0, -1, 1, -2, 2, -3, 3],
    ],
    size: 4,
    seats: rainbowSeats,
    counts: ({ diagonalLines }) => diagonalLines,
  },
  {
    ...KISS,
    seats: (a, b, c, d) => (canDiffer(c, d) ? a & b & OF_SEATS : 0),
    counts: ({ kissColours }) => kissColours === 'any',
  },
  {
    ...KISS,
    seats: (a, b, c, d) =>
      SEATS.map((seat) => 1 << seat)
        .filter((own) => a & b & own && canDiffer(c & ~own, d & ~own))
        .reduce((seats, own) => seats | own, 0),
    counts: ({ kissColours }) => kissColours === 'not-own',
  },
  {
    pattern: 'snake',
    forms: [
      [1, 0, 2, 0, 0, 1, 1, 1],
      [0, 0, 1, 0, 1, 1, 2, 1],
      [0, 0, 0, 1, 1, 1, 1, 2],
      [1, 0, 0, 1, 1, 1, 0, 2],
    ],
    size: 4,
    seats: (a, b, c, d) => a & b & c & d & OF_SEATS,
  },
  {
    pattern: 'bud',
    forms: [
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ],
    size: 2,
    // One of the two cells is empty, so the other cell gives the seats.
    seats: (a, b) => ((a === 0) === (b === 0) ? 0 : (a | b) & OF_SEATS),
  },
];

/**
 * Gives the seats that have a colour at an end of a rainbow. A rainbow is four cells in line, from which four different
 * colours can be chosen, one from each cell (F11).
 */
function rainbowSeats(a: Colours, b: Colours, c: Colours, d: Colours): number {
  let ends = 0;
  for (const p of bitsOf(a))
    for (const q of bitsOf(b))
      for (const r of bitsOf(c))
        for (const s of bitsOf(d)) if ((p | q | r | s) === p + q + r + s) ends |= p | s;
  return ends & OF_SEATS;
}

function bitsOf(colours: Colours): number[] {
  return [1, 2, 4, 8, BLACK].filter((bit) => colours & bit);
}

/** Says whether a colour can be chosen from each of two cells so that the two colours differ. */
function canDiffer(left: Colours, right: Colours): boolean {
  const union = left | right;
  return left !== 0 && right !== 0 && (union & (union - 1)) !== 0;
}
