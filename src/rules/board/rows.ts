import { edgesOf } from './arrange.ts';
import { type Grid, PALETTE, type Placed, type Style } from './grid.ts';
import { heightOf, sizeFor } from './text-size.ts';

/** Width of a phone's screen in pixels. */
export const PHONE = 390;
/** Width in pixels of Google Sheets' row numbers, which cannot be hidden (docs/google.md, G96). */
export const ROW_NUMBERS = 46;
/** Width of a page in pixels, a multiple of `UNIT`. A page fits a phone's screen beside the row numbers. */
export const PAGE = 340;

/** Content of a cell: a text or a number, with an optional look, note and link. */
export type Content = string | number | CellContent;

interface CellContent {
  readonly text: string | number;
  readonly style?: Style;
  readonly note?: string;
  readonly link?: string;
}

/** A cell of a row: its content, and the number of columns that it spans. */
export interface RowCell {
  readonly content: Content;
  readonly columns?: number;
  readonly style?: Style;
}

/** Gives the look of a cell. Text is at the left and a number is centred, unless a style says otherwise. */
export function contentStyle(content: Content, style?: Style): Style {
  const { text, style: own } = contentOf(content);
  const align = typeof text === 'number' ? 'center' : 'left';
  return { ink: PALETTE.ink, align, vertical: 'middle', wrap: true, ...style, ...own };
}

/** Gives the text, look, note and link of a cell's content. */
export function contentOf(content: Content): CellContent {
  return typeof content === 'object' ? content : { text: content };
}

/** Gives the look of a cell, in smaller type if a word would break. */
function withoutBreaks(text: string, width: number, look: Style): Style {
  const size = sizeFor(text, width, look);
  return size === (look.size ?? 10) ? look : { ...look, size };
}

/**
 * Draws rows of cells over columns of the given widths. Long texts wrap. Each row is as high as its longest text needs,
 * but at least `least` pixels high.
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
      const end = column + columns;
      const width = (edges[end] as number) - (edges[column] as number);
      const look = withoutBreaks(String(shown.text), width, contentStyle(content, style));
      height = Math.max(height, heightOf(String(shown.text), width, look));
      cells.push({ row, column, columns, ...shown, style: look });
      column = end;
    }
    return height;
  });
  return { widths, heights, cells };
}
