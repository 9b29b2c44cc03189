/**
 * Something of a game that players trade. A count good lies in one number column of `seats`; an items good has a
 * column for each item, and is traded as a list of items. `swap`: only one for one in count.
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
