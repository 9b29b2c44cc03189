import { PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { heightOf as heightIn } from '../../board/text-size.ts';

/** Every drawing is made of columns of this width, so that it fits a phone’s screen; wider things span several. */
export const WIDTH = 24;
export const COLUMNS = 17;
export const NAME_COLUMNS = 5;

export const HEAD: Style = { bold: true, ink: PALETTE.soft, size: 9, align: 'center', vertical: 'middle' };
export const LEFT: Style = { ink: PALETTE.ink, align: 'left', vertical: 'middle' };
export const CELL: Style = {
  ink: PALETTE.ink,
  align: 'center',
  vertical: 'middle',
  border: { style: 'thin', colour: PALETTE.line },
};
export const SCORED: Style = { ...CELL, fill: PALETTE.gold, bold: true };
export const UNSCORED: Style = { ...CELL, fill: PALETTE.shade, ink: PALETTE.soft };
export const WINS: Style = { ...CELL, align: 'left', fill: PALETTE.gold, bold: true };
export const LEAST: Style = {
  ...CELL,
  align: 'left',
  fill: PALETTE.warnPaper,
  ink: PALETTE.warn,
  bold: true,
};

/** A line of text over `columns` from the left. */
export function line(row: number, columns: number, text: string, style: Style): Placed {
  return { row, column: 0, columns, text, style: { ...LEFT, ...style } };
}

/** A small explanation under a drawing, as many lines high as it needs. */
export function legend(row: number, columns: number, text: string): Placed {
  return line(row, columns, text, { size: 9, italic: true, ink: PALETTE.soft, wrap: true });
}

/** The height in pixels of a text that wraps over `columns`. */
export function heightOf(text: string, columns: number, style?: Style): number {
  return heightIn(text, columns * WIDTH, style);
}
