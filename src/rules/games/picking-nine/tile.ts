import { even, type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { heightOf } from '../../board/text-size.ts';
import { type Card, type Colour, faceOf } from './vocabulary.ts';

/** Every drawing of this game lies in twelve columns: two for a label, ten for the numbers 1 to 10. */
export const WIDTH = 40;
export const LABEL = 2;
export const COLUMNS = LABEL + 10;
/** Text takes as many of them as a phone’s screen shows. */
const TEXT_COLUMNS = 10;

export const COLOUR_STYLES: Record<Colour, { readonly fill: string; readonly ink: string }> = {
  red: { fill: '#b93a32', ink: '#ffffff' },
  green: { fill: '#23753c', ink: '#ffffff' },
  blue: { fill: '#235cb0', ink: '#ffffff' },
  yellow: { fill: '#f4c93c', ink: '#2b2410' },
  gray: { fill: '#656c78', ink: '#ffffff' },
};

const CENTRE: Style = { align: 'center', vertical: 'middle' };
const EDGE = { style: 'thin', colour: PALETTE.paper } as const;

/** A tile is two rows high: the number, and under it the colour in words. */
export const TILE_HEIGHTS = [28, 18] as const;

/** How a tile stands out: plain, kept in a quattro, left out of it, or banned. */
export type Mark = 'plain' | 'kept' | 'out' | 'banned';

/** A card as a tile of two rows at a row and a column. */
export function tile(row: number, column: number, card: Card, mark: Mark = 'plain'): Placed[] {
  const { colour, number } = faceOf(card);
  const isFaded = mark === 'out' || mark === 'banned';
  const paint = isFaded ? { fill: PALETTE.shade, ink: PALETTE.soft } : COLOUR_STYLES[colour];
  const style: Style = { ...CENTRE, ...paint, border: EDGE };
  return [
    {
      row,
      column,
      text: mark === 'banned' ? `✕${number}` : mark === 'kept' ? `✓${number}` : number,
      style: { ...style, bold: !isFaded, size: 13, strike: isFaded, vertical: 'bottom' },
    },
    {
      row: row + 1,
      column,
      text: colour,
      style: { ...style, size: 8, vertical: 'top', strike: isFaded },
    },
  ];
}

/** The place of a tile that is not there (yet). */
export function gap(row: number, column: number, text = '·'): Placed {
  return {
    row,
    column,
    rows: 2,
    text,
    style: { ...CENTRE, size: 9, ink: PALETTE.soft, fill: PALETTE.shade, border: EDGE },
  };
}

/** What stands to the left of a row of tiles, over `rows` rows. */
export function label(row: number, text: string, style: Style = {}, rows = 2): Placed {
  return {
    row,
    column: 0,
    rows,
    columns: LABEL,
    text,
    style: { bold: true, ink: PALETTE.ink, align: 'left', vertical: 'middle', wrap: true, ...style },
  };
}

/** A heading over a part of the board. */
export function heading(text: string): Grid {
  return even(1, COLUMNS, 28, WIDTH, [
    {
      row: 0,
      column: 0,
      columns: COLUMNS,
      text,
      style: { bold: true, size: 12, ink: PALETTE.accent, align: 'left', vertical: 'bottom' },
    },
  ]);
}

/** Lines of small print, one a row. */
export function notes(lines: readonly string[]): Grid {
  const style: Style = { size: 9, ink: PALETTE.soft, align: 'left', vertical: 'middle', wrap: true };
  const heights = lines.map((line) => heightOf(line, TEXT_COLUMNS * WIDTH, style));
  const cells = lines.map((text, row): Placed => ({ row, column: 0, columns: TEXT_COLUMNS, text, style }));
  return { widths: Array(COLUMNS).fill(WIDTH), heights, cells };
}

/** Rows of tiles with a label each. */
export function tileRows(rows: readonly { readonly label: string; readonly cards: readonly Card[] }[]): Grid {
  const cells = rows.flatMap(({ label: text, cards }, i) => [
    label(2 * i, text),
    ...(cards.length > 0
      ? cards.flatMap((card, c) => tile(2 * i, LABEL + c, card))
      : [gap(2 * i, LABEL, 'none')]),
  ]);
  return { widths: Array(COLUMNS).fill(WIDTH), heights: rows.flatMap(() => TILE_HEIGHTS), cells };
}
