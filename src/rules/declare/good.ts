import type { Noun } from '../base/words.ts';

/**
 * A thing that players trade in a game. A `count` good is one number column of `seats`. An `items` good has a column for
 * each item, and is traded as a list of items. With `swap` both sides must give equally many. `between` says between
 * which players a good passes, such as “between neighbours”. Pages need these words only for a good that passes neither
 * between all players nor by meadow.
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

/** Noun of a good, and the words that say between which players the good passes. */
export type GoodWords = Noun & { readonly between?: string };

/** Declares a good that is a number in the column `key` of `seats`. */
export function countGood(key: string, { one, many = `${one}s`, between }: GoodWords): Good {
  return { kind: 'count', key, column: key, one, many, ...(between ? { between } : {}) };
}

/** Declares a good that is a list of items. Each item has a number column of `seats`, named as the item unless given. */
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
