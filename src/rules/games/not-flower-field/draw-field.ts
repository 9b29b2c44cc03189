import { type Grid, HEAD, PALETTE, type Placed, type Style } from '../../draw.ts';
import { BLACK, type Board, EMPTY, SEATS_IN } from './cell.ts';
import type { Paint } from './draw-colours.ts';
import type { Multipliers } from './options.ts';
import { COLUMNS, PLACES, SIDE } from './vocabulary.ts';

/** The text and look of a cell of a field, or of half a cell. */
export type Mark = Pick<Placed, 'text' | 'style'>;

/** Sizes in pixels: the column of row numbers, and a cell. A cell is two rows high, so that two colours can have half of the cell each. */
const LABEL = 20;
const WIDTH = 40;
const HALF = 22;

const MIDDLE: Style = { ...HEAD, size: 10, align: 'center', vertical: 'middle' };
const CELL: Style = {
  align: 'center',
  vertical: 'middle',
  wrap: true,
  border: { style: 'thin', colour: PALETTE.line },
};
const FREE: Style = { size: 9, ink: '#78818d', fill: PALETTE.paper };
const MULTIPLIED: Style = { ...FREE, ink: PALETTE.ink, fill: '#fdf3d0', bold: true };
const INK: Style = { fill: PALETTE.ink, ink: '#ffffff', bold: true, size: 8 };

/** Draws the field: a letter for each colour, and the multipliers. */
export function drawField(board: Board, paints: readonly Paint[], multipliers: Multipliers): Grid {
  const labels = COLUMNS.flatMap((text, i): Placed[] => [
    { row: 0, column: 1 + i, text, style: MIDDLE },
    { row: 1 + 2 * i, column: 0, rows: 2, text: i + 1, style: MIDDLE },
  ]);
  const cells = PLACES.flatMap((place, i) => {
    const times = multipliers[place] === undefined ? '' : ` ×${multipliers[place]}`;
    return marksOf(board[i]!, place, times, paints).map(({ text, style }, half, { length }): Placed => {
      const row = 1 + 2 * Math.floor(i / SIDE) + half;
      return { row, column: 1 + (i % SIDE), rows: 3 - length, text, style: { ...CELL, ...style } };
    });
  });
  return {
    widths: [LABEL, ...COLUMNS.map(() => WIDTH)],
    heights: [24, ...COLUMNS.flatMap(() => [HALF, HALF])],
    cells: [...labels, ...cells],
  };
}

/** Gives the marks of a cell. One colour fills the whole cell. Two colours fill half of the cell each. */
function marksOf(code: number, place: string, times: string, paints: readonly Paint[]): Mark[] {
  if (code === BLACK) return [{ text: `black${times}`, style: INK }];
  if (code === EMPTY) return [{ text: `${place}${times}`, style: times ? MULTIPLIED : FREE }];
  return SEATS_IN[code]!.map((seat, _half, { length }) => {
    const { fill, ink, sign } = paints[seat]!;
    const text = `${sign}${times}`;
    return { text, style: { fill, ink, bold: true, size: length > 1 ? 10 : text.length > 1 ? 11 : 14 } };
  });
}
