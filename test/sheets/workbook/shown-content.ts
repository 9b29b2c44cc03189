import type { Sheet, Workbook } from '../../../local/google/world/workbook.ts';
import type { Grid, Placed } from '../../../src/rules/board/grid.ts';

/** The id of the tab on which tests draw. */
export const TAB = 7;

/** The cells that a block covers, as texts. */
export function placesOf({
  row,
  column,
  rows = 1,
  columns = 1,
}: Pick<Placed, 'row' | 'column' | 'rows' | 'columns'>) {
  return Array.from(
    { length: rows * columns },
    (_, i) => `${row + Math.floor(i / columns)} ${column + (i % columns)}`,
  );
}

const sheetOf = ({ sheets }: Workbook): Sheet => sheets.find(({ sheetId }) => sheetId === TAB)!;

/** The defaults of Sheets for missing formats. */
const USUAL = { wrapStrategy: 'OVERFLOW_CELL' };
const USUAL_TEXT = { bold: false, italic: false, strikethrough: false, fontSize: 10 };

/**
 * The visible content of a drawing in a tab. The further cells of a merged block show only borders; a gap without text shows borders, fill and ink.
 * Empty cells and rows at the ends show nothing.
 */
export function contentOf(workbook: Workbook, grid: Grid) {
  const { rows, merges, rowProperties, ...sheet } = sheetOf(workbook);
  const heights = Object.fromEntries(
    Object.entries(rowProperties).map(([row, { hiddenByUser, pixelSize }]) => [
      row,
      hiddenByUser ? 0 : pixelSize,
    ]),
  );
  const firsts = new Set(grid.cells.map(({ row, column }) => `${row} ${column}`));
  const placed = new Set(grid.cells.flatMap(placesOf));
  const cells = rows.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const { userEnteredFormat: format = {}, ...content } = cell ?? {};
      const place = `${row} ${column}`;
      const kind = firsts.has(place) ? 'first' : placed.has(place) ? 'covered' : 'gap';
      const shown = { ...content, ...shownFormat(format as ShownFormat, kind) };
      return Object.keys(shown).length === 0 ? [] : [[row, column, shown] as const];
    }),
  );
  const places = merges.map(({ startRowIndex, endRowIndex, startColumnIndex, endColumnIndex }) =>
    [startRowIndex, startColumnIndex, endRowIndex, endColumnIndex].map((n) => String(n).padStart(4)).join(),
  );
  return { ...sheet, heights, cells, merges: places.sort() };
}

interface ShownFormat {
  readonly borders?: object;
  readonly backgroundColorStyle?: object;
  readonly textFormat?: { readonly foregroundColorStyle?: object };
}

function shownFormat(format: ShownFormat, kind: 'first' | 'covered' | 'gap'): object {
  const { borders, backgroundColorStyle: fill, textFormat = {} } = format;
  const ink = textFormat.foregroundColorStyle;
  const lines = borders ? { borders } : {};
  if (kind === 'covered') return lines;
  if (kind === 'gap') return { ...lines, ...(fill ? { fill } : {}), ...(ink ? { ink } : {}) };
  return { format: { ...USUAL, ...format, textFormat: { ...USUAL_TEXT, ...textFormat } } };
}
