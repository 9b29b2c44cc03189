import type { TabCopy, Write } from './workbook.ts';

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
  /** What each spreadsheet has [1]; a text says why one cannot be opened. */
  look(files: readonly string[]): readonly (SpreadsheetParts | string)[];
  /** Tabs of spreadsheets by their titles [1]; a text says why those of one cannot be read. */
  read(
    requests: readonly { readonly file: string; readonly titles: readonly string[] }[],
  ): readonly (readonly TabCopy[] | string)[];
  /** Makes all changes of one spreadsheet or none [1]. Throws on an error, and when no answer came. */
  write(file: string, writes: readonly Write[]): void;
}
