import type { Grid, Style } from '../../../rules/board/grid.ts';
import { BORDERS, FILL, formatOf, INK, PARTS, styleKey } from './format-parts.ts';

/** The formats of a tab's cells, as numbers that are quick to compare. Cells count row by row. */
export interface FormatMap {
  readonly height: number;
  readonly width: number;
  /** The different values of each part, by number; 0 is a part that is not set. */
  readonly values: readonly (readonly unknown[])[];
  /** For each part the number of its value in each cell. */
  readonly numbers: readonly Int32Array[];
  /**
   * The parts of each cell that do not show, one bit for each: of a merged block's further cells all but the borders, of a gap
   * all but borders, fill and ink.
   */
  readonly hidden: Int32Array;
  /** The value of each part that most cells show; no borders, so that none is drawn where none should be. */
  readonly usual: readonly number[];
}

const COVERED = (2 ** PARTS.length - 1) & ~(1 << BORDERS);
const GAP = COVERED & ~(1 << FILL) & ~(1 << INK);

/** Reads the formats of a drawing. Each cell of a merged block has its borders, or they would be incomplete. */
export function mapFormats(grid: Grid, height: number, width: number): FormatMap {
  const values: unknown[][] = PARTS.map(() => [undefined]);
  const known = PARTS.map(() => new Map<string, number>());
  const lookOf = new Map<string, readonly number[]>();
  const numberOf = (value: unknown, part: number): number => {
    if (value === undefined) return 0;
    const key = JSON.stringify(value);
    const number = known[part]!.get(key);
    if (number !== undefined) return number;
    known[part]!.set(key, values[part]!.length);
    return values[part]!.push(value) - 1;
  };
  const readLook = (style: Style): readonly number[] => {
    const key = styleKey(style);
    const known = lookOf.get(key);
    if (known) return known;
    const look = formatOf(style).map(numberOf);
    lookOf.set(key, look);
    return look;
  };
  const numbers = PARTS.map(() => new Int32Array(height * width));
  const hidden = new Int32Array(height * width).fill(GAP);
  for (const { row, column, rows = 1, columns = 1, style = {} } of grid.cells) {
    const look = readLook(style);
    for (let y = row; y < Math.min(height, row + rows); y++) {
      const start = y * width + column;
      look.forEach((number, part) => {
        if (number !== 0) numbers[part]!.fill(number, start, start + columns);
      });
      hidden.fill(COVERED, start, start + columns);
    }
    hidden[row * width + column] = 0;
  }
  const usual = values.map((list, part) => {
    if (part === BORDERS) return 0;
    const found = new Int32Array(list.length);
    numbers[part]!.forEach((number, cell) => {
      if (((hidden[cell]! >> part) & 1) === 0) found[number]!++;
    });
    return found.indexOf(Math.max(...found));
  });
  return { height, width, values, numbers, hidden, usual };
}
