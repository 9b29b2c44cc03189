import { type Grid, HEAD, PALETTE, type Placed, type Style } from '../../draw.ts';
import { BLACK, type Board, SEATS_IN } from './cell.ts';
import type { Paint } from './draw-colours.ts';
import type { Multipliers } from './options.ts';
import { COLUMNS, PLACES, SIDE } from './vocabulary.ts';

/** Pixels: the numbers of rows, and a cell. It is two rows high, so that each of two colours has its half. */
const LABEL = 20;
const WIDTH = 40;
const HALF = 22;

const MIDDLE: Style = { ...HEAD, size: 10, align: 'center', vertical: 'middle' };
const LINE = { style: 'thin', colour: PALETTE.line } as const;

/** The field: a letter for each colour, and the multipliers. */
export function drawField(board: Board, paints: readonly Paint[], multipliers: Multipliers): Grid {
  const labels = COLUMNS.flatMap((text, i): Placed[] => [
    { row: 0, column: 1 + i, text, style: MIDDLE },
    { row: 1 + 2 * i, column: 0, rows: 2, text: i + 1, style: MIDDLE },
  ]);
  const cells = PLACES.flatMap((place, i) => {
    const factor = multipliers[place];
    const times = factor === undefined ? '' : ` ×${factor}`;
    return contents(board[i] as number, place, times, paints).map(
      ({ text, style, half, rows }): Placed => ({
        row: 1 + 2 * Math.floor(i / SIDE) + half,
        column: 1 + (i % SIDE),
        rows,
        text,
        style: { align: 'center', vertical: 'middle', wrap: true, border: LINE, ...style },
      }),
    );
  });
  return {
    widths: [LABEL, ...COLUMNS.map(() => WIDTH)],
    heights: [24, ...COLUMNS.flatMap(() => [HALF, HALF])],
    cells: [...labels, ...cells],
  };
}

/** One colour fills a cell, two have a half each. */
interface Part {
  readonly half: number;
  readonly rows: number;
  readonly text: string;
  readonly style: Style;
}

function contents(code: number, place: string, times: string, paints: readonly Paint[]): Part[] {
  const whole = (text: string, style: Style): Part[] => [{ half: 0, rows: 2, text, style }];
  const inside = SEATS_IN[code] as readonly number[];
  if (code === BLACK)
    return whole(`black${times}`, { fill: PALETTE.ink, ink: '#ffffff', bold: true, size: 8 });
  if (inside.length === 0) {
    const marked: Style = { ink: PALETTE.ink, bold: true, fill: '#fdf3d0' };
    return whole(`${place}${times}`, {
      size: 9,
      ink: '#78818d',
      fill: PALETTE.paper,
      ...(times ? marked : {}),
    });
  }
  const last = inside.length - 1;
  return inside.map((seat, half) => {
    const { fill, ink, sign } = paints[seat] as Paint;
    const text = half === last ? `${sign}${times}` : sign;
    return {
      half,
      rows: 2 - last,
      text,
      style: { fill, ink, bold: true, size: last > 0 ? 10 : text.length > 1 ? 11 : 14 },
    };
  });
}
