import type { Ports } from './ports.ts';
import { asProblem } from './problem.ts';

/**
 * Does something after a change was saved, which the change does not depend on: an error becomes a note for the host. Gives
 * undefined then.
 */
export function afterwards<T>({ tell }: Pick<Ports, 'tell'>, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    tell(
      `What was asked for is done. Something after it failed, and is made good by the next action: ${asProblem(error).what}`,
    );
    return undefined;
  }
}
