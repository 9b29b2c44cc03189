import type * as z from 'zod/mini';
import type { timingShape } from './shapes.ts';

/** The end of rounds in a match, as the host chose it (H17, H25). */
export type Timing = z.infer<typeof timingShape>;

/** Nothing happens automatically. */
export const USUAL_TIMING: Timing = {
  schedule: '',
  auto: 'off',
  wait: 10,
  missing: 'rules',
  remind: 0,
  tell: false,
};

/** A pause of a match (H26): its start, ISO UTC, and the deadline of the open round at that time, or ''. */
export interface Pause {
  readonly since: string;
  readonly deadline: string;
}

/** Does anything in a match happen automatically? */
export function needsClock({ auto, remind }: Timing): boolean {
  return auto !== 'off' || remind > 0;
}
