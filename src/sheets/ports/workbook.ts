import type { Grid } from '../../rules/board/grid.ts';
import type { Cell } from '../../rules/declare/position.ts';

/** A tab as it was read: rows of cells, empty ones as ''. A formula or an error is a text that begins with '=' or '#'. */
export interface Tab {
  readonly sheetId: number;
  readonly title: string;
  readonly rowCount: number;
  readonly cells: readonly (readonly Cell[])[];
  /** The 0-based columns that developer metadata bind, by the ids of those. */
  readonly bound?: ReadonlyMap<number, number>;
}

/** Tabs as they were at one moment. */
export interface Snapshot {
  readonly timeZone: string;
  readonly tabs: readonly Tab[];
  /** All tabs of the workbook were read: one that is not here does not exist. */
  readonly isWhole: boolean;
}

/** Display of a cell's number, such as a time. */
export interface NumberFormat {
  readonly type: string;
  readonly pattern?: string;
}

/** A tab with the number formats of its cells, to be written elsewhere as it is. */
export interface TabCopy extends Pick<Tab, 'sheetId' | 'title' | 'cells'> {
  /** By rows and columns, as the cells; undefined where a cell has none. */
  readonly formats: readonly (readonly (NumberFormat | undefined)[])[];
}

/** A cell whose text is too long, from 0, and what replaces it if it still has at least that length. */
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

/** A cell as the spreadsheet computes it. */
export interface Computed {
  /** The value; absent in an empty cell, and where there is an error. */
  readonly value?: Cell;
  /** The type of an error, such as REF or LOADING, in no language (docs/google.md, G113). */
  readonly error?: string;
  /** The formula that was entered here. */
  readonly formula?: string;
  /** Something was entered here: a value that is not entered comes from the array formula of another cell. */
  readonly isEntered: boolean;
  /** It is shown as a date or a time. */
  readonly isDate: boolean;
}

/** The ids of the metadata of bound columns, by tab; all other columns of a tab are read only where `isWhole`. */
export type BoundTabs = ReadonlyMap<number, { readonly ids: readonly number[]; readonly isWhole: boolean }>;

/** The host workbook. One call reads [1]; one call makes all changes or none [1]. */
export interface HostWorkbook {
  readonly id: string;
  /**
   * Reads the tabs with these ids; all tabs when none are named, or when one of them does not exist [1 more]. Of tabs in `bound`
   * the parts named there are read, or all of them where a column is not found [1 more].
   */
  read(sheetIds?: readonly number[], bound?: BoundTabs): Snapshot;
  /** The cells of a tab, by its title, as they are computed now [1]. Throws where the tab is gone. */
  computed(title: string): readonly (readonly Computed[])[];
  /** The titles of all tabs, by their ids [1]. */
  titles(): ReadonlyMap<number, string>;
  /** Throws on an error, and when no answer came. Then the changes may be there: read before trying again. */
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
  /** Makes all changes of one spreadsheet or none [1]. Throws on an error, and when no answer came. */
  write(file: string, writes: readonly Write[]): void;
}
