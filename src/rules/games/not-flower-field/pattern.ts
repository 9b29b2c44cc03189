import { BLACK, type Board, COLOUR_BITS, EMPTY, HELD } from './board.ts';
import type { Options } from './options.ts';
import { rainbowSeats } from './rainbow.ts';
import { PATTERN_POINTS, placeIndex, SIDE } from './vocabulary.ts';

/**
 * Receives one configuration: the pattern's place in PATTERNS, the seats it scores for as bits, its points, and its
 * cells (`c` and `d` are -1 where it has fewer).
 */
export type Visit = (
  pattern: number,
  seats: number,
  points: number,
  a: number,
  b: number,
  c: number,
  d: number,
) => void;

/** Finds every configuration on a board (F10-F15). The same cells count once for each seat. */
export function findPatterns(board: Board, options: Options, visit: Visit): void {
  shapes ??= makeShapes();
  const factors = factorsOf(options);
  const { stacking } = options;
  const { bridges, lines, diagonals, kisses, snakes, buds } = shapes;
  for (let i = 0; i < bridges.length; i += 3) {
    const [a, b, c] = [bridges[i] as number, bridges[i + 1] as number, bridges[i + 2] as number];
    if (board[b] !== BLACK) continue;
    const seats = HELD[board[a] as 0] & HELD[board[c] as 0];
    if (seats) visit(0, seats, worth(factors, stacking, a, b, c, -1), a, b, c, -1);
  }
  findRainbows(board, factors, stacking, lines, visit);
  if (options.diagonalLines) findRainbows(board, factors, stacking, diagonals, visit);
  for (let i = 0; i < kisses.length; i += 4) {
    const a = kisses[i] as number;
    const b = kisses[i + 1] as number;
    const both = HELD[board[a] as 0] & HELD[board[b] as 0];
    if (!both) continue;
    const left = COLOUR_BITS[board[kisses[i + 2] as number] as 0];
    const right = COLOUR_BITS[board[kisses[i + 3] as number] as 0];
    const seats = both & kissSeats(left, right, options.kissColours === 'not-own');
    if (seats) visit(2, seats, worth(factors, stacking, a, b, -1, -1), a, b, -1, -1);
  }
  for (let i = 0; i < snakes.length; i += 4) {
    const [a, b] = [snakes[i] as number, snakes[i + 1] as number];
    const half = HELD[board[a] as 0] & HELD[board[b] as 0];
    if (!half) continue;
    const [c, d] = [snakes[i + 2] as number, snakes[i + 3] as number];
    const seats = half & HELD[board[c] as 0] & HELD[board[d] as 0];
    if (seats) visit(3, seats, worth(factors, stacking, a, b, c, d), a, b, c, d);
  }
  for (let i = 0; i < buds.length; i += 2) {
    const [a, b] = [buds[i] as number, buds[i + 1] as number];
    if ((board[a] === EMPTY) === (board[b] === EMPTY)) continue;
    // One of the two is empty and holds nothing.
    const seats = HELD[board[a] as 0] | HELD[board[b] as 0];
    if (seats) visit(4, seats, worth(factors, stacking, a, b, -1, -1), a, b, -1, -1);
  }
}

/** Everyone's points, as if the board were final (F15). */
export function scoresOf(board: Board, options: Options): number[] {
  const scores = [0, 0, 0, 0];
  findPatterns(board, options, (_pattern, seats, points) => {
    for (let seat = 0; seat < 4; seat++) if (seats & (1 << seat)) scores[seat]! += points;
  });
  return scores;
}

function findRainbows(
  board: Board,
  factors: readonly number[],
  stacking: Options['stacking'],
  lines: readonly number[],
  visit: Visit,
): void {
  for (let i = 0; i < lines.length; i += 4) {
    const [a, b, c, d] = [lines[i]!, lines[i + 1]!, lines[i + 2]!, lines[i + 3]!];
    const seats = rainbowSeats(
      board[a] as number,
      board[b] as number,
      board[c] as number,
      board[d] as number,
    );
    if (seats) visit(1, seats, worth(factors, stacking, a, b, c, d), a, b, c, d);
  }
}

