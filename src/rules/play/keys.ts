import { unusable } from '../base/unusable.ts';

/** Throws unusable at the first key of an object that is not among the allowed ones. */
export function checkKeys(object: Record<string, unknown>, allowed: readonly string[], path: string): void {
  for (const key of Object.keys(object))
    if (!allowed.includes(key))
      unusable(path ? `${path}.${key}` : key, `no such key; expected ${allowed.join(', ')}`);
}
