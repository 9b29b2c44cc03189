// The same two as in src/rules/base/words.ts, which the panel may not import.

/** A count with its noun: “1 file”, “2 files”, “3 deliveries”. `many` is for plurals that do not end in s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Items in a sentence: “Ann”, “Ann and Bob”, “Ann, Bob and Cat”; semicolons part items with commas. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const gap = items.some((item) => item.includes(',')) ? ';' : ',';
  return `${items.slice(0, -1).join(`${gap} `)}${gap === ';' ? gap : ''} and ${items[items.length - 1]}`;
}
