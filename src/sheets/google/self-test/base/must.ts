/** Ends a check as failed, with these words, unless Google does as it is assumed. */
export function must(isSo: unknown, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
