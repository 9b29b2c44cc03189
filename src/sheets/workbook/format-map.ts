import type { Grid, Style } from '../../rules/board/grid.ts';
import { BORDERS, PARTS, partsOf } from './format-parts.ts';

/** The formats of a tab's cells, as numbers that are quick to compare. Cells count row by row. */
export interface FormatMap {
  readonly height: number;
  readonly width: number;
  /** The different values of each part, by number; 0 is a part that is not set. */
  readonly values: readonly (readonly unknown[])[];
  /** The number of a part's value in a cell. */
  valueAt(cell: number, part: number): number;
  /** The value of each part that most cells have; no borders, so that none is drawn where none should be. */
  readonly usual: readonly number[];
}

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
  for (const { row, column, rows = 1, columns = 1, style = {} } of grid.cells) {
    const look = readLook(style);
    for (let y = row; y < Math.min(height, row + rows); y++)
      cells.fill(look, y * width + column, y * width + column + columns);
  }
  const valueAt = (cell: number, part: number) => looks[cells[cell]!]![part]!;
  const usual = values.map((list, part) =>
    part === BORDERS ? 0 : mostFrequent(cells.length, list.length, (cell) => valueAt(cell, part)),
  );
  return { height, width, values, valueAt, usual };
}

function mostFrequent(cells: number, count: number, valueAt: (cell: number) => number): number {
  const found = new Int32Array(count);
  for (let cell = 0; cell < cells; cell++) found[valueAt(cell)]!++;
  return found.indexOf(Math.max(...found));
}
