import type { Ports } from './ports.ts';
import { asProblem } from './problem.ts';

/** Does further work after a change was saved. An error becomes a note for the host, and the result is undefined. */
export function afterwards<T>({ tell }: Pick<Ports, 'tell'>, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    const { what, details } = asProblem(error);
    tell(`The action is done. A later step failed; the next action will do it: ${what}`, details);
    return undefined;
  }
}
