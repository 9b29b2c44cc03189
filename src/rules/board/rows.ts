import { edgesOf } from './arrange.ts';
import { type Grid, PALETTE, type Placed, type Style } from './grid.ts';
import { heightOf } from './text-size.ts';

/** Width in pixels of a phone's screen. */
export const PHONE = 390;
/** Width in pixels of the row numbers in Sheets, which cannot be hidden (docs/google.md, G96). */
export const ROW_NUMBERS = 46;
/** Width of a page in pixels, a multiple of `UNIT`: it fits a phone's screen beside the row numbers. */
export const PAGE = 340;

/** The content of a cell: a text or number, also with a look, a note and a link. */
export type Content = string | number | CellContent;

interface CellContent {
  readonly text: string | number;
  readonly style?: Style;
  readonly note?: string;
  readonly link?: string;
}

/** A cell of a row: its content, and the number of its columns. */
export interface RowCell {
  readonly content: Content;
  readonly columns?: number;
  readonly style?: Style;
}

/** The look of a cell. Unless a style says otherwise, text is at the left and a number in the middle. */
export function contentStyle(content: Content, style?: Style): Style {
  const { text, style: own } = contentOf(content);
  const align = typeof text === 'number' ? 'center' : 'left';
  return { ink: PALETTE.ink, align, vertical: 'middle', wrap: true, ...style, ...own };
}

/** The text, look, note and link of a content. */
export function contentOf(content: Content): CellContent {
  return typeof content === 'object' ? content : { text: content };
}

/**
 * Rows of cells from left to right over columns of the given widths. Long texts wrap. Each row is as high as its
 * longest text needs, and never lower than `least`.
 */
export function rows(
  widths: readonly number[],
  list: readonly (readonly RowCell[])[],
  least: number | ((row: number) => number) = 22,
): Grid {
  const cells: Placed[] = [];
  const edges = edgesOf(widths);
  const heights = list.map((fields, row) => {
    let column = 0;
    let height = typeof least === 'number' ? least : least(row);
    for (const { content, columns = 1, style } of fields) {
      const { style: _, ...shown } = contentOf(content);
      const look = contentStyle(content, style);
      const end = column + columns;
      const width = (edges[end] as number) - (edges[column] as number);
      height = Math.max(height, heightOf(String(shown.text), width, look));
      cells.push({ row, column, columns, ...shown, style: look });
      column = end;
    }
    return height;
  });
  return { widths, heights, cells };
}
