// A stand-in for a Google object has only the members that were given. Any other member throws, and every call goes through the run.
import { NotCovered } from '../base/errors.ts';
import type { Run } from './run.ts';

/** Members that a stand-in for a Google class has, with Google's parameters. The run converts the results of these members. */
export type Surface<T, K extends keyof T> = {
  [P in K]: T[P] extends (...given: infer A) => unknown ? (...given: A) => unknown : unknown;
};

const standIns = new WeakSet<object>();

export const isStandIn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && standIns.has(value);

/**
 * Makes an object that throws for unknown members. A call of its functions becomes a call of the run (`name.member`);
 * other members are given as they are. If `isCounted` is false, calls cost nothing and are not listed. This suits
 * objects that exist only in the script.
 */
export function standIn<T extends object>(run: Run, name: string, members: T, isCounted = true): T {
  const memberMap = new Map<string, unknown>(Object.entries(members));
  const proxy = new Proxy({} as T, {
    get(_target, key) {
      if (typeof key === 'symbol') return undefined;
      if (key === 'toString') return () => name;
      if (!memberMap.has(key)) throw run.toScriptError(new NotCovered(`${name}.${key}`));
      const member = memberMap.get(key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const effect = () => member(...args);
        return isCounted ? run.call(`${name}.${key}`, args, effect) : run.uncounted(effect);
      };
    },
    has: (_target, key) => typeof key === 'string' && memberMap.has(key),
    set(_target, key) {
      throw run.toScriptError(new NotCovered(`setting ${name}.${String(key)}`));
    },
  });
  standIns.add(proxy);
  return proxy;
}
