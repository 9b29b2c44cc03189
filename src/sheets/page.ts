import { type Grid, PALETTE, type Placed, type Style } from '../rules/grid.ts';

/** A line of text over the page's whole width. */
export interface Line {
  readonly text: string;
  readonly style?: Style;
  readonly height?: number;
}

export const TITLE: Style = { bold: true, size: 18, ink: PALETTE.accent, vertical: 'middle' };
export const HEADING: Style = { bold: true, size: 12, ink: PALETTE.accent, vertical: 'bottom' };
export const SOFT: Style = { ink: PALETTE.soft, size: 9 };
export const STRONG: Style = { bold: true };
export const WARNING: Style = { bold: true, ink: PALETTE.warn, fill: PALETTE.warnPaper };

/** About this many pixels of width a character takes at 10 points. */
const CHARACTER = 6.4;

/** Lines as a drawing of the given column widths; long ones wrap, and their rows are as high as that needs. */
export function lines(widths: readonly number[], list: readonly Line[]): Grid {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const heights = list.map(({ text, style, height }) => {
    if (height !== undefined) return height;
    const size = style?.size ?? 10;
    const perLine = Math.max(10, Math.floor(total / ((CHARACTER * size) / 10)));
    const rows = text
      .split('\n')
      .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / perLine)), 0);
    return Math.round(rows * size * 1.55) + 6;
  });
  const cells = list.map(
    ({ text, style }, row): Placed => ({
      row,
      column: 0,
      columns: widths.length,
      text,
      style: { wrap: true, align: 'left', vertical: 'middle', ...style },
    }),
  );
  return { widths, heights, cells };
}
