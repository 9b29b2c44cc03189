import type { Noun } from '../base/words.ts';

/**
 * A thing that players trade in a game. A `count` good is one number column of `seats`. An `items` good has a column for
 * each item, and is traded as a list of items. With `swap`, both sides must give the same number of items.
 */
export type Good =
  | {
      readonly kind: 'count';
      readonly key: string;
      readonly column: string;
      readonly one: string;
      readonly many: string;
    }
  | {
      readonly kind: 'items';
      readonly key: string;
      readonly items: readonly (string | number)[];
      readonly columns: readonly string[];
      readonly one: string;
      readonly many: string;
      readonly swap: boolean;
    };

/** A good that is a number. */
export type CountGood = Extract<Good, { readonly kind: 'count' }>;

/** Declares a good that is a number in the column `key` of `seats`. */
export function countGood(key: string, { one, many = `${one}s` }: Noun): CountGood {
  return { kind: 'count', key, column: key, one, many };
}

/** Declares a good that is a list of items. Each item has a number column of `seats`. By default the column has the name of its item. */
export function itemsGood(
  key: string,
  given: Noun & {
    readonly items: readonly (string | number)[];
    readonly columns?: readonly string[];
    readonly swap?: boolean;
  },
): Good {
  const { one, many = `${one}s`, items, columns = items.map(String), swap = false } = given;
  return { kind: 'items', key, items, columns, one, many, swap };
}
