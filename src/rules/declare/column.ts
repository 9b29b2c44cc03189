import * as z from 'zod/mini';
import {
  type Cell,
  flag as flagSchema,
  type Position,
  text as textSchema,
  count as wholeFromZero,
  whole as wholeNumber,
} from './position.ts';

/**
 * The viewers who may know a cell: everyone; the player of its row; only the host; or `partly`: the game's views decide which
 * part is shown, and the game's law facts alter it by hand.
 */
export type Known = 'everyone' | 'owner' | 'host' | 'partly';

/** A column of a table, or a single value of a position: its type, its check, its start value, and who may know it. */
export interface Column<T extends Cell = Cell, K extends Known = Known> {
  readonly cell: z.ZodMiniType<T>;
  readonly start: T;
  /** If left out, the table's `known`; then `K` is `never`. */
  readonly known?: K;
  /** True once everyone may know it. */
  readonly publicFrom?: (position: Position, row: number) => boolean;
}

export type Columns = { readonly [name: string]: Column };

/** The type of a row with these columns. */
export type RowOf<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never;
};

/** The options of every kind of column. */
export interface ColumnOptions<T, K extends Known = Known> {
  readonly start?: T;
  readonly known?: K;
  readonly publicFrom?: Column['publicFrom'];
}

function column<T extends Cell, K extends Known>(
  cell: z.ZodMiniType<T>,
  start: T,
  { known, publicFrom, ...given }: ColumnOptions<T, K>,
): Column<T, NoInfer<K>> {
  return {
    cell,
    start: given.start ?? start,
    ...(known ? { known } : {}),
    ...(publicFrom ? { publicFrom } : {}),
  };
}

/** A whole number of either sign; 0 at the start. */
export function whole<K extends Known = never>(
  options: ColumnOptions<number, K> = {},
): Column<number, NoInfer<K>> {
  return column(wholeNumber(), 0, options);
}

/** A whole number from `least` (0 if left out) to `most`; the least at the start. */
export function count<K extends Known = never>({
  least = 0,
  most,
  ...options
}: ColumnOptions<number, K> & { readonly least?: number; readonly most?: number } = {}): Column<
  number,
  NoInfer<K>
> {
  const cell = least === 0 ? wholeFromZero() : wholeNumber().check(z.minimum(least));
  return column(most === undefined ? cell : cell.check(z.maximum(most)), least, options);
}

/** A text; empty at the start. */
export function text<K extends Known = never>(
  options: ColumnOptions<string, K> = {},
): Column<string, NoInfer<K>> {
  return column<string, K>(textSchema(), '', options);
}

/** TRUE or FALSE; FALSE at the start. */
export function flag<K extends Known = never>(
  options: ColumnOptions<boolean, K> = {},
): Column<boolean, NoInfer<K>> {
  return column<boolean, K>(flagSchema(), false, options);
}

/** One of some words; the first one at the start. */
export function oneOf<const W extends readonly string[], K extends Known = never>(
  words: W,
  options: ColumnOptions<W[number], K> = {},
): Column<W[number], NoInfer<K>> {
  return column<W[number], K>(z.literal(words) as z.ZodMiniType<W[number]>, words[0] as W[number], options);
}

/** The same column under several names, such as a number per kind of card. */
export function each<const N extends readonly string[], T extends Cell, K extends Known>(
  names: N,
  one: Column<T, K>,
): { readonly [name in N[number]]: Column<T, K> } {
  return Object.fromEntries(names.map((name) => [name, one])) as { [name in N[number]]: Column<T, K> };
}

/** Is the match over? With `publicFrom: isOver` everyone knows a column at the end. */
export function isOver(position: Position): boolean {
  return position.over;
}
