// A workbook as it is stored: sheets of immutable cells, so that a batch can change a copy and replace the original.
import { badRequest } from '../base/errors.ts';
import type { Cell, DimensionProperties, GridRange, ProtectedRange } from './shapes.ts';

export interface Sheet {
  sheetId: number;
  title: string;
  hidden: boolean;
  rightToLeft: boolean;
  tabColorStyle?: unknown;
  rowCount: number;
  columnCount: number;
  frozenRowCount: number;
  frozenColumnCount: number;
  hideGridlines: boolean;
  /** Rows of cells. Missing rows and cells are empty. */
  rows: (Cell | null)[][];
  merges: Required<GridRange>[];
  protectedRanges: ProtectedRange[];
  /** Properties that somebody has set for a row or column. The key is the index of the row or column. */
  rowProperties: Record<number, DimensionProperties>;
  columnProperties: Record<number, DimensionProperties>;
  /** Columns with developer metadata. The key is the metadata id, and the value is the column index. */
  metadata: Record<number, number>;
  /** Id of the form that writes its responses into this tab. */
  formId?: string;
  /** Time from which the tab is visible (switch lateTab). */
  shownFrom?: number;
  linkedUntil?: number;
}

export interface Workbook {
  title: string;
  locale: string;
  timeZone: string;
  /** True if circular references are computed iteratively (File › Settings › Calculation). */
  isIterative?: boolean;
  sheets: Sheet[];
  /** Largest id that a tab has ever had. Google uses no id twice, even after a tab is deleted. */
  lastTabId?: number;
}

export const CELL_TEXT_LIMIT = 50_000;
export const WORKBOOK_CELL_LIMIT = 10_000_000;
export const COLUMN_LIMIT = 18_278;
export const DEFAULT_ROWS = 1000;
export const DEFAULT_COLUMNS = 26;

/** Makes an empty tab of Google's default size. */
export function makeSheet(sheetId: number, title: string): Sheet {
  return {
    sheetId,
    title,
    hidden: false,
    rightToLeft: false,
    rowCount: DEFAULT_ROWS,
    columnCount: DEFAULT_COLUMNS,
    frozenRowCount: 0,
    frozenColumnCount: 0,
    hideGridlines: false,
    rows: [],
    merges: [],
    protectedRanges: [],
    rowProperties: {},
    columnProperties: {},
    metadata: {},
  };
}

export function makeWorkbook(title: string, timeZone = 'Etc/GMT', locale = 'en_US'): Workbook {
  return { title, locale, timeZone, sheets: [makeSheet(0, 'Sheet1')] };
}

export const cellAt = (sheet: Sheet, row: number, column: number): Cell | undefined =>
  sheet.rows[row]?.[column] ?? undefined;

/** Writes a cell of a copied sheet (see copyOfSheet). Gives the stored cell; null if the stored cell is empty. */
export function putCell(sheet: Sheet, row: number, column: number, cell: Cell, blanks?: Blanks): Cell | null {
  const stored = storedCell(cell, blanks);
  putSame(sheet, row, column, stored);
  return stored;
}

/** Writes a cell that is already in its stored form. */
export function putSame(sheet: Sheet, row: number, column: number, stored: Cell | null): void {
  while (sheet.rows.length <= row) sheet.rows.push([]);
  const cells = sheet.rows[row]!;
  while (cells.length <= column) cells.push(null);
  cells[column] = stored;
}

/** Cells that have only a format. The key is the format. Most cells of a page are such cells, and share one object. */
export type Blanks = Map<object, Cell>;

function storedCell(cell: Cell, blanks: Blanks | undefined): Cell | null {
  const { userEnteredValue, userEnteredFormat, textFormatRuns, note, dataValidation } = cell;
  if (userEnteredValue || textFormatRuns || note !== undefined || dataValidation) return cell;
  if (!userEnteredFormat) return null;
  const known = blanks?.get(userEnteredFormat);
  if (!known) blanks?.set(userEnteredFormat, cell);
  return known ?? cell;
}

/** Copies a sheet, so that the copy may be changed. The copy and the original share their cells, which are never changed in place. */
export function copyOfSheet(sheet: Sheet): Sheet {
  return {
    ...sheet,
    rows: sheet.rows.map((row) => row.slice()),
    merges: sheet.merges.slice(),
    protectedRanges: sheet.protectedRanges.slice(),
    rowProperties: { ...sheet.rowProperties },
    columnProperties: { ...sheet.columnProperties },
    metadata: { ...sheet.metadata },
  };
}

/** Throws error 400 if a workbook has more cells than Google allows. */
export function checkCellCount(workbook: Workbook): void {
  const cells = workbook.sheets.reduce((sum, sheet) => sum + sheet.rowCount * sheet.columnCount, 0);
  if (cells > WORKBOOK_CELL_LIMIT)
    throw badRequest(
      `This action would increase the number of cells in the workbook above the limit of ${WORKBOOK_CELL_LIMIT} cells.`,
    );
}

/** Gives the index of the first row below all cells with a value. */
export function firstFreeRow(sheet: Sheet): number {
  for (let row = sheet.rows.length - 1; row >= 0; row--)
    if (sheet.rows[row]!.some((cell) => cell?.userEnteredValue)) return row + 1;
  return 0;
}

/** Gives the letters of a column: A for index 0, AA for index 26. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** Converts the letters of a column to the column's index. */
export const columnIndex = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Gives the first unused id, beginning the search at a number. */
export function nextFreeId(taken: ReadonlySet<number | undefined>, from: number): number {
  let id = from;
  while (taken.has(id)) id++;
  return id;
}

/**
 * Gives the address to which a cell's text links, as in the field `hyperlink` (Sheets API v4, CellData). Gives undefined
 * for no link or several links.
 */
export function linkOf({ userEnteredFormat, textFormatRuns = [] }: Cell): string | undefined {
  const links = new Set(textFormatRuns.map(({ format }) => format?.link?.uri));
  const [first] = links;
  return links.size === 0 ? userEnteredFormat?.textFormat?.link?.uri : links.size === 1 ? first : undefined;
}
