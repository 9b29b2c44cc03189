/** A check that cannot be made, because an earlier one failed. */
class Untested extends Error {}

/** Ends a check without a result. */
export function untested(why: string): never {
  throw new Untested(why);
}

/** Did a check end without a result? */
export function isUntested(error: unknown): boolean {
  return error instanceof Untested;
}
