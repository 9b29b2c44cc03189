import { type Column, count } from './column.ts';
import { type Good, itemsGood } from './good.ts';

type Item = string | number;

/** Declared things of several kinds, such as coils. A player holds some of each kind, so `seats` has a number column for every kind. */
export interface Items<C extends string, I extends Item> {
  /** The kinds of thing. All lists of things follow this order. */
  readonly kinds: readonly I[];
  /** One column for each kind of thing. The declaration of `seats` needs these columns. */
  readonly columns: { readonly [K in C]: Column<number, never> };
  /** The things as a good that players trade, for the `goods` of a game. */
  readonly good: Good;
  /** Number of things of each kind in a starting hand, by column. */
  readonly start: { readonly [K in C]: number };
  column(kind: Item): C;
  /** Lists each thing in a row: `['white', 'white', 'red']`. */
  list(row: { readonly [K in C]: number }): I[];
  /** Counts the things in a row, all kinds together. */
  count(row: { readonly [K in C]: number }): number;
  /** Says whether a row holds nothing of any kind. */
  isEmpty(row: { readonly [K in C]: number }): boolean;
}

/**
 * Declares things of several kinds. The name of each column is `column` and the kind, or only the kind:
 *
 * const COILS = items('coils', { one: 'coil', kinds: [1, 2, 3], column: 'coil', start: [2, 2, 1], swap: true });
 *
 * makes the columns `coil1`, `coil2` and `coil3`. `start` is the number of each kind in a starting hand. `most` is the
 * largest number in a column. With `revealed`, the end makes the columns public. With `swap`, both sides of a trade must
 * give the same number of things.
 */
export function items<const I extends Item, const P extends string = ''>(
  key: string,
  declared: {
    readonly one: string;
    readonly many?: string;
    readonly kinds: readonly I[];
    readonly column?: P;
    readonly start?: number | readonly number[];
    readonly most?: number;
    readonly revealed?: string;
    readonly swap?: boolean;
  },
): Items<`${P}${I}`, I> {
  type C = `${P}${I}`;
  const { kinds, column = '', start = 0, most, revealed, ...good } = declared;
  const names = kinds.map((kind) => `${column}${kind}` as C);
  const starts = kinds.map((_, i) => (typeof start === 'number' ? start : (start[i] ?? 0)));
  const byColumn = <T>(numberOf: (i: number) => T) =>
    Object.fromEntries(names.map((name, i) => [name, numberOf(i)])) as { [K in C]: T };
  const same = { ...(most === undefined ? {} : { most }), ...(revealed === undefined ? {} : { revealed }) };
  return {
    kinds,
    columns: byColumn((i) => count({ start: starts[i] as number, ...same })),
    good: itemsGood(key, { ...good, items: kinds, columns: names }),
    start: byColumn((i) => starts[i] as number),
    column: (kind) => names[kinds.indexOf(kind as I)] ?? (`${column}${kind}` as C),
    list: (row) => {
      const list: I[] = [];
      for (let i = 0; i < names.length; i++) {
        const held: number = row[names[i] as C];
        for (let n = 0; n < held; n++) list.push(kinds[i] as I);
      }
      return list;
    },
    count: (row) => {
      let sum = 0;
      for (const name of names) sum += row[name];
      return sum;
    },
    isEmpty: (row) => {
      for (const name of names) if (row[name] > 0) return false;
      return true;
    },
  };
}
