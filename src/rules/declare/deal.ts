import { isObject, own, quote } from '../base/json.ts';
import { unusable } from '../base/unusable.ts';

/**
 * A part of a deal by hand with one value per player, in seat order; undefined when it was not given. Throws unusable at
 * `setup.KEY…` when it is not an object, names somebody else, or `read` refuses a value.
 */
export function perPlayer<T>(
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
  key: string,
  read: (raw: unknown, path: string) => T,
): T[] | undefined {
  return perKey(names, 'player', given, key, read);
}

/** The same with one value per word, such as the places of a board; `what` is the noun for the words. */
export function perKey<T>(
  words: readonly string[],
  what: string,
  given: Readonly<Record<string, unknown>>,
  key: string,
  read: (raw: unknown, path: string) => T,
): T[] | undefined {
  const raw = own(given, key);
  if (raw === undefined) return undefined;
  if (!isObject(raw)) return unusable(`setup.${key}`, `expected an object, found ${quote(raw)}`);
  for (const word of Object.keys(raw))
    if (!words.includes(word)) unusable(`setup.${key}.${word}`, `no ${what} has this name`);
  return words.map((word) => read(own(raw, word), `setup.${key}.${word}`));
}
