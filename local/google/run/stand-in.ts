// A stand-in has just the members it was given: any other throws, and every call goes through the run.
import { NotCovered } from '../base/errors.ts';
import type { Run } from './run.ts';

/** The members of a Google class by name, each taking what Google's takes; what they return is adapted by the run. */
export type Surface<T, K extends keyof T> = {
  [P in K]: T[P] extends (...given: infer A) => unknown ? (...given: A) => unknown : unknown;
};

const known = new WeakSet<object>();

export const isStandIn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && known.has(value);

/**
 * A strict object under a name: functions are calls of the run (`name.member`), anything else is handed over.
 * With `isCounted` false its calls cost nothing and are not listed, as for objects that live in the script itself.
 */
export function standIn<T extends object>(run: Run, name: string, members: T, isCounted = true): T {
  const own = new Map<string, unknown>(Object.entries(members));
  const proxy = new Proxy({} as T, {
    get(_target, key) {
      if (typeof key === 'symbol') return undefined;
      if (key === 'toString') return () => name;
      if (!own.has(key)) throw run.foreign(new NotCovered(`${name}.${key}`));
      const member = own.get(key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const effect = () => member(...given);
        return isCounted ? run.call(`${name}.${key}`, effect) : run.adapt(effect);
      };
    },
    has: (_target, key) => typeof key === 'string' && own.has(key),
    set(_target, key) {
      throw run.foreign(new NotCovered(`setting ${name}.${String(key)}`));
    },
  });
  known.add(proxy);
  return proxy;
}
