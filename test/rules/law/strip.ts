import { isObject, own } from '../../../src/rules/base/json.ts';

/** An order without the parts that were refused: `KEY`, `KEY[i]`, or `order` for the whole. */
export function strip(order: unknown, parts: readonly string[]): unknown {
  if (!isObject(order)) return undefined;
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(order)) {
    if (parts.includes(key)) continue;
    const value = own(order, key);
    const stripped = Array.isArray(value) ? value.filter((_, i) => !parts.includes(`${key}[${i}]`)) : value;
    Object.defineProperty(kept, key, { value: stripped, enumerable: true });
  }
  return kept;
}
