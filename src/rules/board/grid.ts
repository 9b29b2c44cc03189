/** Look of a cell. Colours are `#rrggbb`. A colour never carries a meaning alone: a letter or a sign repeats the meaning. */
export interface Style {
  readonly fill?: string;
  readonly ink?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strike?: boolean;
  /** Font size in points. If left out, 10. */
  readonly size?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly vertical?: 'top' | 'middle' | 'bottom';
  readonly wrap?: boolean;
  /** If true, a text stays as it was typed: “1/2” does not become a date. */
  readonly isText?: boolean;
  readonly border?: {
    readonly style: 'thin' | 'medium' | 'thick' | 'dashed' | 'double';
    readonly colour: string;
  };
}

/** A cell or a merged block of cells, at zero-based `row` and `column`. The text in the cell never becomes a formula. */
export interface Placed {
  readonly row: number;
  readonly column: number;
  readonly rows?: number;
  readonly columns?: number;
  readonly text: string | number | boolean;
  readonly style?: Style;
  readonly note?: string;
  /** Address that the text links to. It comes from Google or from a host's setting, never from a player. */
  readonly link?: string;
  /** Values that the host can choose in this cell. With `isOpen` the host can also type another text. */
  readonly choices?: { readonly of: readonly string[]; readonly isOpen?: boolean };
}

/**
 * A drawing made of cells. `widths` are the pixels of the columns, and `heights` are the pixels of the rows. A row with
 * height 0 is hidden.
 */
export interface Grid {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  readonly cells: readonly Placed[];
  /** Number of rows that stay frozen at the top of a new tab. */
  readonly frozenRows?: number;
  /** Rows and columns that exist but are not shown. */
  readonly hidden?: { readonly rows: readonly number[]; readonly columns: readonly number[] };
}

/** Colours of all drawings: dark ink on light paper. */
export const PALETTE = {
  ink: '#20242c',
  soft: '#5f6875',
  paper: '#ffffff',
  shade: '#f3f4f6',
  line: '#c3c9d1',
  accent: '#2f5d50',
  accentPaper: '#e3efe9',
  gold: '#f6d878',
  warn: '#9a3412',
  warnPaper: '#fde8d8',
  link: '#1155cc',
} as const;
