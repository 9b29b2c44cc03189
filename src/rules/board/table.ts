import { type Grid, PALETTE, type Style } from './grid.ts';
import { type Content, contentOf, contentStyle, PAGE, type RowCell, rows } from './rows.ts';
import { cellFor, extentOf, LEAST_SIZE } from './text-size.ts';
import { type ColumnNeed, widthsFor } from './widths.ts';

/** A column of a table: its heading, and its cell for each row. */
export interface TableColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row, index: number) => Content;
  /** Content of this column's cell below all rows. */
  readonly foot?: Content;
  /** Look of the column's cells. */
  readonly style?: Style;
  readonly headStyle?: Style;
  /** Smallest width of the column in pixels. */
  readonly least?: number;
}

/** Width of a table and look of its rows. */
export interface TableLook<Row> {
  /** Width of the table in pixels. If left out, the table is as wide as a page. */
  readonly width?: number;
  /** Gives the look of a row, for instance a winner's. If left out, every other row is shaded. */
  readonly rowStyle?: (row: Row, index: number) => Style;
}

export const HEAD: Style = { bold: true, ink: PALETTE.soft, size: 9 };
/**
 * Ways to make a table fit, tried in order. The font size falls by `smaller` points, but never below LEAST_SIZE. Words
 * wider than `longest` pixels do not widen a column: `rows` makes these words smaller, or else they break.
 */
const TRIES = [150, 100, 70, 45].flatMap((longest) => [0, 1, 2, 3].map((smaller) => ({ longest, smaller })));

/**
 * Draws a table with column headings. Each column is as wide as its texts need, and all columns together fill the page.
 * Longer texts wrap. Texts stand at the left, and numbers in the centre:
 *
 *     drawTable(
 *       [
 *         { head: 'Player', cell: ({ player }) => player, style: { bold: true } },
 *         { head: 'points', cell: ({ points }) => points },
 *       ],
 *       position.seats,
 *     )
 */
export function drawTable<Row>(
  columns: readonly TableColumn<Row>[],
  list: readonly Row[],
  { width = PAGE, rowStyle = striped }: TableLook<Row> = {},
): Grid {
  const contents = list.map((row, index) => columns.map(({ cell }) => cell(row, index)));
  const aligns = columns.map((_, i) =>
    contents.some((row) => typeof contentOf(row[i] as Content).text === 'number') ? 'center' : 'left',
  );
  const body = list.map((row, index) =>
    columns.map(({ style }, i): RowCell => {
      const content = contents[index]?.[i] as Content;
      const look = { align: aligns[i] as 'center' | 'left', ...rowStyle(row, index), ...style };
      return cellOf(content, look);
    }),
  );
  const heads = columns.map(({ head, headStyle }, i): RowCell => {
    const align = body[0]?.[i]?.style?.align ?? 'left';
    return cellOf(head, { ...HEAD, align, ...headStyle });
  });
  const feet = columns.map(({ foot = '' }, i): RowCell => {
    const align = heads[i]?.style?.align ?? 'left';
    return cellOf(foot, { ...HEAD, align });
  });
  const all = [
    ...(columns.some(({ head }) => head !== '') ? [heads] : []),
    ...body,
    ...(columns.some(({ foot }) => foot !== undefined) ? [feet] : []),
  ];
  return fitted(
    all,
    columns.map(({ least = 0 }) => least),
    width,
  );
}

/** Makes a cell with its whole look in `style`, so that `fitted` can change the font size. */
function cellOf(content: Content, look: Style): RowCell {
  const style = contentStyle(content, look);
  if (typeof content !== 'object') return { content, style };
  const { style: _, ...bare } = content;
  return { content: bare, style };
}

/**
 * Draws rows in columns that are as wide as their texts need. Uses the first entry of TRIES that fits the width, or else
 * the last entry.
 */
function fitted(all: readonly (readonly RowCell[])[], leasts: readonly number[], width: number): Grid {
  for (let i = 0; ; i++) {
    const { longest, smaller } = TRIES[i] as (typeof TRIES)[number];
    const list = smaller === 0 ? all : all.map((row) => row.map((field) => inSize(field, smaller)));
    const column = (at: number) => list.map((row) => row[at] as RowCell);
    const widths = widthsFor(
      leasts.map((least, at) => neededFor(column(at), least, longest)),
      width,
    );
    if (i + 1 === TRIES.length || widths.reduce((sum, one) => sum + one, 0) <= width)
      return rows(widths, list);
  }
}

function inSize(field: RowCell, smaller: number): RowCell {
  const { size = 10 } = field.style ?? {};
  return { ...field, style: { ...field.style, size: Math.max(LEAST_SIZE, size - smaller) } };
}

/** Gives the look of a row in a table that shades every other row. */
export function striped(_row: unknown, index: number): Style {
  return { fill: index % 2 ? PALETTE.paper : PALETTE.shade };
}

function neededFor(fields: readonly RowCell[], width: number, longest: number): ColumnNeed {
  let [least, best] = [width, width];
  for (const { content, style } of fields) {
    const { word, line } = extentOf(String(contentOf(content).text), style);
    least = Math.max(least, cellFor(Math.min(word, longest)));
    best = Math.max(best, cellFor(line));
  }
  return { least, best, grows: true };
}
