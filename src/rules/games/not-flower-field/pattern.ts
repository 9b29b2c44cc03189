import { BLACK } from './cell.ts';
import type { Options } from './options.ts';
import { SEATS } from './vocabulary.ts';

const OF_SEATS = 15;

/** A pattern that scores. It can be anywhere on the field. */
interface Pattern {
  readonly pattern: 'bridge' | 'rainbow' | 'kiss' | 'snake' | 'bud';
  readonly ruling: string;
  /** Forms of the pattern, each written as its cells. The whole form may be moved, so that B2 lies on any cell of the field. */
  readonly forms: readonly string[];
  /** Forms that count only with the option `diagonalLines`. */
  readonly diagonals?: readonly string[];
  /** Number of cells that belong to the configuration and carry multipliers, if not all. A form lists these cells first (F12). */
  readonly size?: number;
  /** Gives the seats that score, as bits, if up to four cells have these colours. */
  seats(a: number, b: number, c: number, d: number, options: Options): number;
}

/** Patterns that score, in the order of the rule text (F10-F14). */
export const PATTERNS: readonly Pattern[] = [
  {
    pattern: 'bridge',
    ruling: 'F10',
    forms: ['B1 B2 B3', 'A2 B2 C2', 'A2 B2 B1', 'A2 B2 B3', 'C2 B2 B1', 'C2 B2 B3'],
    seats: (a, b, c) => (b === BLACK ? a & c & OF_SEATS : 0),
  },
  {
    pattern: 'rainbow',
    ruling: 'F11',
    forms: ['B2 C2 D2 E2', 'B2 B3 B4 B5'],
    diagonals: ['B2 C3 D4 E5', 'E2 D3 C4 B5'],
    seats: rainbowSeats,
  },
  {
    pattern: 'kiss',
    ruling: 'F12',
    // The two cells that kiss, then the two cells between them.
    forms: ['B2 C3 C2 B3', 'C2 B3 B2 C3'],
    size: 2,
    seats: (a, b, c, d, { kissColours }) => {
      const kissing = SEATS.map((seat) => a & b & (1 << seat));
      return kissing.reduce((all, own) => {
        const hidden = kissColours === 'not-own' ? own : 0;
        return own && canDiffer(c & ~hidden, d & ~hidden) ? all | own : all;
      }, 0);
    },
  },
  {
    pattern: 'snake',
    ruling: 'F13',
    forms: ['C2 D2 B3 C3', 'B2 C2 C3 D3', 'B2 B3 C3 C4', 'C2 B3 C3 B4'],
    seats: (a, b, c, d) => a & b & c & d & OF_SEATS,
  },
  {
    pattern: 'bud',
    ruling: 'F14',
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
