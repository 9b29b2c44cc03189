// The same two as in src/rules/base/words.ts, which the panel may not import.

/** A count with its noun: “1 file”, “2 files”, “3 deliveries”. `many` is for plurals that do not end in s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Items in a sentence: “Ann”, “Ann and Bob”, “Ann, Bob and Cat”. */
export function listed(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}
