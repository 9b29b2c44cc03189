import { type Board, COLOURS_IN } from './cell.ts';
import type { Options } from './options.ts';
import { PATTERN_RULES } from './pattern.ts';
import { PATTERN_POINTS, PATTERNS, type Pattern, PLACES, SEATS, SIDE } from './vocabulary.ts';

/** All configurations of one pattern for one seat, with their points after multipliers. */
export type AccountLine = ReturnType<typeof accountOf>[number];

/**
 * Gives the full account of a board's scores: for each seat in turn, a line for each pattern. A line without
 * configurations is kept (F15).
 */
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

/**
 * Turns a line of the account into a sentence: “Ann, kiss, 2 for 12 points: 4 for A1 B2; 8 for C3 D4.” or “Ann, bridge,
 * 1 for 8 points: A1 B1 C1.” A rainbow is written with its two end cells: “A1–D1”.
 */
export function accountInWords({ pattern, configurations, points }: AccountLine, name: string): string {
  const worths = [...new Set(configurations.map((one) => one.points))].sort((a, b) => a - b);
  const groups = worths.map((worth) => {
    const some = configurations.filter((one) => one.points === worth);
    const list = some.map(({ cells }) =>
      pattern === 'rainbow' ? `${cells[0]}–${cells[3]}` : cells.join(' '),
    );
    if (configurations.length === 1) return list.join(', ');
    return `${worth} ${some.length > 1 ? 'each for' : 'for'} ${list.join(', ')}`;
  });
  return `${name}, ${pattern}, ${configurations.length} for ${points} points: ${groups.join('; ')}.`;
}

/** Gives the points of each seat, as if the board were final (F15). */
export function scoresOf(board: Board, options: Options): number[] {
  const scores = [0, 0, 0, 0];
  visitAll(board, options, (_pattern, seats, points) => {
    for (let seat = 0; seat < 4; seat++) if (seats & (1 << seat)) scores[seat]! += points;
  });
  return scores;
}

/** Receives one configuration: its pattern, the seats that score for it (as bits), its points, and its cells. */
type Visit = (pattern: Pattern, seats: number, points: number, cells: readonly number[]) => void;

/** Visits every configuration on a board (F10-F15). If several seats score for the same cells, `visit` gets all these seats in one call. */
function visitAll(board: Board, options: Options, visit: Visit): void {
  for (const { rule, places } of SEARCHES) {
    if (rule.counts?.(options) === false) continue;
    for (const cells of places) {
      const [a = 0, b = 0, c = 0, d = 0] = cells.map((cell) => COLOURS_IN[board[cell]!]!);
      const seats = rule.seats(a, b, c, d);
      const own = cells.slice(0, rule.size);
      if (seats > 0) visit(rule.pattern, seats, worth(own, options), own);
    }
  }
}

/**
 * Lists the cells of a form that starts at a cell. The list is inside an outer list, as `flatMap` needs it. The outer
 * list is empty if a cell of the form would be outside the field.
 */
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

/** Each rule, with all its places on the field. A place is a list of cells. */
const SEARCHES = PATTERN_RULES.map((rule) => ({
  rule,
  places: PLACES.flatMap((_, at) => rule.forms.flatMap((form) => cellsAt(at, form))),
}));

/**
 * Gives a configuration's points: PATTERN_POINTS times the multipliers of the configuration's cells. `stacking` says how
 * several multipliers combine (F8, F15).
 */
function worth(cells: readonly number[], { multipliers, stacking }: Options): number {
  const factors = cells.flatMap((cell) => multipliers[PLACES[cell]!] ?? []);
  if (stacking === 'max') return PATTERN_POINTS * Math.max(1, ...factors);
  if (stacking === 'sum') return PATTERN_POINTS * (factors.reduce((sum, factor) => sum + factor, 0) || 1);
  return PATTERN_POINTS * factors.reduce((product, factor) => product * factor, 1);
}
