import { type Grid, PALETTE, type Style } from './grid.ts';
import { type Content, contentOf, contentStyle, type Field, PAGE, rows } from './rows.ts';
import { extentOf, PADDING } from './text-size.ts';
import { type Needed, widthsFor } from './widths.ts';

/** A column of a table: its head, and what it shows of a row. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row, index: number) => Content;
  /** How its cells look. */
  readonly style?: Style;
  /** How its head looks. */
  readonly headStyle?: Style;
  /** Its width in pixels where it is not to be measured. */
  readonly width?: number;
}

/** What a table may say beside its columns and rows. */
export interface TableLook<Row> {
  /** Pixels to fill; a page unless told. */
  readonly width?: number;
  /** How a row looks, for instance a winner's; every other row is shaded unless told. */
  readonly rowStyle?: (row: Row, index: number) => Style;
}

export const HEAD: Style = { bold: true, ink: PALETTE.soft, size: 9 };
/** A word longer than this may be broken. */
const LONGEST = 150;

/**
 * A table with its heads on top. The columns are as wide as their texts need and together fill the page; texts that
 * find no room wrap. Text stands at the left and numbers in the middle:
 *
 *     table(
 *       [
 *         { head: 'Player', cell: ({ player }) => player, style: { bold: true } },
 *         { head: 'points', cell: ({ points }) => points },
 *       ],
 *       position.seats,
 *     )
 */
export function table<Row>(
  columns: readonly Column<Row>[],
  list: readonly Row[],
  { width = PAGE, rowStyle = striped }: TableLook<Row> = {},
): Grid {
  const body = list.map((row, index) =>
    columns.map(({ cell, style }): Field => {
      const content = cell(row, index);
      return { content, style: contentStyle(content, { ...rowStyle(row, index), ...style }) };
    }),
  );
  const heads = columns.map(({ head, headStyle }, i): Field => {
    const align = body[0]?.[i]?.style?.align ?? 'left';
    return { content: head, style: contentStyle(head, { ...HEAD, align, ...headStyle }) };
  });
  const all = columns.some(({ head }) => head !== '') ? [heads, ...body] : body;
  const needed = columns.map(({ width }, i) =>
    width === undefined
      ? neededFor(all.map((row) => row[i] as Field))
      : { least: width, best: width, grows: false },
  );
  return rows(widthsFor(needed, width), all);
}

/** The look of rows that are shaded in turn. */
export function striped(_row: unknown, index: number): Style {
  return { fill: index % 2 ? PALETTE.paper : PALETTE.shade };
}

function neededFor(fields: readonly Field[]): Needed {
  let [least, best] = [0, 0];
  for (const { content, style } of fields) {
    const { word, line } = extentOf(String(contentOf(content).text), style);
    least = Math.max(least, Math.min(word, LONGEST) + PADDING);
    best = Math.max(best, line + PADDING);
  }
  return { least, best, grows: true };
}
