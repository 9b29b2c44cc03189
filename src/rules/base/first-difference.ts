import { isObject, own } from './json.ts';

/** The path of the first place where two JSON values differ, such as `rounds[2].orders.Ann`; undefined if they are equal. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | undefined {
  for (const [step, a, b] of partsOf(one, other)) {
    const found = firstDifference(
      a,
      b,
      path === '' && step.startsWith('.') ? step.slice(1) : `${path}${step}`,
    );
    if (found !== undefined) return found;
  }
  return areParted(one, other) || one === other ? undefined : path || 'the whole';
}

function areParted(one: unknown, other: unknown): boolean {
  return (Array.isArray(one) && Array.isArray(other)) || (isObject(one) && isObject(other));
}

/** The items of two lists or the values of two objects side by side, each with its step in a path. */
function partsOf(one: unknown, other: unknown): readonly (readonly [string, unknown, unknown])[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    const longer = one.length > other.length ? one : other;
    return longer.map((_, i) => [`[${i}]`, one[i], other[i]]);
  }
  if (!isObject(one) || !isObject(other)) return [];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.map((key) => [`.${key}`, own(one, key), own(other, key)]);
}
