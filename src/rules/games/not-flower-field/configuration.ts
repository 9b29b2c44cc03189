import { type Board, seatsIn } from './cell.ts';
import type { Options } from './options.ts';
import { PATTERNS } from './pattern.ts';
import { COLUMNS, PATTERN_POINTS, PLACES, placeIndex, SEATS, SIDE } from './vocabulary.ts';

/** All configurations of one pattern for one seat, with their points after multipliers. */
export type AccountLine = ReturnType<typeof accountOf>[number];

/**
 * Gives the full account of a board's scores: for each seat in turn, a line for each pattern. A line without
 * configurations is kept (F15).
 */
export function accountOf(board: Board, options: Options) {
  const found = configurationsOn(board, options);
  return SEATS.flatMap((seat) =>
    PATTERNS.map(({ pattern, ruling }) => {
      const configurations = found.filter((one) => one.pattern === pattern && one.seats.includes(seat));
      const points = configurations.reduce((sum, { points }) => sum + points, 0);
      return { pattern, ruling, seat, configurations, points };
    }),
  );
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
  const scores = SEATS.map(() => 0);
  for (const { seats, points } of configurationsOn(board, options))
    for (const seat of seats) scores[seat]! += points;
  return scores;
}

/** Finds every configuration on a board: its pattern, the seats that score for it, its cells and its points (F10-F15). */
function configurationsOn(board: Board, options: Options) {
  return SEARCHES.flatMap(({ pattern, size, seats, places, diagonals }) =>
    (options.diagonalLines ? places.concat(diagonals) : places).flatMap((place) => {
      const [a = 0, b = 0, c = 0, d = 0] = place.map((at) => board[at]!);
      const scoring = seats(a, b, c, d, options);
      if (scoring === 0) return [];
      const cells = place.slice(0, size).map((at) => PLACES[at]!);
      return [{ pattern, seats: seatsIn(scoring), cells, points: worth(cells, options) }];
    }),
  );
}

/** Each pattern, with all its places on the field. A place is a list of cells. */
const SEARCHES = PATTERNS.map(({ forms, diagonals = [], ...pattern }) => ({
  ...pattern,
  places: placesFor(forms),
  diagonals: placesFor(diagonals),
}));

function placesFor(forms: readonly string[]): number[][] {
  const all = PLACES.flatMap((_, at) => forms.map((form) => cellsAt(at, form)));
  return all.filter((cells) => !cells.includes(-1));
}

/** Moves the cells of a form, so that B2 lies at a cell of the field. -1 stands for a cell outside the field. */
function cellsAt(at: number, form: string): number[] {
  return form.split(' ').map((name) => {
    const cell = placeIndex(name);
    const column = COLUMNS[(cell % SIDE) + (at % SIDE) - 1];
    return placeIndex(`${column}${Math.floor(cell / SIDE) + Math.floor(at / SIDE)}`);
  });
}

/**
 * Gives a configuration's points: PATTERN_POINTS times the multipliers of the configuration's cells. `stacking` says how
 * several multipliers combine (F8, F15).
 */
function worth(cells: readonly string[], { multipliers, stacking }: Options): number {
  const factors = cells.flatMap((cell) => multipliers[cell] ?? []);
  if (stacking === 'max') return PATTERN_POINTS * Math.max(1, ...factors);
  if (stacking === 'sum') return PATTERN_POINTS * (factors.reduce((sum, factor) => sum + factor, 0) || 1);
  return PATTERN_POINTS * factors.reduce((product, factor) => product * factor, 1);
}
