import * as z from 'zod/mini';
import { isObject } from './json.ts';

/** Schema of an object from names to values. Use it instead of Zod's `record`, which skips the name `__proto__`. */
export function byNames<S extends z.ZodMiniType>(schema: S, name?: z.ZodMiniType) {
  return z.custom<{ readonly [name: string]: z.infer<S> }>(isObject).check(({ value, issues }) => {
    if (!isObject(value)) return;
    for (const key of Object.keys(value)) {
      const found = [name?.safeParse(key), schema.safeParse(value[key])];
      for (const { path, message } of found.flatMap((one) => one?.error?.issues ?? []))
        issues.push({ code: 'custom', input: value, path: [key, ...path], message });
    }
  });
}
