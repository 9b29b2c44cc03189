import type { Grid, Style } from '../../rules/board/grid.ts';
import { BORDERS, FILL, INK, PARTS, partsOf } from './format-parts.ts';

/** The formats of a tab's cells, as numbers that are quick to compare. Cells count row by row. */
export interface FormatMap {
  readonly height: number;
  readonly width: number;
  /** The different values of each part, by number; 0 is a part that is not set. */
  readonly values: readonly (readonly unknown[])[];
  /** The number of a part's value in a cell. */
  valueAt(cell: number, part: number): number;
  /** Does a part of a cell show? Of a merged block's further cells only the borders do, of a gap borders, fill and ink. */
  shows(cell: number, part: number): boolean;
  /** The value of each part that most cells show; no borders, so that none is drawn where none should be. */
  readonly usual: readonly number[];
}

/** What a cell is: of no block, the first of a block, or a further one of it. */
const [GAP, FIRST, COVERED] = [0, 1, 2];

/** Reads the formats of a drawing. Each cell of a merged block has its format, or its borders would be incomplete. */
export function mapFormats(grid: Grid, height: number, width: number): FormatMap {
  const values: unknown[][] = PARTS.map(() => [undefined]);
  const numbers = PARTS.map(() => new Map<string, number>());
  const looks: number[][] = [PARTS.map(() => 0)];
  const lookOf = new Map<string, number>();
  const numberOf = (value: unknown, part: number): number => {
    if (value === undefined) return 0;
    const key = JSON.stringify(value);
    const known = numbers[part]!.get(key);
    if (known !== undefined) return known;
    numbers[part]!.set(key, values[part]!.length);
    return values[part]!.push(value) - 1;
  };
  const readLook = (style: Style): number => {
    const key = JSON.stringify(style);
    const known = lookOf.get(key);
    if (known !== undefined) return known;
    lookOf.set(key, looks.length);
    return looks.push(partsOf(style).map(numberOf)) - 1;
  };
  const cells = new Int32Array(height * width);
  const kinds = new Uint8Array(height * width);
  for (const { row, column, rows = 1, columns = 1, style = {} } of grid.cells) {
    const look = readLook(style);
    for (let y = row; y < Math.min(height, row + rows); y++) {
      const start = y * width + column;
      cells.fill(look, start, start + columns);
      kinds.fill(COVERED, start, start + columns);
    }
    kinds[row * width + column] = FIRST;
  }
  const valueAt = (cell: number, part: number) => looks[cells[cell]!]![part]!;
  const shows = (cell: number, part: number) =>
    part === BORDERS || kinds[cell] === FIRST || (kinds[cell] === GAP && (part === FILL || part === INK));
  const usual = values.map((list, part) => {
    if (part === BORDERS) return 0;
    const found = new Int32Array(list.length);
    for (let cell = 0; cell < cells.length; cell++) if (shows(cell, part)) found[valueAt(cell, part)]!++;
    return found.indexOf(Math.max(...found));
  });
  return { height, width, values, valueAt, shows, usual };
}
