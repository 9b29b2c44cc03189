import { COLOUR_BITS } from './board.ts';

/** By the codes of four cells: 0 unknown yet, else 1 + the seats' bits. Made at the first question. */
let known: Uint8Array | undefined;

/**
 * The seats, as bits, for whom four cells in line are a rainbow: one colour chosen from each, all different, theirs
 * at an end (F11). Cells are codes.
 */
export function rainbowSeats(a: number, b: number, c: number, d: number): number {
  if (a === 0 || b === 0 || c === 0 || d === 0) return 0;
  known ??= new Uint8Array(12 ** 4);
  const key = ((a * 12 + b) * 12 + c) * 12 + d;
  const answer = known[key] as number;
  if (answer > 0) return answer - 1;
  const seats = chooseAll(a, b, c, d);
  known[key] = 1 + seats;
  return seats;
}

function chooseAll(a: number, b: number, c: number, d: number): number {
  let ends = 0;
  for (const p of bitsOf(a))
    for (const q of bitsOf(b))
      for (const r of bitsOf(c))
        for (const s of bitsOf(d)) {
          const union = p | q | r | s;
          if (union === p + q + r + s) ends |= p | s;
        }
  // Black is nobody's colour.
  return ends & 15;
}

function bitsOf(code: number): number[] {
  return [1, 2, 4, 8, 16].filter((bit) => COLOUR_BITS[code as 0] & bit);
}
