import { checkKeys, isObject, own, unexpected } from '../../kit.ts';

/** Type of a column or a fact: a whole number, a text, or a player's name. '' stands for no player. */
export type Kind = 'number' | 'text' | 'player';
export type Value = number | string;

/** Largest number. The smallest number is minus this number. */
export const NUMBER_LIMIT = 1_000_000_000;
/** Largest number of characters in a text, in UTF-16 units. */
export const TEXT_LIMIT = 1000;

/** Reads a part of a definition, a setup or a ruling. If the part is missing or wrong, throws an error at the path. */
export type Reading<T> = (raw: unknown, path: string) => T;

/** Makes a reader of a part that may be missing. */
export function optional<T>(read: Reading<T>): Reading<T | undefined> {
  return (raw, path) => (raw === undefined ? undefined : read(raw, path));
}

/** Makes a reader of a whole number. */
export function number(least = -NUMBER_LIMIT, most = NUMBER_LIMIT): Reading<number> {
  return (raw, path) =>
    Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most
      ? (raw as number) + 0
      : unexpected(path, `a whole number from ${least} to ${most}`, raw);
}

/** Makes a reader of a text with `least` to `most` characters. */
export function text(least: number, most = TEXT_LIMIT): Reading<string> {
  return (raw, path) =>
    typeof raw === 'string' && raw.length >= least && raw.length <= most
      ? raw
      : unexpected(path, `a text of ${least} to ${most} characters`, raw);
}

/** Makes a reader that accepts only the given values. */
export function oneOf<const T extends readonly unknown[]>(...values: T): Reading<T[number]> {
  return (raw, path) => (values.includes(raw) ? raw : unexpected(path, values.join(' or '), raw));
}

/** Makes a reader of a list with `least` to `most` items. */
export function list<T>(read: Reading<T>, least = 0, most = Number.POSITIVE_INFINITY): Reading<readonly T[]> {
  const expected = most < Number.POSITIVE_INFINITY ? `a list of ${least} to ${most}` : 'a list';
  return (raw, path) =>
    Array.isArray(raw) && raw.length >= least && raw.length <= most
      ? raw.map((item, i) => read(item, `${path}[${i}]`))
      : unexpected(path, expected, raw);
}

/** Makes a reader of a list in which all items must differ. */
export function different<T>(read: Reading<readonly T[]>): Reading<readonly T[]> {
  return (raw, path) => {
    const items = read(raw, path);
    const at = items.findIndex((item, i) => items.indexOf(item) < i);
    return at < 0 ? items : unexpected(`${path}[${at}]`, 'an item that is not in the list before', items[at]);
  };
}

export type Parts = { readonly [key: string]: Reading<unknown> };
/** Type of an object that is read with these parts. */
export type ReadAs<P extends Parts> = { readonly [K in keyof P]: ReturnType<P[K]> };

/** Makes a reader of an object that has these parts and no others. */
export function object<P extends Parts>(parts: P): Reading<ReadAs<P>> {
  return (raw, path) => {
    if (!isObject(raw)) return unexpected(path, 'an object', raw);
    checkKeys(raw, Object.keys(parts), path);
    const read = Object.entries(parts).map(([key, part]) => [key, part(own(raw, key), `${path}.${key}`)]);
    return Object.fromEntries(read) as ReadAs<P>;
  };
}

/** Makes a reader of an entry with `id` and `title`, whose other parts depend on its `kind`. */
export function byKind<P extends Parts>(kinds: { readonly [kind: string]: P }): Reading<ReadAs<P>> {
  return (raw, path) => {
    const kind = isObject(raw) ? own(raw, 'kind') : '';
    const parts = typeof kind === 'string' ? own(kinds, kind) : undefined;
    if (isObject(raw) && !parts) {
      id(own(raw, 'id'), `${path}.id`);
      title(own(raw, 'title'), `${path}.title`);
      unexpected(`${path}.kind`, Object.keys(kinds).join(', '), kind);
    }
    return object(parts as P)(raw, path);
  };
}

/** Makes a parser for values of this kind. A number must be at least `least`. A player must be one of `names`. */
export function valueFor(kind: Kind, names: readonly string[], least?: number): Reading<Value> {
  if (kind === 'number') return number(least);
  if (kind === 'text') return text(0);
  return (raw, path) =>
    raw === '' || names.includes(raw as string)
      ? (raw as string)
      : unexpected(path, 'the name of a player or an empty text', raw);
}

const ID = /^[a-z][a-zA-Z0-9]{0,29}$/;
/** Words that cannot be ids, because they already mean something else in records or orders. */
const TAKEN: readonly unknown[] = ['garnets', 'bellflowers', 'order', 'trades', 'constructor'];

export const id: Reading<string> = (raw, path) =>
  typeof raw === 'string' && ID.test(raw) && !TAKEN.includes(raw)
    ? raw
    : unexpected(
        path,
        'a small letter, then letters and digits, at most 30 characters, and not a name that is already used',
        raw,
      );

export const title = text(1, 100);
