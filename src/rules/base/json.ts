import { tooLongWords } from './too-long.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Says whether a value is a JSON object: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives an object's own value at a key, or undefined. Keys such as `constructor` are safe. */
export function own<T>(object: Readonly<Record<string, T>>, key: string): T | undefined {
  const value = object[key];
  return value === undefined || Object.prototype.hasOwnProperty.call(object, key) ? value : undefined;
}

/** Makes an object whose keys are the names, in the given order. The values come from a list, or from a function of the index. */
export function byName<T, N extends string = string>(
  names: readonly N[],
  values: readonly T[] | ((index: number) => T),
): Record<N, T> {
  const object: Record<string, T> = {};
  const list = typeof values === 'function' ? names.map((_, i) => values(i)) : values;
  for (let i = 0; i < names.length; i++) put(object, names[i] as string, list[i] as T);
  return object;
}

/** Sets a key of an object that is being built. The key `__proto__` becomes an ordinary key and does not set the prototype. */
export function put<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}

/** Says whether a JSON value is nested deeper than `levels`. A text is at level 0, a list of texts at level 1. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

/** Says whether a JSON value has a lone surrogate in a text or a key. Hashes and Google refuse lone surrogates. */
export function hasHalfCharacter(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => hasHalfCharacter(key) || hasHalfCharacter(one));
}

/** Says whether two JSON values are equal. The order of keys does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return firstDifference(one, other) === undefined;
}

/** Gives the path of the first difference between two JSON values, such as `rounds[2].orders.Ann`. Undefined if the values are equal. */
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

/** Pairs the items of two lists, or the values of two objects. Each pair starts with its step in a path, such as `[2]` or `.Ann`. */
function partsOf(one: unknown, other: unknown): readonly (readonly [string, unknown, unknown])[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    const longer = one.length > other.length ? one : other;
    return longer.map((_, i) => [`[${i}]`, one[i], other[i]]);
  }
  if (!isObject(one) || !isObject(other)) return [];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.map((key) => [`.${key}`, own(one, key), own(other, key)]);
}

/** Quotes a value for a message. A long value is shortened. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  let text: string;
  if (Array.isArray(value)) text = `a list of ${value.length}`;
  else if (isObject(value))
    text = `an object with ${Object.keys(value).slice(0, 4).join(', ') || 'nothing in it'}`;
  else if (typeof value === 'string') {
    const tooLong = tooLongWords(value);
    if (tooLong) return `a text that is ${tooLong}`;
    text = `“${value}”`;
  } else text = String(value);
  return text.length > 60 ? `${cut(text, 57)}…` : text;
}

/** Gives the first characters of a text. Half a surrogate pair at the end is removed, because Google would refuse it. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
