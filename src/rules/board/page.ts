import { type Grid, PALETTE, type Placed, type Style } from './grid.ts';
import { heightOf } from './text-size.ts';

/** A line of text, with a small word at its right such as a ruling's id. */
export interface Line {
  readonly text: string;
  readonly side?: string;
  readonly style?: Style;
  readonly height?: number;
}

export const TITLE: Style = { bold: true, size: 18, ink: PALETTE.accent, vertical: 'middle' };
export const HEADING: Style = { bold: true, size: 12, ink: PALETTE.accent, vertical: 'bottom' };
export const SOFT: Style = { ink: PALETTE.soft, size: 9 };
export const STRONG: Style = { bold: true };
export const WARNING: Style = { ink: PALETTE.warn, fill: PALETTE.warnPaper };
export const NOTICE: Style = { bold: true, ink: PALETTE.accent, fill: PALETTE.accentPaper };

/** Text is no wider than a phone's screen, whatever the board below it needs. */
const MEASURE = 400;
const SIDE = 34;

/** Lines as a drawing of the given column widths; long ones wrap, and their rows are as high as that needs. */
export function lines(widths: readonly number[], list: readonly Line[]): Grid {
  const all = columnsWithin(widths, MEASURE);
  const inner = Math.max(1, columnsWithin(widths, sum(widths, all) - SIDE));
  const cells: Placed[] = [];
  const heights = list.map(({ text, side, style, height }, row) => {
    const columns = side === undefined || inner === all ? all : inner;
    const look: Style = { wrap: true, align: 'left', vertical: 'middle', ...style };
    cells.push({ row, column: 0, columns, text, style: look });
    if (side !== undefined && columns < all)
      cells.push({
        row,
        column: columns,
        columns: all - columns,
        text: side,
        style: { size: 8, ink: PALETTE.soft, align: 'right', vertical: look.vertical ?? 'middle' },
      });
    return height ?? heightOf(text, sum(widths, columns), look) + (style === HEADING ? 8 : 0);
  });
  return { widths, heights, cells };
}

function columnsWithin(widths: readonly number[], pixels: number): number {
  let columns = 0;
  while (columns < widths.length && sum(widths, columns + 1) <= pixels) columns++;
  return Math.max(1, columns);
}

function sum(widths: readonly number[], columns: number): number {
  return widths.slice(0, columns).reduce((total, width) => total + width, 0);
}
