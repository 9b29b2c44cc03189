// The layout of a sheet in pixels, as Sheets lays it out.
import type { Cell } from '../../../google/world/shapes.ts';
import type { Sheet } from '../../../google/world/workbook.ts';
import { type Box, type Merges, mergesOf } from './merges.ts';
import { overflowOf } from './overflow.ts';
import { type Measure, textHeight } from './text-size.ts';

const DEFAULT_COLUMN = 100;
const DEFAULT_ROW = 21;
const MIN_ROWS = 30;
const MIN_COLUMNS = 12;

export interface PlacedCell extends Box {
  cell: Cell;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Number of pixels by which the text extends to the left, over empty cells. */
  overflowLeft: number;
  overflowRight: number;
}

export interface Layout {
  rows: number;
  columns: number;
  /** Left edges of the columns in pixels. The last entry is the right edge of the grid. */
  xs: number[];
  ys: number[];
  cells: PlacedCell[];
}

/** Computes the layout of the used part of a sheet. A row without a set height is as high as its content. */
export function layOut(sheet: Sheet, measure: Measure): Layout {
  const { rows, columns } = shownSize(sheet);
  const merges = mergesOf(sheet, rows, columns);
  const xs = edges(columns, (at) => sizeOf(sheet.columnProperties[at], DEFAULT_COLUMN));
  const ys = edges(rows, (row) => rowHeight(sheet, row, { merges, xs, columns, measure }));
  const cells: PlacedCell[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const place = placeOf(sheet, row, column, { merges, xs, ys });
      if (place) cells.push({ ...place, ...overflowOf(sheet, place, { xs, columns, merges, measure }) });
    }
  return { rows, columns, xs, ys, cells };
}

/** Gives the size of the part of a sheet that is shown: the used cells, and some empty cells around the used cells. */
function shownSize(sheet: Sheet): { rows: number; columns: number } {
  const usedRows = sheet.rows.reduce((last, row, at) => (row.some(Boolean) ? at + 1 : last), 0);
  const usedColumns = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    rows: Math.min(sheet.rowCount, Math.max(usedRows + 8, MIN_ROWS)),
    columns: Math.min(sheet.columnCount, Math.max(usedColumns + 2, MIN_COLUMNS)),
  };
}

interface RowSetting {
  merges: Merges;
  xs: readonly number[];
  columns: number;
  measure: Measure;
}

/** Gives the height of a row: the set height if there is one, otherwise the height of the content. */
function rowHeight(sheet: Sheet, row: number, { merges, xs, columns, measure }: RowSetting): number {
  const properties = sheet.rowProperties[row];
  if (properties?.hiddenByUser || properties?.pixelSize !== undefined) return sizeOf(properties, DEFAULT_ROW);
  const heights = (sheet.rows[row] ?? []).slice(0, columns).map((cell, column) => {
    const box = cell ? merges.boxAt(row, column) : undefined;
    return cell && box?.rows === 1
      ? textHeight(cell, xs[column + box.columns]! - xs[column]!, measure)
      : DEFAULT_ROW;
  });
  return Math.max(DEFAULT_ROW, ...heights);
}

/** Says where a cell is drawn. Gives undefined for a cell that is empty, hidden or covered by a merged cell. */
function placeOf(
  sheet: Sheet,
  row: number,
  column: number,
  { merges, xs, ys }: { merges: Merges; xs: readonly number[]; ys: readonly number[] },
) {
  const cell = sheet.rows[row]?.[column] ?? undefined;
  const box = merges.boxAt(row, column);
  if (!box || (!cell && !merges.isStart(row, column))) return undefined;
  const width = xs[column + box.columns]! - xs[column]!;
  const height = ys[row + box.rows]! - ys[row]!;
  if (width === 0 || height === 0) return undefined;
  return { ...box, cell: cell ?? {}, x: xs[column]!, y: ys[row]!, width, height };
}

const sizeOf = (
  properties: { pixelSize?: number | undefined; hiddenByUser?: boolean | undefined } | undefined,
  defaultSize: number,
) => (properties?.hiddenByUser ? 0 : (properties?.pixelSize ?? defaultSize));

function edges(count: number, size: (at: number) => number): number[] {
  const all = [0];
  for (let at = 0; at < count; at++) all.push(all[at]! + size(at));
  return all;
}
