import type { Board } from './board.ts';
import type { Options } from './options.ts';
import { findPatterns } from './pattern.ts';
import { PATTERNS, type Pattern, PLACES, SEATS } from './vocabulary.ts';

/** One configuration: its cells, and its points when multipliers are counted in. */
export interface Configuration {
  readonly cells: readonly string[];
  readonly points: number;
}

/** All that one seat has of one pattern. */
export interface AccountLine {
  readonly seat: number;
  readonly pattern: Pattern;
  readonly ruling: string;
  readonly configurations: readonly Configuration[];
  readonly points: number;
}

const RULINGS: Record<Pattern, string> = {
  bridge: 'F10',
  rainbow: 'F11',
  kiss: 'F12',
  snake: 'F13',
  bud: 'F14',
};

/** The full account of a board's scores: a line for each seat and pattern, empty ones too, in that order (F15). */
export function accountOf(board: Board, options: Options): readonly AccountLine[] {
  const found = SEATS.map(() => PATTERNS.map((): Configuration[] => []));
  findPatterns(board, options, (pattern, seats, points, ...cells) => {
    const places = cells.filter((cell) => cell >= 0).map((cell) => PLACES[cell] as string);
    for (const seat of SEATS) if (seats & (1 << seat)) found[seat]![pattern]!.push({ cells: places, points });
  });
  return SEATS.flatMap((seat) =>
    PATTERNS.map((pattern, i) => {
      const configurations = found[seat]![i] as Configuration[];
      const points = configurations.reduce((sum, each) => sum + each.points, 0);
      return { seat, pattern, ruling: RULINGS[pattern], configurations, points };
    }),
  );
}

/** “Ann, kiss: 2, 12 points (A1 B2; C3 D4 worth 8).” */
export function inWords(line: AccountLine, names: readonly string[]): string {
  const { seat, pattern, configurations, points } = line;
  const what = `${names[seat]}, ${pattern}`;
  if (configurations.length === 0) return `${what}: none.`;
  return `${what}: ${configurations.length}, ${points} points (${listed(configurations)}).`;
}

/** “A1 B2; C3 D4 worth 8”: what is not told is worth 4. */
export function listed(configurations: readonly Configuration[]): string {
  return configurations
    .map(({ cells, points }) => `${cells.join(' ')}${points === 4 ? '' : ` worth ${points}`}`)
    .join('; ');
}
