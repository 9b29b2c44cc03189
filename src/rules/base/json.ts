import { tooLongWords } from './too-long.ts';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Is this a JSON object: neither null nor a list? */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object's own value at a key, or undefined: names such as `constructor` are ordinary keys. */
export function own<T>(object: Readonly<Record<string, T>>, key: string): T | undefined {
  const value = object[key];
  return value === undefined || Object.prototype.hasOwnProperty.call(object, key) ? value : undefined;
}

/** An object with these names and values, in this order; the values can be made from their index. */
export function byName<T, N extends string = string>(
  names: readonly N[],
  values: readonly T[] | ((index: number) => T),
): Record<N, T> {
  const object: Record<string, T> = {};
  const list = typeof values === 'function' ? names.map((_, i) => values(i)) : values;
  for (let i = 0; i < names.length; i++) put(object, names[i] as string, list[i] as T);
  return object;
}

/** Sets an own key of an object under construction; `__proto__` becomes a key, not a prototype. */
export function put<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}

/** Is a JSON value nested deeper than so many levels? A text is at level 0, a list of texts at level 1. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

/** Are two JSON values the same, whatever the order of their names? */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.prototype.hasOwnProperty.call(other, name) && isSame(one[name], other[name]))
  );
}

/** A value as it was written, shortened for a message. */
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

/** The first characters of a text. It never ends in half a surrogate pair, which Google refuses. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
