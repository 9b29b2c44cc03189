import { isObject, own, quote } from '../base/json.ts';
import { unexpected, unusable } from '../base/unusable.ts';

/** A part of a deal that a host may choose instead of chance: its explanation, its default, and its input on the panel. */
export interface DealPart {
  readonly help: string;
  /** Words for the usual deal, if the host chooses nothing. If left out, “drawn”. */
  readonly usual?: string;
  /** The panel's input for the part. Without an input, only a record can give this part. */
  readonly input?: DealInput;
}

/** Inputs on the panel for a part of a deal. The comment of each kind says which value the input gives. */
export type DealInput =
  /** Gives an object with one value per player. With `isOpen` the host may type other texts. */
  | {
      readonly kind: 'per-player';
      readonly choices: readonly string[] | 'players';
      readonly isOpen?: boolean;
    }
  /** Gives an object with one value per place. With `isRepeated` several places may have the same value. */
  | {
      readonly kind: 'per-place';
      readonly places: readonly string[];
      readonly choices: readonly string[];
      readonly isRepeated?: boolean;
    }
  /** Gives an order of play: the names of all players, the first player first. */
  | { readonly kind: 'order' }
  /** Gives a list of pairs of players. Every player is in one pair. */
  | { readonly kind: 'pairs' }
  /** Gives a list of lists, each with `length` choices. */
  | {
      readonly kind: 'lists';
      readonly lists: readonly string[];
      readonly length: number;
      readonly choices: readonly string[];
    };

type Given = Readonly<Record<string, unknown>>;
type Reading<T> = (raw: unknown, path: string) => T;

/**
 * Reads a part of a deal that the host gave: one value per player, in seat order. Undefined if the part was not given.
 * Throws an error at `setup.KEY…` if the part is not an object, if a key is no player's name, or if `read` refuses a
 * value.
 */
export function perPlayer<T>(
  names: readonly string[],
  given: Given,
  key: string,
  read: Reading<T>,
): T[] | undefined {
  return perKey(names, 'player', given, key, read);
}

/**
 * Reads a part of a deal that the host gave: one value per word of `words`, such as the places of a board. `what` is the
 * noun for the words. Gives undefined and throws errors like `perPlayer`.
 */
export function perKey<T>(
  words: readonly string[],
  what: string,
  given: Given,
  key: string,
  read: Reading<T>,
): T[] | undefined {
  const raw = own(given, key);
  if (raw === undefined) return undefined;
  if (!isObject(raw)) return unexpected(`setup.${key}`, 'an object', raw);
  for (const word of Object.keys(raw))
    if (!words.includes(word)) unusable(`setup.${key}.${word}`, `no ${what} has this name`);
  return words.map((word) => read(own(raw, word), `setup.${key}.${word}`));
}

/**
 * Reads a part of a deal that the host gave: a list of `length` items. `what` is the noun for the items. Gives undefined
 * and throws errors like `perPlayer`.
 */
export function perIndex<T>(
  length: number,
  what: string,
  given: Given,
  key: string,
  read: Reading<T>,
): T[] | undefined {
  const raw = own(given, key);
  return raw === undefined ? undefined : readEach(length, what, raw, `setup.${key}`, read);
}

/**
 * Reads a list of `length` items in a deal that the host gave. Throws an error at `path…` if the value is not such a
 * list, or if `read` refuses an item.
 */
export function readEach<T>(length: number, what: string, raw: unknown, path: string, read: Reading<T>): T[] {
  if (!Array.isArray(raw)) return unexpected(path, `a list of ${length} ${what}`, raw);
  if (raw.length !== length) unusable(path, `expected ${length} ${what}, found ${raw.length}`);
  return raw.map((item, i) => read(item, `${path}[${i}]`));
}

/**
 * Makes a function that reads items one by one. An item that is repeated or not in `items` throws an error. Instead of a
 * list, `items` may be a test. `expected` describes the allowed items.
 */
export function different<T>(
  items: readonly T[] | ((raw: unknown) => boolean),
  expected: string,
): Reading<T> {
  const known = new Set<unknown>();
  return (raw, path) => {
    if (typeof items === 'function' ? !items(raw) : !items.includes(raw as T))
      return unexpected(path, expected, raw);
    if (known.has(raw)) unusable(path, `${quote(raw)} is given twice`);
    known.add(raw);
    return raw as T;
  };
}
