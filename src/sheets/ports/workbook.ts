import type { Grid } from '../../rules/board/grid.ts';
import type { Cell } from '../../rules/declare/position.ts';

/**
 * A tab as the script read it: rows of cells, with '' for an empty cell. The text of a formula begins with '=', and the
 * text of an error with '#'.
 */
export interface Tab {
  readonly sheetId: number;
  readonly title: string;
  readonly rowCount: number;
  readonly cells: readonly (readonly Cell[])[];
  /** Zero-based index of each bound column, by the id of the column's developer metadata. */
  readonly bound?: ReadonlyMap<number, number>;
}

/** Tabs of the workbook, all read at the same moment. */
export interface Snapshot {
  readonly timeZone: string;
  readonly tabs: readonly Tab[];
  /** True if all tabs of the workbook were read, so that a tab not listed here does not exist. */
  readonly isWhole: boolean;
}

/** Number format of a cell, such as a time. */
export interface NumberFormat {
  readonly type: string;
  readonly pattern?: string;
}

/** A tab with the number formats of its cells, for an exact copy in another place. */
export interface TabCopy extends Pick<Tab, 'sheetId' | 'title' | 'cells'> {
  /** Number format of each cell, by row and column as in `cells`; undefined for a cell without a format. */
  readonly formats: readonly (readonly (NumberFormat | undefined)[])[];
}

/**
 * A cell (zero-based) whose text is too long, and the text that replaces it. The cell is changed only if its text still
 * has that length.
 */
export interface LongCell {
  readonly row: number;
  readonly column: number;
  readonly length: number;
  readonly text: string;
}

/**
 * A change of one tab.
 * - 'tab' redraws the whole tab. 'copy' overwrites the tab with a copy of another tab.
 * - 'rows' writes rows of plain cells from the zero-based row `at` on, or inserts the rows there. First adds
 * `moreColumns`.
 * - 'cells' writes the values of single cells. 'block' writes the values of a rectangle. 'shorten' replaces long texts.
 * - 'name' changes only the title. 'bind' binds columns to metadata ids. 'drop' deletes the tab.
 */
export type Write =
  | {
      readonly kind: 'tab';
      readonly sheetId: number;
      readonly title: string;
      readonly isNew: boolean;
      readonly grid: Grid;
      readonly frozenRows?: number;
    }
  | {
      readonly kind: 'rows';
      readonly sheetId: number;
      readonly at: number;
      readonly rowCount: number;
      readonly rows: readonly (readonly Cell[])[];
      readonly formats?: TabCopy['formats'];
      readonly moreColumns?: number;
      readonly isInserted?: boolean;
    }
  | {
      readonly kind: 'cells';
      readonly sheetId: number;
      readonly rowCount: number;
      readonly cells: readonly { readonly row: number; readonly column: number; readonly value: Cell }[];
      /** New height of each row that changes, in pixels, by row. */
      readonly heights?: ReadonlyMap<number, number>;
    }
  | {
      /** Writes the values of a rectangle. The rectangle begins at a zero-based row and column. The formats of the cells stay. */
      readonly kind: 'block';
      readonly sheetId: number;
      readonly row: number;
      readonly column: number;
      readonly cells: readonly (readonly (Cell | { readonly formula: string })[])[];
    }
  | { readonly kind: 'shorten'; readonly sheetId: number; readonly cells: readonly LongCell[] }
  | { readonly kind: 'copy'; readonly isNew: boolean; readonly tab: TabCopy }
  | { readonly kind: 'name'; readonly sheetId: number; readonly title: string }
  | {
      readonly kind: 'bind';
      readonly sheetId: number;
      readonly columns: readonly (readonly [id: number, column: number])[];
    }
  | { readonly kind: 'drop'; readonly sheetId: number };

/** A cell with its computed value. */
export interface Computed {
  /** Computed value; undefined if the cell is empty or has an error. */
  readonly value?: Cell;
  /** Type of an error, such as REF or LOADING. The type is the same in every language (docs/google.md, G113). */
  readonly error?: string;
  /** Formula that was entered in this cell. */
  readonly formula?: string;
  /** True if somebody entered something in this cell. If false, a value comes from the array formula of another cell. */
  readonly isEntered: boolean;
  /** Text that the cell shows for the value, in the workbook's locale. */
  readonly shown?: string;
  /** Type of the number format of the cell, such as DATE or PERCENT; '' if the cell has no number format. */
  readonly format: string;
}

/** The cells of a tab with their computed values. */
export interface ComputedTab {
  readonly cells: readonly (readonly Computed[])[];
  /** True if the spreadsheet repeats the calculation of circular references, instead of refusing such references. */
  readonly isIterative: boolean;
}

/** Ids of the developer metadata that mark columns, by tab. Columns without a mark are read only if `isWhole` is true. */
export type BoundTabs = ReadonlyMap<number, { readonly ids: readonly number[]; readonly isWhole: boolean }>;

/**
 * The host workbook. One call reads the workbook, and one call makes all changes or none. In the comments below, a
 * number in [brackets] is the number of calls to Google.
 */
export interface HostWorkbook {
  readonly id: string;
  /**
   * Reads the tabs with these ids [1 call]. Reads all tabs if no id is given, or if a wanted tab does not exist [1 more
   * call]. Of a tab in `bound`, reads only the bound columns. If a bound column is missing, reads the whole tab [1 more
   * call].
   */
  read(sheetIds?: readonly number[], bound?: BoundTabs): Snapshot;
  /** Gives the computed values of all cells in the tab with this title [1 call]. Throws if the tab is gone. */
  computed(title: string): ComputedTab;
  /** Gives the titles of all tabs, by tab id [1 call]. */
  titles(): ReadonlyMap<number, string>;
  /**
   * Makes all changes or none [1 call]. Throws if Google reports an error or does not answer. Without an answer, the
   * changes may have arrived: read the workbook before another try.
   */
  commit(writes: readonly Write[]): void;
}

/** The tabs of a spreadsheet, with the size of each tab. */
export interface SpreadsheetParts {
  readonly tabs: readonly {
    readonly sheetId: number;
    readonly title: string;
    readonly rowCount: number;
    readonly columnCount: number;
  }[];
  /** True if the spreadsheet is in Drive's bin, so that Google will delete it. */
  readonly isInBin: boolean;
}

/** Reads and writes the host's spreadsheets other than the workbook. */
export interface Spreadsheets {
  /** Gives the tabs of a spreadsheet [1 call]. If the spreadsheet cannot be opened, gives a text with the reason instead. */
  look(file: string): SpreadsheetParts | string;
  /** Reads tabs of a spreadsheet, by tab title [1 call]. If the tabs cannot be read, gives a text with the reason instead. */
  read(file: string, titles: readonly string[]): readonly TabCopy[] | string;
  /** Makes all changes of a spreadsheet or none [1 call]. Throws if Google reports an error or does not answer. */
  write(file: string, writes: readonly Write[]): void;
}
