/**
 * The function with its results kept by its argument, for as long as the argument exists. The argument must never change
 * afterwards: the seats of a match, its options.
 */
export function kept<K extends object, T>(compute: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, T>();
  return (from) => {
    const found = known.get(from);
    if (found !== undefined) return found;
    const made = compute(from);
    known.set(from, made);
    return made;
  };
}
