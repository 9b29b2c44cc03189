import type * as z from 'zod/mini';
import { type Grid, PALETTE, type Placed } from '../../../rules/board/grid.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import { layoutOf } from './schema.ts';
import { MARK, SCALARS } from './table-place.ts';

/** Writes scalars and tables one under another, as a host can read and correct them. */
export function writeTables(shape: z.ZodMiniObject, value: object): Grid {
  const source = value as Record<string, unknown>;
  const { scalars, tables } = layoutOf(shape);
  const cells: Placed[] = [];
  let row = 0;
  const title = (name: string) =>
    cells.push({ row: row++, column: 0, text: MARK + name, style: { bold: true, ink: PALETTE.accent } });
  if (scalars.length > 0) {
    title(SCALARS);
    for (const [name] of scalars) {
      cells.push({ row, column: 0, text: name, style: { ink: PALETTE.soft } });
      cells.push({ row: row++, column: 1, text: source[name] as Cell, style: { align: 'left' } });
    }
    row++;
  }
  for (const [name, columns] of tables) {
    title(name);
    columns.forEach(([column], i) => {
      cells.push({ row, column: i, text: column, style: { bold: true, fill: PALETTE.shade, size: 9 } });
    });
    row++;
    for (const line of source[name] as Record<string, Cell>[]) {
      columns.forEach(([column], i) => {
        cells.push({ row, column: i, text: line[column] as Cell, style: { align: 'left' } });
      });
      row++;
    }
    row++;
  }
  const width = Math.max(2, ...tables.map(([, columns]) => columns.length));
  return { widths: Array(width).fill(110), heights: Array(row).fill(21), cells };
}
