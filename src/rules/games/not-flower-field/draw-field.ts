import { beside, type Grid, HEAD, PALETTE, type Placed, type Style } from '../../draw.ts';
import { BLACK, type Board, EMPTY, seatsIn } from './cell.ts';
import type { Multipliers } from './options.ts';
import type { Player } from './view.ts';
import { COLUMNS, PLACES, SIDE } from './vocabulary.ts';

/** The text and look of a cell of a field, or of half a cell. */
export type Mark = Pick<Placed, 'text' | 'style'>;

/** Look of a field: the width of a cell and the heights of its rows in pixels, and the look of all cells. */
interface FieldLook {
  readonly width: number;
  readonly heights: readonly number[];
  readonly style: Style;
}

const CENTRE: Style = { align: 'center', vertical: 'middle' };
const LABEL: Style = { ...HEAD, ...CENTRE, wrap: false };
const LINE: Style = { ...CENTRE, border: { style: 'thin', colour: PALETTE.line } };
const FREE: Style = { size: 9, ink: '#78818d', fill: PALETTE.paper };
const MULTIPLIED: Style = { ...FREE, ink: PALETTE.ink, fill: '#fdf3d0', bold: true };
export const INK: Style = { fill: PALETTE.ink, ink: '#ffffff', bold: true, size: 8 };

/** A cell is two rows high, so that two colours can have half of the cell each. */
const LARGE: FieldLook = { width: 40, heights: [22, 22], style: { ...LINE, wrap: true } };
/** Looks of a small field alone, and of two small fields side by side. */
export const WIDE: FieldLook = { width: 40, heights: [20], style: { ...LINE, wrap: false, size: 8 } };
export const SLIM: FieldLook = { ...WIDE, width: 20 };
/** Width of the column of row numbers in pixels. */
export const NUMBERS = 20;

/** Draws the cells of a field, with the letters of the columns. */
export function drawCells(
  { width, heights, style }: FieldLook,
  marksOf: (at: number) => readonly Mark[],
): Grid {
  const heads = COLUMNS.map((text, column): Placed => ({ row: 0, column, text, style: LABEL }));
  const cells = PLACES.flatMap((_, at) =>
    marksOf(at).map((mark, half, { length }): Placed => {
      const row = 1 + heights.length * Math.floor(at / SIDE) + half;
      const rows = heights.length + 1 - length;
      return { row, column: at % SIDE, rows, text: mark.text, style: { ...style, ...mark.style } };
    }),
  );
  return { widths: COLUMNS.map(() => width), heights: heightsOf(heights), cells: [...heads, ...cells] };
}

/** Draws the row numbers, which stand left of a field or between two fields. */
export function drawNumbers({ heights }: FieldLook): Grid {
  const { length } = heights;
  return {
    widths: [NUMBERS],
    heights: heightsOf(heights),
    cells: COLUMNS.map((_, i) => ({
      row: 1 + length * i,
      column: 0,
      rows: length,
      text: i + 1,
      style: LABEL,
    })),
  };
}

function heightsOf(cell: readonly number[]): number[] {
  return [20, ...COLUMNS.flatMap(() => cell)];
}

/** Draws the field: a letter for each colour, and the multipliers. One colour fills the whole cell. Two colours fill half of the cell each. */
export function drawField(board: Board, players: readonly Player[], multipliers: Multipliers): Grid {
  const marksOf = (at: number): Mark[] => {
    const [cell, place] = [board[at]!, PLACES[at]!];
    const times = multipliers[place] === undefined ? '' : ` ×${multipliers[place]}`;
    if (cell === BLACK) return [{ text: `black${times}`, style: INK }];
    if (cell === EMPTY) return [{ text: `${place}${times}`, style: times ? MULTIPLIED : FREE }];
    return seatsIn(cell).map((seat, _half, { length }) => {
      const { fill, ink, sign } = players[seat]!;
      const text = `${sign}${times}`;
      return { text, style: { fill, ink, bold: true, size: length > 1 ? 10 : text.length > 1 ? 11 : 14 } };
    });
  };
  return beside([drawNumbers(LARGE), drawCells(LARGE, marksOf)]);
}
