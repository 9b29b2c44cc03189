/** A whole number from 0 to 2^53 - 1 that a player wrote, or undefined when it is malformed. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) + 0 : undefined;
}
