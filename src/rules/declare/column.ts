import * as z from 'zod/mini';
import { type Cell, type Position, whole as wholeNumber } from './position.ts';

/**
 * Who may know a cell: everyone; the player whose row it is; the host alone; or `partly`: the game's
 * own views decide what of it is shown (then the game's law facts alter it by hand).
 */
export type Known = 'everyone' | 'owner' | 'host' | 'partly';

/** A column of a table, or a single value of a position: its type, its check, its start value, and who may know it. */
export interface Column<T extends Cell = Cell> {
  readonly cell: z.ZodMiniType<T>;
  readonly start: T;
  /** The table's `known`, if left out. */
  readonly known?: Known;
  /** True from the moment on when everyone knows it. */
  readonly publicFrom?: (position: Position, row: number) => boolean;
}

export type Columns = { readonly [name: string]: Column };

/** The row that columns make. */
export type RowOf<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never;
};

/** What every kind of column can say beside its type. */
export interface ColumnOptions<T> {
  readonly start?: T;
  readonly known?: Known;
  readonly publicFrom?: Column['publicFrom'];
}

function column<T extends Cell>(
  cell: z.ZodMiniType<T>,
  start: T,
  { known, publicFrom, ...given }: ColumnOptions<T>,
): Column<T> {
  return {
    cell,
    start: given.start ?? start,
    ...(known ? { known } : {}),
    ...(publicFrom ? { publicFrom } : {}),
  };
}

/** A whole number of either sign; 0 at the start. */
export function whole(options: ColumnOptions<number> = {}): Column<number> {
  return column(wholeNumber(), 0, options);
}

/** A whole number from `least` (0 if left out) to `most`; the least at the start. */
export function count({
  least = 0,
  most,
  ...options
}: ColumnOptions<number> & { readonly least?: number; readonly most?: number } = {}): Column<number> {
  const cell = wholeNumber().check(z.minimum(least));
  return column(most === undefined ? cell : cell.check(z.maximum(most)), least, options);
}

/** A text; empty at the start. */
export function text(options: ColumnOptions<string> = {}): Column<string> {
  return column<string>(z.string(), '', options);
}

/** TRUE or FALSE; FALSE at the start. */
export function flag(options: ColumnOptions<boolean> = {}): Column<boolean> {
  return column<boolean>(z.boolean(), false, options);
}

/** One of some words; the first one at the start. */
export function oneOf<const W extends readonly string[]>(
  words: W,
  options: ColumnOptions<W[number]> = {},
): Column<W[number]> {
  const cell = z.enum(words as unknown as [W[number], ...W[number][]]);
  return column<W[number]>(cell as unknown as z.ZodMiniType<W[number]>, words[0] as W[number], options);
}

/** The same column under several names, such as a number per kind of card. */
export function each<const N extends readonly string[], T extends Cell>(
  names: N,
  one: Column<T>,
): { readonly [K in N[number]]: Column<T> } {
  return Object.fromEntries(names.map((name) => [name, one])) as { [K in N[number]]: Column<T> };
}

/** Is the match over? With `publicFrom: isOver` everyone knows a column at the end. */
export function isOver(position: Position): boolean {
  return position.over;
}
