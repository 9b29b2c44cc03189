/**
 * The function with its results remembered per argument, as long as the argument object exists. The argument must never change afterwards: the
 * seats of a match, its options.
 */
export function memoized<K extends object, T>(compute: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, T>();
  let last: K | undefined;
  let result: T | undefined;
  return (from) => {
    // All seats of a match ask for the same one in turn.
    if (from === last) return result as T;
    let made = known.get(from);
    if (made === undefined) {
      made = compute(from);
      known.set(from, made);
    }
    last = from;
    result = made;
    return made;
  };
}
