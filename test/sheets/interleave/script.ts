import type { Ports } from '../../../src/sheets/ports.ts';
import type { Memory } from '../memory-ports.ts';

/** The lock of a season, which only one script holds. */
export interface RealLock {
  isHeld: boolean;
  /** The work of the one run that waits for the lock. */
  waiting?: (() => void) | undefined;
}

/** Lets the run that waits have the lock. */
function passOn(lock: RealLock): void {
  const work = lock.waiting;
  if (!work || lock.isHeld) return;
  lock.waiting = undefined;
  lock.isHeld = true;
  try {
    work();
  } finally {
    lock.isHeld = false;
    passOn(lock);
  }
}

/** A script that runs on the ports of a season: something may happen before each of its steps. */
export interface Script {
  readonly ports: Ports;
  /** The steps so far: calls of ports, and the moments before and after the lock is given back. */
  readonly steps: () => number;
}

/** Ports with calls that take no time on Google, and without a self-test in memory. */
const NO_CALLS = ['clock', 'entropy', 'lock', 'selfTest'];

/** Ports whose calls are steps. `before` runs before each step, with its number from 1. */
export function makeScript(
  { ports }: Memory,
  lock: RealLock,
  before: (step: number) => void = () => {},
): Script {
  let count = 0;
  const step = () => before(++count);
  const stepping = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        const member = target[name as keyof T];
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          step();
          return (member as (...all: unknown[]) => unknown)(...given);
        };
      },
    });
  const steppingParts = (all: Ports): Partial<Ports> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, part]) =>
        typeof part === 'object' && !NO_CALLS.includes(name) ? [[name, stepping(part)]] : [],
      ),
    );
  return {
    steps: () => count,
    ports: {
      ...ports,
      ...steppingParts(ports),
      lock: {
        hold(_patience, work) {
          step();
          if (lock.isHeld) return undefined;
          lock.isHeld = true;
          try {
            return { done: work() };
          } finally {
            // Google gives the lock back when a script is ended, too.
            try {
              step();
            } finally {
              lock.isHeld = false;
              passOn(lock);
            }
            step();
          }
        },
        last(_patience, work) {
          step();
          if (lock.isHeld) {
            // It goes on when the script that holds the lock has ended.
            lock.waiting ??= work;
            return;
          }
          lock.isHeld = true;
          try {
            work();
            step();
          } finally {
            lock.isHeld = false;
            passOn(lock);
          }
        },
      },
    },
  };
}
