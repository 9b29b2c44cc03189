// Faults that a test arranges for coming calls: failures, and other calls made in the middle of one.
import type { Fault } from '../google/run/run.ts';

/** Selects calls by name and number. Calls that do not count as service calls have the number 0. */
export type CallMatch = (name: string, nth: number) => boolean;

export interface CallFault {
  /** Test that selects the failing call. Without `match`, the call with the number `nth` fails (service calls are counted from 1). */
  match?: CallMatch;
  nth?: number;
  /** When the call fails. `kill` ends the script before the call, and `kill-after` ends it after the call took effect. */
  when: Fault['when'];
  error?: string;
  /** HTTP status of the error, for calls of an advanced service. */
  status?: number;
  /** Number of times that the fault applies; by default 1. With Infinity, the fault also applies to later runs until it is cancelled. */
  times?: number;
}

export interface RequestFault {
  match: (url: string, method: string) => boolean;
  status: 403 | 429 | 500 | 503;
  /** Google's code for the cause, such as sharingRateLimitExceeded. */
  reason?: string;
  /** When the request fails. With `after`, the request takes effect, but the answer is the error. */
  when?: 'before' | 'after';
  times?: number;
}

/** A fault that a test has arranged. `used` counts how often the fault has applied. */
export interface ArmedFault {
  readonly used: number;
  cancel(): void;
}

export interface Faults {
  addCall(fault: CallFault): ArmedFault;
  addRequest(fault: RequestFault): ArmedFault;
  /** Runs `act` just before a call. Calls that `act` makes have no faults. */
  addDuring(at: number | CallMatch, act: () => void): ArmedFault;
  /** Runs the actions that are arranged before a call. Gives the fault of the call, if the call has one. */
  at(name: string, nth: number): Fault | undefined;
  inFetch(
    url: string,
    method: string,
  ): { status: number; reason?: string | undefined; when: 'before' | 'after' } | undefined;
  /** Removes all faults that were arranged for only one run. */
  clear(): void;
}

const MESSAGE: Record<Fault['when'], string> = {
  before: 'Service unavailable. Please wait a bit and try again.',
  after: 'The service timed out.',
  kill: 'Exceeded maximum execution time',
  'kill-after': 'Exceeded maximum execution time',
};

export function makeFaults(): Faults {
  const calls = makeArmedList<CallFault>();
  const requests = makeArmedList<RequestFault>();
  const actions = makeArmedList<{ match: CallMatch; act: () => void }>();
  let isActing = false;

  function act(action: () => void): void {
    isActing = true;
    try {
      action();
    } finally {
      isActing = false;
    }
  }

  return {
    addCall: (fault) => calls.add(fault, fault.times),
    addRequest: (fault) => requests.add(fault, fault.times),
    addDuring(at, action) {
      const match = typeof at === 'number' ? (_name: string, nth: number) => nth === at : at;
      return actions.add({ match, act: action });
    },
    at(name, nth) {
      if (isActing) return undefined;
      const due = actions.use(({ match }) => match(name, nth));
      if (due) act(due.act);
      const fault = calls.use((one) => (one.match ? one.match(name, nth) : nth > 0 && one.nth === nth));
      return fault && { when: fault.when, error: fault.error ?? MESSAGE[fault.when], status: fault.status };
    },
    inFetch(url, method) {
      if (isActing) return undefined;
      const fault = requests.use(({ match }) => match(url, method));
      return fault && { status: fault.status, reason: fault.reason, when: fault.when ?? 'before' };
    },
    clear() {
      for (const list of [calls, requests, actions]) list.clear();
    },
  };
}

interface ArmedList<T> {
  add(what: T, times?: number): ArmedFault;
  /** Gives the first matching entry that may still be used, and counts this use. */
  use(matches: (what: T) => boolean): T | undefined;
  clear(): void;
}

function makeArmedList<T>(): ArmedList<T> {
  const entries = new Set<{ what: T; left: number; used: number }>();
  return {
    add(what, times = 1) {
      const entry = { what, left: times, used: 0 };
      entries.add(entry);
      return {
        get used() {
          return entry.used;
        },
        cancel: () => void entries.delete(entry),
      };
    },
    use(matches) {
      for (const entry of entries) {
        if (entry.left <= 0 || !matches(entry.what)) continue;
        entry.left--;
        entry.used++;
        return entry.what;
      }
      return undefined;
    },
    clear() {
      for (const entry of entries) if (entry.left < Number.POSITIVE_INFINITY) entries.delete(entry);
    },
  };
}
