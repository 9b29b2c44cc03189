import { type Board, EMPTY } from './cell.ts';
import type { Options } from './options.ts';
import { PATTERN_RULES, type PatternRule } from './pattern.ts';
import { PATTERN_POINTS, PATTERNS, type Pattern, PLACES, placeIndex, SEATS, SIDE } from './vocabulary.ts';

/** One configuration that scores: its cells, and its points when multipliers are counted in. */
export interface Configuration {
  readonly cells: readonly string[];
  readonly points: number;
}

/** The configurations of one seat and one pattern. */
export interface AccountLine {
  readonly seat: number;
  readonly pattern: Pattern;
  readonly configurations: readonly Configuration[];
  readonly points: number;
}

/** The full account of a board's scores: a line for each seat and pattern, empty ones too, in that order (F15). */
export function accountOf(board: Board, options: Options): readonly AccountLine[] {
  const lines = SEATS.flatMap((seat) =>
    PATTERNS.map((pattern) => ({ seat, pattern, configurations: [] as Configuration[], points: 0 })),
  );
  visitAll(board, options, (pattern, seats, points, cells) => {
    const found = { cells: cells.map((cell) => PLACES[cell] as string), points };
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
  const codes = new Uint8Array(board);
  const factors = factorsOf(options);
  for (const { rule, own, cells, known } of searches) {
    if (rule.counts?.(options) === false) continue;
    for (let i = 0; i < own.length; i++) {
      const a = codes[cells[4 * i] as number] as number;
      const b = codes[cells[4 * i + 1] as number] as number;
      // No pattern begins with two empty cells.
      if (a === EMPTY && b === EMPTY) continue;
      const c = codes[cells[4 * i + 2] as number] as number;
      const d = codes[cells[4 * i + 3] as number] as number;
      const key = (a << 12) | (b << 8) | (c << 4) | d;
      let seats = known[key] as number;
      if (seats === UNKNOWN) seats = known[key] = rule.seats(a, b, c, d);
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
  /** By the codes of four cells: the seats that have the pattern there, or UNKNOWN. */
  readonly known: Uint8Array;
}

const UNKNOWN = 255;

/** Computed at the first use. */
let searches: readonly Search[] | undefined;

function makeSearch(rule: PatternRule): Search {
  const places = PLACES.flatMap((_, at) => rule.forms.flatMap((form) => cellsAt(at, form)));
  return {
    rule,
    own: places.map((cells) => cells.slice(0, rule.size)),
    cells: Uint8Array.from(places.flatMap(([a = 0, b = a, c = b, d = c]) => [a, b, c, d])),
    known: new Uint8Array(16 ** 4).fill(UNKNOWN),
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
function factorsOf({ multipliers }: Options): readonly number[] {
  const factors = Array<number>(SIDE * SIDE).fill(1);
  for (const place in multipliers) factors[placeIndex(place)] = multipliers[place] as number;
  return factors;
}

/** 4 times the multipliers of the configuration's own cells (F8, F15). */
function worth(cells: readonly number[], factors: readonly number[], stacking: Options['stacking']): number {
  let product = 1;
  let max = 1;
  let sum = 0;
  for (let i = 0; i < cells.length; i++) {
    const factor = factors[cells[i] as number] as number;
    product *= factor;
    max = Math.max(max, factor);
    // A cell without a multiplier adds nothing.
    sum += factor > 1 ? factor : 0;
  }
  if (stacking === 'product') return PATTERN_POINTS * product;
  return PATTERN_POINTS * (stacking === 'max' ? max : Math.max(sum, 1));
}
