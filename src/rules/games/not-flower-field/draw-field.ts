import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { BLACK, type Board, SEATS_IN } from './board.ts';
import type { Multipliers } from './options.ts';
import type { Paint } from './paint.ts';
import { COLUMNS, PLACES, SIDE } from './vocabulary.ts';

/** A cell of the field is two columns wide, so that each of two colours has its half; the first column numbers rows. */
export const GRID_COLUMNS = 1 + 2 * SIDE;
export const WIDTH = 22;

const LABEL: Style = { ink: PALETTE.soft, bold: true, align: 'center', vertical: 'middle' };
const LINE = { style: 'thin', colour: PALETTE.line } as const;
/** Seen beside light and black cells alike. */
const FRESH = { style: 'thick', colour: '#d9480f' } as const;

/** The field: a letter for each colour, the multipliers, and a frame around what the last round changed. */
export function drawField(
  board: Board,
  before: Board | undefined,
  paints: readonly Paint[],
  multipliers: Multipliers,
): Grid {
  const labels: Placed[] = [
    ...COLUMNS.map((text, i): Placed => ({ row: 0, column: 1 + 2 * i, columns: 2, text, style: LABEL })),
    ...COLUMNS.map((_, i): Placed => ({ row: 1 + i, column: 0, text: i + 1, style: LABEL })),
  ];
  const isFresh = (i: number) => before !== undefined && before[i] !== board[i];
  const cells = PLACES.map((_, i) => i)
    // Frames last: a thin line drawn after them would cut into them.
    .sort((a, b) => Number(isFresh(a)) - Number(isFresh(b)))
    .flatMap((i) => drawCell(i, board[i] as number, isFresh(i), paints, multipliers));
  return {
    widths: Array(GRID_COLUMNS).fill(WIDTH),
    heights: [24, ...COLUMNS.map(() => 40)],
    cells: [...labels, ...cells],
  };
}

function drawCell(
  i: number,
  code: number,
  isFresh: boolean,
  paints: readonly Paint[],
  multipliers: Multipliers,
): Placed[] {
  const place = PLACES[i] as string;
  const factor = multipliers[place];
  const times = factor === undefined ? '' : ` ×${factor}`;
  const at = { row: 1 + Math.floor(i / SIDE), column: 1 + 2 * (i % SIDE) };
  const base: Style = { align: 'center', vertical: 'middle', wrap: true, border: isFresh ? FRESH : LINE };
  const inside = SEATS_IN[code] as readonly number[];
  if (code === BLACK)
    return [
      {
        ...at,
        columns: 2,
        text: `black${times}`,
        style: { ...base, fill: PALETTE.ink, ink: '#ffffff', bold: true, size: 8 },
      },
    ];
  if (inside.length === 0)
    return [
      {
        ...at,
        columns: 2,
        text: `${place}${times}`,
        style:
          factor === undefined
            ? { ...base, ink: '#78818d', size: 9, fill: PALETTE.paper }
            : { ...base, ink: PALETTE.ink, size: 9, bold: true, fill: '#fdf3d0' },
      },
    ];
  return inside.map((seat, half) => {
    const { fill, ink, sign } = paints[seat] as Paint;
    const isLast = half === inside.length - 1;
    const size = isLast && times !== '' ? (inside.length === 1 ? 11 : 9) : 14;
    return {
      row: at.row,
      column: at.column + half,
      columns: inside.length === 1 ? 2 : 1,
      text: isLast ? `${sign}${times}` : sign,
      style: { ...base, fill, ink, bold: true, size },
    };
  });
}
