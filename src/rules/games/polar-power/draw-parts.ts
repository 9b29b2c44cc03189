import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { heightOf } from '../../board/text-size.ts';
import type { Meadow } from './vocabulary.ts';

/** Every drawing has these narrow columns: together they fit a phone’s screen. */
export const WIDTH = 18;
export const COLUMNS = 22;

export const COLOURS: Record<Meadow, { fill: string; ink: string }> = {
  white: { fill: '#ffffff', ink: PALETTE.ink },
  blue: { fill: '#cfe2ff', ink: '#0b3d91' },
  black: { fill: '#3b3f46', ink: '#ffffff' },
  red: { fill: '#fbd5d5', ink: '#8f1d1d' },
  green: { fill: '#d3efd6', ink: '#1c5e2a' },
};

export const HEAD: Style = { bold: true, ink: PALETTE.soft, size: 9, align: 'left', vertical: 'middle' };

/** A cell of a table’s line: its text, how many columns it takes, and how it looks. */
export type Field = readonly [text: string | number, columns: number, style?: Style];

/** A table of lines, each as high as its longest text needs. */
export function tableOf(rows: readonly (readonly Field[])[]): Grid {
  const cells: Placed[] = [];
  const heights = rows.map((fields, row) => {
    let column = 0;
    let height = 22;
    for (const [text, columns, own] of fields) {
      const style: Style = { align: 'left', vertical: 'middle', wrap: true, ...own };
      cells.push({ row, column, columns, text, style });
      height = Math.max(height, heightOf(String(text), columns * WIDTH, style));
      column += columns;
    }
    return height;
  });
  return { widths: Array(COLUMNS).fill(WIDTH), heights, cells };
}
