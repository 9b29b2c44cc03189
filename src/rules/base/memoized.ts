/**
 * Makes a function that remembers its result for each argument object, as long as this object exists. The object, such
 * as a log or a match, must never change.
 */
export function memoized<K extends object, T>(compute: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, { readonly result: T }>();
  return (from) => {
    const made = known.get(from) ?? { result: compute(from) };
    known.set(from, made);
    return made.result;
  };
}
