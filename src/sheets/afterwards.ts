import type { Ports } from './ports.ts';
import { asProblem } from './problem.ts';

/** Does further work after a change was saved. An error becomes a note for the host, and the result is undefined. */
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
