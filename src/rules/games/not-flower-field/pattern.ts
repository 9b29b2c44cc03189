import { BLACK } from './cell.ts';
import type { Options } from './options.ts';
import { type Pattern, SEATS } from './vocabulary.ts';

const OF_SEATS = 15;

/** A rule that defines a pattern. The pattern can be anywhere on the field. */
export interface PatternRule {
  readonly pattern: Pattern;
  /** Possible forms of the pattern, each written as its cells. The rule moves a form so that its cell B2 lies on any cell of the field. */
  readonly forms: readonly string[];
  /** Number of cells that belong to the configuration and carry multipliers, if not all. A form lists these cells first (F12). */
  readonly size?: number;
  /** Gives the seats that score, as bits, if up to four cells have these colours. */
  seats(a: number, b: number, c: number, d: number, options: Options): number;
  /** Says whether the rule counts with these options. If left out, it always counts. */
  counts?(options: Options): boolean;
}

/** Patterns of the rule text (F10-F14). */
export const PATTERN_RULES: readonly PatternRule[] = [
  {
    pattern: 'bridge',
    forms: ['B1 B2 B3', 'A2 B2 C2', 'A2 B2 B1', 'A2 B2 B3', 'C2 B2 B1', 'C2 B2 B3'],
    seats: (a, b, c) => (b === BLACK ? a & c & OF_SEATS : 0),
  },
  { pattern: 'rainbow', forms: ['B2 C2 D2 E2', 'B2 B3 B4 B5'], seats: rainbowSeats },
  {
    pattern: 'rainbow',
    forms: ['B2 C3 D4 E5', 'E2 D3 C4 B5'],
    seats: rainbowSeats,
    counts: ({ diagonalLines }) => diagonalLines,
  },
  {
    pattern: 'kiss',
    // The two cells that kiss, then the two cells between them.
    forms: ['B2 C3 C2 B3', 'C2 B3 B2 C3'],
    size: 2,
    seats: (a, b, c, d, { kissColours }) => {
      const hidden = kissColours === 'not-own';
      const kissing = SEATS.map((seat) => a & b & (1 << seat));
      return kissing.reduce((all, own) => {
        const kept = hidden ? ~own : ~0;
        return own && canDiffer(c & kept, d & kept) ? all | own : all;
      }, 0);
    },
  },
  {
    pattern: 'snake',
    forms: ['C2 D2 B3 C3', 'B2 C2 C3 D3', 'B2 B3 C3 C4', 'C2 B3 C3 B4'],
    seats: (a, b, c, d) => a & b & c & d & OF_SEATS,
  },
  {
    pattern: 'bud',
    forms: ['B2 C2', 'B2 B3'],
    // One of the two cells is empty, so the other cell gives the seats.
    seats: (a, b) => ((a === 0) === (b === 0) ? 0 : (a | b) & OF_SEATS),
  },
];

/**
 * Gives the seats that have a colour at an end of a rainbow. A rainbow is four cells in line, from which four different
 * colours can be chosen, one from each cell (F11).
 */
function rainbowSeats(a: number, b: number, c: number, d: number): number {
  let ends = 0;
  for (const p of bitsOf(a))
    for (const q of bitsOf(b))
      for (const r of bitsOf(c))
        for (const s of bitsOf(d)) if ((p | q | r | s) === p + q + r + s) ends |= p | s;
  return ends & OF_SEATS;
}

function bitsOf(colours: number): number[] {
  return [1, 2, 4, 8, BLACK].filter((bit) => colours & bit);
}

/** Says whether a colour can be chosen from each of two cells so that the two colours differ. */
function canDiffer(left: number, right: number): boolean {
  const union = left | right;
  return left !== 0 && right !== 0 && (union & (union - 1)) !== 0;
}
