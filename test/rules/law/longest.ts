/** Greatest product of nested counts in a pattern that RE2 takes (docs/google.md, G48). */
export const RE2_COUNT = 1000;

/** Length of the longest text that a pattern matches, and the greatest product of nested counts. */
export interface Extent {
  readonly length: number;
  readonly product: number;
}

/** Measures a pattern of a form: groups, classes, escapes, alternatives and counts. `*` and `+` have no bound. */
export function extentOf(pattern: string): Extent {
  let at = 0;
  const alternatives = (): Extent => {
    const found: Extent[] = [];
    let sum: Extent = { length: 0, product: 1 };
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        found.push(sum);
        sum = { length: 0, product: 1 };
        at++;
      } else {
        const { length, product } = counted();
        sum = { length: sum.length + length, product: Math.max(sum.product, product) };
      }
    }
    found.push(sum);
    return {
      length: Math.max(...found.map(({ length }) => length)),
      product: Math.max(...found.map(({ product }) => product)),
    };
  };
  const counted = (): Extent => {
    const one = atom();
    const [count = '', most] = /^(?:[*+?]|\{\d+,(\d*)\})/.exec(pattern.slice(at)) ?? [];
    at += count.length;
    if (count === '' || count === '?') return one;
    const times = most ? Number(most) : Number.POSITIVE_INFINITY;
    return { length: one.length === 0 ? 0 : one.length * times, product: one.product * times };
  };
  const atom = (): Extent => {
    const [group] = /^\((?:\?:)?/.exec(pattern.slice(at)) ?? [];
    if (group) {
      at += group.length;
      const inner = alternatives();
      at++;
      return inner;
    }
    const [sign = ''] = /^(?:\[(?:\\.|[^\]\\])+\]|\\.|.)/su.exec(pattern.slice(at)) ?? [];
    at += sign.length;
    return {
      length: sign === '^' || sign === '$' ? 0 : sign.startsWith('[') ? 1 : [...sign].length,
      product: 1,
    };
  };
  return alternatives();
}
