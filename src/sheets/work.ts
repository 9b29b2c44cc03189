import type { Ports } from './ports.ts';
import { fail } from './problem.ts';

/** Milliseconds after which long work stops between two steps. Scripts may run for six minutes; a step takes at most about one minute. */
export const MAX_RUN_TIME = 4 * 60_000;

/** Keys of the notes about long work over several calls. JOB is the key for making a match, MOVE the key for moving a match. */
export const JOB = 'job';
export const MOVE = 'move';

/** Progress of long work. The panel calls again until the work is finished. */
export interface Progress {
  readonly finished: boolean;
  readonly done: number;
  readonly of: number;
  readonly doing: string;
}

/** Throws if long work is unfinished. */
export function requireIdle({ memo }: Pick<Ports, 'memo'>): void {
  if (memo.get(JOB) !== undefined)
    fail('A match is already being made.', 'Finish or undo that match in the panel first.');
  if (memo.get(MOVE) !== undefined)
    fail(
      'A match is being moved into or out of the archive.',
      'Finish or postpone the move in the panel first.',
    );
}
