import { type Grid, PALETTE, type Placed, type Style } from './grid.ts';
import { PAGE } from './rows.ts';
import { inUnits } from './widths.ts';

/** A card or another thing in a player's hand: a large text, a small text under it, and a style. */
export interface Tile {
  readonly text: string | number;
  readonly under?: string;
  readonly style?: Style;
  readonly note?: string;
}

/**
 * Look of tiles. `size` is the width of a tile in pixels, rounded up to a multiple of `UNIT`. `most` is the largest
 * number of tiles in a row.
 */
export interface TilesLook {
  readonly size?: number;
  readonly most?: number;
}

const TALL = 28;
const SMALL = 18;
const WHOLE = 36;
const LOOK: Style = {
  ink: PALETTE.ink,
  bold: true,
  size: 13,
  align: 'center',
  vertical: 'middle',
  border: { style: 'thin', colour: PALETTE.line },
};

/** Draws cards side by side, in several rows if needed. */
export function tiles(
  list: readonly Tile[],
  { size: given = 40, most = Math.floor(PAGE / inUnits(given)) }: TilesLook = {},
): Grid {
  const size = inUnits(given);
  const isSplit = list.some(({ under }) => under !== undefined);
  const high = isSplit ? [TALL, SMALL] : [WHOLE];
  const count = Math.max(1, Math.ceil(list.length / most));
  return {
    widths: Array<number>(Math.min(most, Math.max(1, list.length))).fill(size),
    heights: Array.from({ length: count }, () => high).flat(),
    cells: list.flatMap((tile, i) =>
      drawTile(tile, high.length * Math.floor(i / most), i % most, high.length),
    ),
  };
}

/** Draws a tile. All tiles have the same height, with or without a small text. */
function drawTile({ text, under, style, note }: Tile, row: number, column: number, high: number): Placed[] {
  const look = { ...LOOK, ...style };
  const noted = note ? { note } : {};
  if (under === undefined) return [{ row, column, rows: high, text, style: look, ...noted }];
  return [
    { row, column, text, style: { ...look, vertical: 'bottom' }, ...noted },
    { row: row + 1, column, text: under, style: { ...look, size: 8, bold: false, vertical: 'top' } },
  ];
}

/** Makes the tile of an empty place. */
export function gap(text = '·'): Tile {
  return { text, style: { size: 9, bold: false, ink: PALETTE.soft, fill: PALETTE.shade } };
}
