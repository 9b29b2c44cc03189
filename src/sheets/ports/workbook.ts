import type { Grid } from '../../rules/board/grid.ts';
import type { Cell } from '../../rules/declare/position.ts';

/** A tab as it was read: rows of cells, with '' for an empty cell. A formula or an error is a text that begins with '=' or '#'. */
export interface Tab {
  readonly sheetId: number;
  readonly title: string;
  readonly rowCount: number;
  readonly cells: readonly (readonly Cell[])[];
  /** Zero-based columns that developer metadata bind, by the metadata's ids. */
  readonly bound?: ReadonlyMap<number, number>;
}

/** Tabs of the workbook, all read at one moment. */
export interface Snapshot {
  readonly timeZone: string;
  readonly tabs: readonly Tab[];
  /** True if all tabs of the workbook were read, so no other tab exists. */
  readonly isWhole: boolean;
}

/** Number format of a cell, such as a time. */
export interface NumberFormat {
  readonly type: string;
  readonly pattern?: string;
}

/** A tab with the number formats of its cells, for an exact copy in another place. */
export interface TabCopy extends Pick<Tab, 'sheetId' | 'title' | 'cells'> {
  /** Number format of each cell, by row and column like `cells`; undefined for a cell without a format. */
  readonly formats: readonly (readonly (NumberFormat | undefined)[])[];
}

/** A zero-based cell whose text is too long, and its replacement. The text is replaced only if it still has that length. */
export interface LongCell {
  readonly row: number;
  readonly column: number;
  readonly length: number;
  readonly text: string;
}

/**
 * One change of a tab.
 * - 'tab' redraws the whole tab; 'copy' overwrites it with a copy of another tab.
 * - 'rows' writes rows of plain cells from the zero-based row `at` on, or inserts them there. `moreColumns` are added
 * first.
 * - 'cells' writes the values of single cells; 'block' those of a rectangle; 'shorten' replaces long texts.
 * - 'name' changes only the title; 'bind' binds columns to metadata ids; 'drop' deletes the tab.
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
      /** New heights of rows, in pixels, by row. */
      readonly heights?: ReadonlyMap<number, number>;
    }
  | {
      /** Writes the values of a rectangle from a zero-based row and column on; formats stay. */
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
  /** Computed value; undefined for an empty cell or an error. */
  readonly value?: Cell;
  /** Type of an error, such as REF or LOADING, which is the same in every language (docs/google.md, G113). */
  readonly error?: string;
  /** Formula that was entered in this cell. */
  readonly formula?: string;
  /** True if something was entered in this cell. Otherwise a value comes from another cell's array formula. */
  readonly isEntered: boolean;
  /** True if the cell is shown as a date or a time. */
  readonly isDate: boolean;
}

/** The cells of a tab with their computed values. */
export interface ComputedTab {
  readonly cells: readonly (readonly Computed[])[];
  /** The spreadsheet computes circular references a number of times, instead of refusing them. */
  readonly isIterative: boolean;
}

/** The ids of the metadata of bound columns, by tab. All other columns of a tab are read only with `isWhole`. */
export type BoundTabs = ReadonlyMap<number, { readonly ids: readonly number[]; readonly isWhole: boolean }>;

/** The host workbook. One call reads [1], and one call makes all changes or none [1]. In brackets: the number of calls to Google. */
export interface HostWorkbook {
  readonly id: string;
  /**
   * Reads the tabs with these ids. Reads all tabs if no id is given, or if one of the tabs does not exist [1 more].
   * Reads only the bound columns of a tab in `bound`, but the whole tab if a bound column is missing [1 more].
   */
  read(sheetIds?: readonly number[], bound?: BoundTabs): Snapshot;
  /** Gives the cells of a tab, found by its title, with their computed values [1]. Throws if the tab is gone. */
  computed(title: string): ComputedTab;
  /** Gives the titles of all tabs, by their ids [1]. */
  titles(): ReadonlyMap<number, string>;
  /**
   * Makes all changes or none [1]. Throws on an error, and if no answer came. The changes may then have arrived: read
   * before another try.
   */
  commit(writes: readonly Write[]): void;
}

/** The tabs of a spreadsheet with their sizes. */
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

/** Reads and writes the host's spreadsheets other than the workbook. Each method makes its calls for all files in parallel. */
export interface Spreadsheets {
  /** Gives the tabs of each spreadsheet [1]; a text with the reason if the spreadsheet cannot be opened. */
  look(files: readonly string[]): readonly (SpreadsheetParts | string)[];
  /** Reads tabs of spreadsheets by title [1]. Gives the tabs of each spreadsheet, or a text with the reason if they cannot be read. */
  read(
    requests: readonly { readonly file: string; readonly titles: readonly string[] }[],
  ): readonly (readonly TabCopy[] | string)[];
  /** Makes all changes of a spreadsheet or none [1]. Throws on an error, and if no answer came. */
  write(file: string, writes: readonly Write[]): void;
}
