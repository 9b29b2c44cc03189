/** Names of methods of built-in objects that are younger than ES2019. Google may lack them (docs/google.md, G2). */
export const YOUNG_METHODS =
  'allSettled any at findLast findLastIndex groupBy isWellFormed matchAll replaceAll structuredClone toReversed toSorted toSpliced toWellFormed withResolvers'.split(
    ' ',
  );
