// Where everything of a sheet lies, in pixels, as Sheets lays it out.
import type { Cell } from '../../google/sheets/shapes.ts';
import type { Sheet } from '../../google/sheets/workbook.ts';
import { shownValue } from './shown-value.ts';

export const DEFAULT_COLUMN = 100;
export const DEFAULT_ROW = 21;
const LEAST_ROWS = 30;
const LEAST_COLUMNS = 12;
const PADDING_X = 3;
const PADDING_Y = 3;
export const LINE = 1.16;

export interface Box {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface PlacedCell extends Box {
  cell: Cell;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much wider the text may run over empty neighbours, on either side. */
  spillLeft: number;
  spillRight: number;
}

export interface Layout {
  rows: number;
  columns: number;
  /** Left edges of columns and top edges of rows, one more than there are. */
  xs: number[];
  ys: number[];
  cells: PlacedCell[];
}

/** Measures a line of text in a CSS font. */
export type Measure = (text: string, font: string) => number;

export const pixels = (points: number): number => (points * 4) / 3;

export function fontOf(cell: Cell): string {
  const { bold, italic, fontSize = 10, fontFamily = 'Arial' } = cell.userEnteredFormat?.textFormat ?? {};
  return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${pixels(fontSize)}px ${JSON.stringify(fontFamily)}, Arial, sans-serif`;
}

export function layOut(sheet: Sheet, measure: Measure): Layout {
  const usedRows = sheet.rows.reduce((last, row, at) => (row.some(Boolean) ? at + 1 : last), 0);
  const usedColumns = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const rows = Math.min(sheet.rowCount, Math.max(usedRows + 8, LEAST_ROWS));
  const columns = Math.min(sheet.columnCount, Math.max(usedColumns + 2, LEAST_COLUMNS));
  const xs = edges(columns, (at) => sizeOf(sheet.columnProperties[at], DEFAULT_COLUMN));

  const merged = new Map<string, Box>();
  const covered = new Set<string>();
  for (const merge of sheet.merges) {
    const box: Box = {
      row: merge.startRowIndex!,
      column: merge.startColumnIndex!,
      rows: Math.min(merge.endRowIndex!, rows) - merge.startRowIndex!,
      columns: Math.min(merge.endColumnIndex!, columns) - merge.startColumnIndex!,
    };
    merged.set(`${box.row},${box.column}`, box);
    for (let row = box.row; row < box.row + box.rows; row++)
      for (let column = box.column; column < box.column + box.columns; column++)
        covered.add(`${row},${column}`);
  }
  const boxOf = (row: number, column: number): Box | undefined => {
    const box = merged.get(`${row},${column}`);
    if (box) return box;
    return covered.has(`${row},${column}`) ? undefined : { row, column, rows: 1, columns: 1 };
  };

  const ys = edges(rows, (row) => {
    const set = sheet.rowProperties[row];
    if (set?.hiddenByUser || set?.pixelSize !== undefined) return sizeOf(set, DEFAULT_ROW);
    // A row whose height nobody set grows with what is in it.
    let height = DEFAULT_ROW;
    for (const [column, cell] of (sheet.rows[row] ?? []).entries()) {
      const box = cell && column < columns ? boxOf(row, column) : undefined;
      if (cell && box && box.rows === 1)
        height = Math.max(height, neededHeight(cell, xs[column + box.columns]! - xs[column]!, measure));
    }
    return height;
  });

  const cells: PlacedCell[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = sheet.rows[row]?.[column] ?? undefined;
      const box = boxOf(row, column);
      if (!box || (!cell && !merged.has(`${row},${column}`))) continue;
      const place = {
        ...box,
        cell: cell ?? {},
        x: xs[column]!,
        y: ys[row]!,
        width: xs[column + box.columns]! - xs[column]!,
        height: ys[row + box.rows]! - ys[row]!,
      };
      if (place.width === 0 || place.height === 0) continue;
      cells.push({ ...place, ...spill(sheet, place, xs, columns, covered, measure) });
    }
  return { rows, columns, xs, ys, cells };
}

const sizeOf = (
  set: { pixelSize?: number | undefined; hiddenByUser?: boolean | undefined } | undefined,
  otherwise: number,
) => (set?.hiddenByUser ? 0 : (set?.pixelSize ?? otherwise));

function edges(count: number, size: (at: number) => number): number[] {
  const all = [0];
  for (let at = 0; at < count; at++) all.push(all[at]! + size(at));
  return all;
}

export const isWrapped = (cell: Cell): boolean => {
  const strategy = cell.userEnteredFormat?.wrapStrategy;
  return strategy === 'WRAP' || strategy === 'LEGACY_WRAP';
};

function neededHeight(cell: Cell, width: number, measure: Measure): number {
  const { text } = shownValue(cell);
  const size = pixels(cell.userEnteredFormat?.textFormat?.fontSize ?? 10);
  const lines = isWrapped(cell)
    ? wrappedLines(text, fontOf(cell), width - 2 * PADDING_X, measure)
    : text.split('\n').length;
  return Math.ceil(lines * Math.round(size * LINE) + 2 * PADDING_Y - 1);
}

function wrappedLines(text: string, font: string, width: number, measure: Measure): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    lines++;
    let used = 0;
    for (const word of paragraph.split(/(?<= )/)) {
      const length = measure(word.trimEnd(), font);
      if (used > 0 && used + length > width) {
        lines++;
        used = 0;
      }
      // A word wider than the cell is broken.
      if (length > width && width > 0) lines += Math.ceil(length / width) - 1;
      used += measure(word, font);
    }
  }
  return lines;
}

function spill(
  sheet: Sheet,
  place: Box & { cell: Cell; width: number },
  xs: readonly number[],
  columns: number,
  covered: ReadonlySet<string>,
  measure: Measure,
): { spillLeft: number; spillRight: number } {
  const none = { spillLeft: 0, spillRight: 0 };
  const { cell, row, column, width } = place;
  const strategy = cell.userEnteredFormat?.wrapStrategy ?? 'OVERFLOW_CELL';
  // Only text runs over; a number that does not fit shows as ### in Sheets.
  if (strategy !== 'OVERFLOW_CELL' || cell.userEnteredValue?.stringValue === undefined) return none;
  const { text, side } = shownValue(cell);
  const needed =
    Math.max(...text.split('\n').map((line) => measure(line, fontOf(cell)))) + 2 * PADDING_X - width;
  if (needed <= 0) return none;
  const align = cell.userEnteredFormat?.horizontalAlignment?.toLowerCase() ?? side;
  const wantLeft = align === 'right' ? needed : align === 'center' ? needed / 2 : 0;
  const isFree = (at: number) =>
    !covered.has(`${row},${at}`) && sheet.rows[row]?.[at]?.userEnteredValue === undefined;
  let spillRight = 0;
  for (let at = column + place.columns; spillRight < needed - wantLeft && at < columns && isFree(at); at++)
    spillRight += xs[at + 1]! - xs[at]!;
  let spillLeft = 0;
  for (let at = column - 1; spillLeft < wantLeft && at >= 0 && isFree(at); at--)
    spillLeft += xs[at + 1]! - xs[at]!;
  return { spillLeft: Math.min(spillLeft, wantLeft), spillRight: Math.min(spillRight, needed - wantLeft) };
}
