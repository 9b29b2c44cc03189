// What a test arranges for coming calls: failures, and other calls that run in the middle of one.
import type { Fault } from '../google/run/run.ts';

export interface CallFault {
  /** The call by its number among service calls (from 1), or by name; `nth` is 0 for calls that are counted apart. */
  match?: (name: string, nth: number) => boolean;
  nth?: number;
  /** `kill` ends the script before the call, `kill-after` just after it took effect. */
  when: Fault['when'];
  error?: string;
  /** How often it may strike; Infinity stays armed over calls until cancelled. Once is the default. */
  times?: number;
}

export interface RequestFault {
  match: (url: string, method: string) => boolean;
  status: 429 | 500 | 503;
  /** `after`: the request took effect, yet the answer is an error. */
  when?: 'before' | 'after';
  times?: number;
}

/** What was armed; `struck` counts how often it came about. */
export interface Armed {
  readonly struck: number;
  cancel(): void;
}

export interface Faults {
  addCall(fault: CallFault): Armed;
  addRequest(fault: RequestFault): Armed;
  addInterlude(at: number | ((name: string, nth: number) => boolean), act: () => void): Armed;
  at(name: string, nth: number): Fault | undefined;
  inFetch(url: string, method: string): { status: number; when: 'before' | 'after' } | undefined;
  clear(): void;
}

interface Entry<T> {
  what: T;
  left: number;
  struck: number;
}

const MESSAGE: Record<Fault['when'], string> = {
  before: 'Service unavailable. Please wait a bit and try again.',
  after: 'The service timed out.',
  kill: 'Exceeded maximum execution time',
  'kill-after': 'Exceeded maximum execution time',
};

export function makeFaults(): Faults {
  const calls = new Set<Entry<CallFault>>();
  const requests = new Set<Entry<RequestFault>>();
  const interludes = new Set<Entry<{ match: (name: string, nth: number) => boolean; act: () => void }>>();
  // An interlude's own calls run undisturbed.
  let isInterlude = false;

  function arm<T>(all: Set<Entry<T>>, what: T, times: number): Armed {
    const entry = { what, left: times, struck: 0 };
    all.add(entry);
    return {
      get struck() {
        return entry.struck;
      },
      cancel: () => void all.delete(entry),
    };
  }
  function strike<T>(all: Set<Entry<T>>, fits: (what: T) => boolean): T | undefined {
    for (const entry of all) {
      if (entry.left <= 0 || !fits(entry.what)) continue;
      entry.left--;
      entry.struck++;
      return entry.what;
    }
    return undefined;
  }

  return {
    addCall: (fault) => arm(calls, fault, fault.times ?? 1),
    addRequest: (fault) => arm(requests, fault, fault.times ?? 1),
    addInterlude(at, act) {
      const match = typeof at === 'number' ? (_name: string, nth: number) => nth === at : at;
      return arm(interludes, { match, act }, 1);
    },
    at(name, nth) {
      if (isInterlude) return undefined;
      const interlude = strike(interludes, ({ match }) => match(name, nth));
      if (interlude) {
        isInterlude = true;
        try {
          interlude.act();
        } finally {
          isInterlude = false;
        }
      }
      const fits = (one: CallFault) => (one.match ? one.match(name, nth) : nth > 0 && one.nth === nth);
      const fault = strike(calls, fits);
      return fault && { when: fault.when, error: fault.error ?? MESSAGE[fault.when] };
    },
    inFetch(url, method) {
      if (isInterlude) return undefined;
      const fault = strike(requests, ({ match }) => match(url, method));
      return fault && { status: fault.status, when: fault.when ?? 'before' };
    },
    // What was armed for one call does not lie in wait for the next.
    clear() {
      for (const all of [calls, requests, interludes])
        for (const entry of all) if (entry.left < Number.POSITIVE_INFINITY) all.delete(entry as never);
    },
  };
}
