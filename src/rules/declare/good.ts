import type { Noun } from '../base/words.ts';

/**
 * A thing that players trade in a game. A `count` good is one number column of `seats`. An `items` good has a column for
 * each item, and is traded as a list of items. With `swap`, both sides must give the same number of items. `between`
 * says which players can pass the good, such as “between neighbours”. Leave `between` out if all players can pass the
 * good, or if only meadows decide.
 */
export type Good =
  | {
      readonly kind: 'count';
      readonly key: string;
      readonly column: string;
      readonly one: string;
      readonly many: string;
      readonly between?: string;
    }
  | {
      readonly kind: 'items';
      readonly key: string;
      readonly items: readonly (string | number)[];
      readonly columns: readonly string[];
      readonly one: string;
      readonly many: string;
      readonly swap: boolean;
      readonly between?: string;
    };

/** A good that is a number. */
export type CountGood = Extract<Good, { readonly kind: 'count' }>;

/** Noun of a good. `between` are words that say which players can pass the good to each other. */
export type GoodWords = Noun & { readonly between?: string };

/** Declares a good that is a number in the column `key` of `seats`. */
export function countGood(key: string, { one, many = `${one}s`, between }: GoodWords): CountGood {
  return { kind: 'count', key, column: key, one, many, ...(between ? { between } : {}) };
}

/** Declares a good that is a list of items. Each item has a number column of `seats`. By default the column has the name of its item. */
export function itemsGood(
  key: string,
  given: GoodWords & {
    readonly items: readonly (string | number)[];
    readonly columns?: readonly string[];
    readonly swap?: boolean;
  },
): Good {
  const { one, many = `${one}s`, items, columns = items.map(String), swap = false, between } = given;
  return { kind: 'items', key, items, columns, one, many, swap, ...(between ? { between } : {}) };
}