/** The seats for whom the two cells between a kiss can choose different colours; `notOwn` bars one's own (F12). */
function kissSeats(left: number, right: number, notOwn: boolean): number {
  if (!notOwn) return canDiffer(left, right) ? 15 : 0;
  let seats = 0;
  for (let own = 1; own < 16; own <<= 1) if (canDiffer(left & ~own, right & ~own)) seats |= own;
  return seats;
}

/** Both have a colour, and together more than one: then one can choose what the other does not. */
function canDiffer(left: number, right: number): boolean {
  const union = left | right;
  return left !== 0 && right !== 0 && (union & (union - 1)) !== 0;
}

/** By cell: its multiplier, or 1 (F8). */
function factorsOf({ multipliers }: Options): readonly number[] {
  const factors = Array<number>(SIDE * SIDE).fill(1);
  for (const place in multipliers) factors[placeIndex(place)] = multipliers[place] as number;
  return factors;
}

/** 4 times the multipliers of the configuration's own cells (F8, F15). */
function worth(
  factors: readonly number[],
  stacking: Options['stacking'],
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  const p = factors[a] as number;
  const q = factors[b] as number;
  const r = c < 0 ? 1 : (factors[c] as number);
  const s = d < 0 ? 1 : (factors[d] as number);
  if (stacking === 'product') return PATTERN_POINTS * p * q * r * s;
  if (stacking === 'max') return PATTERN_POINTS * Math.max(p, q, r, s);
  // A cell without a multiplier adds nothing; a configuration without any is worth 4.
  const sum = (p > 1 ? p : 0) + (q > 1 ? q : 0) + (r > 1 ? r : 0) + (s > 1 ? s : 0);
  return PATTERN_POINTS * Math.max(sum, 1);
}

/** The cells of every configuration that the field has room for, one after another. */
interface Shapes {
  /** End, middle, end. */
  readonly bridges: readonly number[];
  readonly lines: readonly number[];
  readonly diagonals: readonly number[];
  /** The two that kiss, then the two between. */
  readonly kisses: readonly number[];
  readonly snakes: readonly number[];
  readonly buds: readonly number[];
}

let shapes: Shapes | undefined;

function makeShapes(): Shapes {
  return {
    bridges: eachCell([
      ...[[0, -1, 0, 0, 0, 1] as const, [-1, 0, 0, 0, 1, 0] as const],
      ...[-1, 1].flatMap((dx) => [-1, 1].map((dy) => [dx, 0, 0, 0, 0, dy] as const)),
    ]),
    lines: eachCell([
      [0, 0, 1, 0, 2, 0, 3, 0],
      [0, 0, 0, 1, 0, 2, 0, 3],
    ]),
    diagonals: eachCell([
      [0, 0, 1, 1, 2, 2, 3, 3],
      [0, 0, -1, 1, -2, 2, -3, 3],
    ]),
    kisses: eachCell([
      [0, 0, 1, 1, 1, 0, 0, 1],
      [1, 0, 0, 1, 0, 0, 1, 1],
    ]),
    snakes: eachCell([
      [1, 0, 2, 0, 0, 1, 1, 1],
      [0, 0, 1, 0, 1, 1, 2, 1],
      [0, 0, 0, 1, 1, 1, 1, 2],
      [1, 0, 0, 1, 1, 1, 0, 2],
    ]),
    buds: eachCell([
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ]),
  };
}

/** Each form (column and row offsets in turn) at each cell where all of it lies on the field. */
function eachCell(forms: readonly (readonly number[])[]): number[] {
  const found: number[] = [];
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++)
      for (const form of forms) {
        const cells: number[] = [];
        for (let i = 0; i < form.length; i += 2) {
          const x = column + (form[i] as number);
          const y = row + (form[i + 1] as number);
          if (x >= 0 && x < SIDE && y >= 0 && y < SIDE) cells.push(y * SIDE + x);
        }
        if (cells.length === form.length / 2) found.push(...cells);
      }
  return found;
}
