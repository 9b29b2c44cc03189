import type { Grid } from '../../rules/board/grid.ts';
import type { Cell } from '../../rules/declare/position.ts';

/** A tab as it was read: rows of cells, empty ones as ''. A formula or an error is a text that begins with '=' or '#'. */
export interface Tab {
  readonly sheetId: number;
  readonly title: string;
  readonly rowCount: number;
  readonly cells: readonly (readonly Cell[])[];
  /** The zero-based columns bound by developer metadata, by the metadata's ids. */
  readonly bound?: ReadonlyMap<number, number>;
}

/** Tabs as they were at one moment. */
export interface Snapshot {
  readonly timeZone: string;
  readonly tabs: readonly Tab[];
  /** All tabs of the workbook were read, so any other tab does not exist. */
  readonly isWhole: boolean;
}

/** Display of a cell's number, such as a time. */
export interface NumberFormat {
  readonly type: string;
  readonly pattern?: string;
}

/** A tab with the number formats of its cells, to be written elsewhere as it is. */
export interface TabCopy extends Pick<Tab, 'sheetId' | 'title' | 'cells'> {
  /** By rows and columns, like the cells; undefined for a cell without one. */
  readonly formats: readonly (readonly (NumberFormat | undefined)[])[];
}

/** A cell with a text that is too long, zero-based, and the replacement if the text still has that length. */
export interface LongCell {
  readonly row: number;
  readonly column: number;
  readonly length: number;
  readonly text: string;
}

/**
 * A change of a tab. One of: the whole tab drawn again; rows of plain cells from a zero-based row on, or inserted there; the
 * values of single cells; the whole tab as a copy of another; only its title; the ids of metadata for its
 * columns; its removal. `moreColumns` are added before rows are written.
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
      /** The heights that rows get, in pixels. */
      readonly heights?: ReadonlyMap<number, number>;
    }
  | {
      /** The values of a part of a tab from a 0-based place on; formats stay. */
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
  /** The value; absent in an empty cell, and after an error. */
  readonly value?: Cell;
  /** The type of an error, such as REF or LOADING, the same in every language (docs/google.md, G113). */
  readonly error?: string;
  /** The formula that was entered here. */
  readonly formula?: string;
  /** The cell has an entry. Without one, its value comes from another cell's array formula. */
  readonly isEntered: boolean;
  /** It is shown as a date or a time. */
  readonly isDate: boolean;
}

/** The ids of the metadata of bound columns, by tab. All other columns of a tab are read only with `isWhole`. */
export type BoundTabs = ReadonlyMap<number, { readonly ids: readonly number[]; readonly isWhole: boolean }>;

/** The host workbook. One call reads [1]; one call makes all changes or none [1]. */
export interface HostWorkbook {
  readonly id: string;
  /**
   * Reads the tabs with these ids; all tabs when none are named, or when one of them does not exist [1 more]. Of a tab in
   * `bound` only the named columns are read. If a column is not found, the whole tab is read [1 more].
   */
  read(sheetIds?: readonly number[], bound?: BoundTabs): Snapshot;
  /** The cells of a tab, by its title, with their computed values [1]. Throws if the tab is gone. */
  computed(title: string): readonly (readonly Computed[])[];
  /** The titles of all tabs, by their ids [1]. */
  titles(): ReadonlyMap<number, string>;
  /** Throws on an error, and if no answer came. Then the changes may have arrived: read before another try. */
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
  /** It lies in Drive's bin: Google will delete it. */
  readonly isInBin: boolean;
}

/** Spreadsheets of the host beside the workbook. Each method makes its calls at once, for all of them. */
export interface Spreadsheets {
  /** The parts of each spreadsheet [1]; a text gives the reason if one cannot be opened. */
  look(files: readonly string[]): readonly (SpreadsheetParts | string)[];
  /** Tabs of spreadsheets by their titles [1]; a text says why those of one cannot be read. */
  read(
    requests: readonly { readonly file: string; readonly titles: readonly string[] }[],
  ): readonly (readonly TabCopy[] | string)[];
  /** Makes all changes of one spreadsheet or none [1]. Throws on an error, and if no answer came. */
  write(file: string, writes: readonly Write[]): void;
}
