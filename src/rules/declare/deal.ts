import { isObject, own, quote } from '../base/json.ts';
import { unusable } from '../base/unusable.ts';

/**
 * A part of a deal by hand with one value per player, in seat order; undefined when it was not given. Throws unusable at
 * `setup.KEY…` when it is no object, names somebody else, or `read` refuses a value.
 */
export function perPlayer<T>(
  names: readonly string[],
  setup: Readonly<Record<string, unknown>>,
  key: string,
  read: (raw: unknown, path: string) => T,
): T[] | undefined {
  const raw = own(setup, key);
  if (raw === undefined) return undefined;
  if (!isObject(raw)) return unusable(`setup.${key}`, `expected an object, found ${quote(raw)}`);
  for (const name of Object.keys(raw))
    if (!names.includes(name)) unusable(`setup.${key}.${name}`, 'no player has this name');
  return names.map((name) => read(own(raw, name), `setup.${key}.${name}`));
}
