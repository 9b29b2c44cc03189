import * as z from 'zod/mini';
import type { Chance } from '../base/chance.ts';
import type { DealPart } from './deal.ts';
import type { MatchInfo } from './match-info.ts';
import {
  type Cell,
  flag as flagSchema,
  type Position,
  text as textSchema,
  count as wholeFromZero,
  whole as wholeNumber,
} from './position.ts';

/**
 * Viewers who may know a cell: `everyone`, the `owner` (the player of the row), only the `host`, or `partly`. For
 * `partly`, the game's own views decide what is shown.
 */
export type Known = 'everyone' | 'owner' | 'host' | 'partly';

/** A column of a table, or a single value of a position: its type, its check, its start value, and who may know it. */
export interface Column<T extends Cell = Cell, K extends Known = Known> {
  readonly cell: z.ZodMiniType<T>;
  readonly start: T;
  /** Viewers who may know the column. If left out, the table's `known` applies, and the type `K` is `never`. */
  readonly known?: K;
  /** Says whether everyone may know the cell in this position. */
  readonly publicFrom?: (position: Position, row: number) => boolean;
  /** Words for a host about a column of `seats` that the end makes public. '' if other words already cover the column. */
  readonly revealed?: string;
  /** Names allowed in a column of players' names. `others` excludes the name of the row's own player. */
  readonly names?: 'all' | 'others';
  /** Deal of the column: before the first round, chance or the host decides each player's cell. */
  readonly dealt?: Dealt;
}

/** Deal of a column of `seats`. The key of the deal is the column's name. All cells are in seat order. */
export interface Dealt {
  readonly part: DealPart;
  /** Reads the cells that the host chose. Undefined if the host chose none. A wrong value throws an error at `setup.KEY…`. */
  read(
    info: MatchInfo<unknown>,
    given: Readonly<Record<string, unknown>>,
    key: string,
  ): readonly Cell[] | undefined;
  /** Draws the cells from the stream `KEY`. */
  draw(info: MatchInfo<unknown>, chance: Chance, key: string): readonly Cell[];
}

export type Columns = { readonly [name: string]: Column };

/** Type of a row with these columns. */
export type RowOf<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never;
};

/**
 * Options of every kind of column. With `revealed`, everyone may know the column once the match is over, and the words
 * tell a host what the end reveals.
 */
export interface ColumnOptions<T, K extends Known = Known> {
  readonly start?: T;
  readonly known?: K;
  readonly publicFrom?: Column['publicFrom'];
  readonly revealed?: string;
}

function column<T extends Cell, K extends Known>(
  cell: z.ZodMiniType<T>,
  start: T,
  { known, publicFrom, revealed, ...given }: ColumnOptions<T, K>,
): Column<T, NoInfer<K>> {
  return {
    cell,
    start: given.start ?? start,
    ...(known ? { known } : {}),
    ...(publicFrom ? { publicFrom } : {}),
    ...(revealed === undefined ? {} : { revealed, publicFrom: ({ over }: Position) => over }),
  };
}

/** Declares a column of whole numbers, negative ones included. The start value is 0. */
export function whole<K extends Known = never>(
  options: ColumnOptions<number, K> = {},
): Column<number, NoInfer<K>> {
  return column(wholeNumber(), 0, options);
}

/** Declares a column of whole numbers from `least` (0 if left out) to `most`. The start value is `least`. */
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

/** Declares a column of texts. The start value is ''. */
export function text<K extends Known = never>(
  options: ColumnOptions<string, K> = {},
): Column<string, NoInfer<K>> {
  return column<string, K>(textSchema(), '', options);
}

/**
 * Declares a column with a player's name, or '' for nobody. With `others`, a cell may not name the player of its row. A
 * position corrected by hand must keep this rule, too. The start value is ''.
 */
export function playerName<K extends Known = never>({
  others = false,
  ...options
}: ColumnOptions<string, K> & { readonly others?: boolean } = {}): Column<string, NoInfer<K>> {
  return { ...text(options), names: others ? 'others' : 'all' };
}

/** Declares a column of TRUE or FALSE. The start value is FALSE. */
export function flag<K extends Known = never>(
  options: ColumnOptions<boolean, K> = {},
): Column<boolean, NoInfer<K>> {
  return column<boolean, K>(flagSchema(), false, options);
}

/** Declares a column that holds one word of a list. The start value is the first word. */
export function oneOf<const W extends readonly string[], K extends Known = never>(
  words: W,
  options: ColumnOptions<W[number], K> = {},
): Column<W[number], NoInfer<K>> {
  return column<W[number], K>(z.literal(words) as z.ZodMiniType<W[number]>, words[0] as W[number], options);
}

/** Declares several equal columns, one for each name, such as a number for each kind of card. */
export function each<const N extends readonly string[], T extends Cell, K extends Known>(
  names: N,
  one: Column<T, K>,
): { readonly [name in N[number]]: Column<T, K> } {
  return Object.fromEntries(names.map((name) => [name, one])) as { [name in N[number]]: Column<T, K> };
}
