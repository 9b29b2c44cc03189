import { memoized } from '../../../kit.ts';
import { type Board, COLOURS_IN } from './cell.ts';
import type { Options } from './options.ts';
import { PATTERN_RULES, type PatternRule } from './pattern.ts';
import { PATTERN_POINTS, PATTERNS, type Pattern, PLACES, SEATS, SIDE } from './vocabulary.ts';

/** The configurations of one seat and one pattern, and their points, multipliers counted in. */
export type AccountLine = ReturnType<typeof accountOf>[number];

/** The full account of a board's scores: a line for each seat and pattern, empty ones too, in that order (F15). */
export function accountOf(board: Board, options: Options) {
  const lines = SEATS.flatMap((seat) =>
    PATTERNS.map((pattern) => ({
      ...pattern,
      seat,
      configurations: [] as { cells: readonly string[]; points: number }[],
      points: 0,
    })),
  );
  visitAll(board, options, (pattern, seats, points, cells) => {
    const found = { cells: cells.map((cell) => PLACES[cell]!), points };
    for (const line of lines) {
      if (line.pattern !== pattern || !(seats & (1 << line.seat))) continue;
      line.configurations.push(found);
      line.points += points;
    }
  });
  return lines;
}

/** Everyone's points, as if the board were final (F15). */
export function scoresOf(board: Board, options: Options): number[] {
  const scores = [0, 0, 0, 0];
  visitAll(board, options, (_pattern, seats, points) => {
    for (let seat = 0; seat < 4; seat++) if (seats & (1 << seat)) scores[seat]! += points;
  });
  return scores;
}

/** Receives one configuration: its pattern, the seats it scores for as bits, its points, and its cells. */
type Visit = (pattern: Pattern, seats: number, points: number, cells: readonly number[]) => void;

/** Visits every configuration on a board (F10-F15). The same cells count once for each seat. */
function visitAll(board: Board, options: Options, visit: Visit): void {
  searches ??= PATTERN_RULES.map(makeSearch);
  const factors = factorsOf(options);
  for (const { rule, own, cells, begins, known } of searches) {
    if (rule.counts?.(options) === false) continue;
    for (let i = 0; i < own.length; i++) {
      const a = board[cells[4 * i]!]!;
      const b = board[cells[4 * i + 1]!]!;
      // Most places are passed over by their first two cells.
      if (begins[a * CODES + b] === 0) continue;
      const c = board[cells[4 * i + 2]!]!;
      const d = board[cells[4 * i + 3]!]!;
      const key = ((a * CODES + b) * CODES + c) * CODES + d;
      if (known[key] === UNKNOWN)
        known[key] = rule.seats(COLOURS_IN[a]!, COLOURS_IN[b]!, COLOURS_IN[c]!, COLOURS_IN[d]!);
      const seats = known[key]!;
      if (seats > 0) visit(rule.pattern, seats, worth(own[i]!, factors, options.stacking), own[i]!);
    }
  }
}

/** A rule with all its places on the field. */
interface Search {
  readonly rule: PatternRule;
  /** The configuration's own cells at each place. */
  readonly own: readonly (readonly number[])[];
  /** Four cells to look at for each place, one place after another; the last is repeated where a form has fewer. */
  readonly cells: Uint8Array;
  /** By the codes of the first two cells: the seats that have the pattern if the others hold every colour. */
  readonly begins: Uint8Array;
  /** By the codes of four cells: the seats that have the pattern there, or UNKNOWN. */
  readonly known: Uint8Array;
}

const UNKNOWN = 255;
/** How many codes a cell can have. */
const CODES = COLOURS_IN.length;
const EVERY_COLOUR = 31;

/** Computed at the first use. */
let searches: readonly Search[] | undefined;

function makeSearch(rule: PatternRule): Search {
  const places = PLACES.flatMap((_, at) => rule.forms.flatMap((form) => cellsAt(at, form)));
  return {
    rule,
    own: places.map((cells) => cells.slice(0, rule.size)),
    cells: Uint8Array.from(places.flatMap(([a = 0, b = a, c = b, d = c]) => [a, b, c, d])),
    begins: Uint8Array.from(
      COLOURS_IN.flatMap((a) => COLOURS_IN.map((b) => rule.seats(a, b, EVERY_COLOUR, EVERY_COLOUR))),
    ),
    known: new Uint8Array(CODES ** 4).fill(UNKNOWN),
  };
}

/** The cells of a form at a cell, in a list; empty if some would be outside the field. */
function cellsAt(at: number, form: readonly number[]): number[][] {
  const cells: number[] = [];
  for (let i = 0; i < form.length; i += 2) {
    const column = (at % SIDE) + form[i]!;
    const row = Math.floor(at / SIDE) + form[i + 1]!;
    if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) return [];
    cells.push(row * SIDE + column);
  }
  return [cells];
}

/** By cell: its multiplier, or 1 (F8). */
const factorsOf = memoized(({ multipliers }: Options) => PLACES.map((place) => multipliers[place] ?? 1));

/** 4 times the multipliers of the configuration's own cells (F8, F15). */
function worth(cells: readonly number[], factors: readonly number[], stacking: Options['stacking']): number {
  let factor = 1;
  for (let i = 0; i < cells.length; i++) {
    const own = factors[cells[i]!]!;
    if (own === 1) continue;
    if (stacking === 'product') factor *= own;
    else if (stacking === 'max') factor = Math.max(factor, own);
    else factor = factor === 1 ? own : factor + own;
  }
  return PATTERN_POINTS * factor;
}
