import type * as z from 'zod/mini';
import type { timingShape } from './shapes.ts';

/** Timing of a match's rounds, as the host chose it (H17, H25). */
export type Timing = z.infer<typeof timingShape>;

/** Default timing: nothing happens automatically. */
export const USUAL_TIMING: Timing = {
  schedule: '',
  auto: 'off',
  wait: 10,
  missing: 'rules',
  remind: 0,
  tell: false,
};

/**
 * Pause of a match (H26). `since` is the time when the pause began, ISO UTC. `deadline` is the deadline that the open
 * round had; '' for none.
 */
export interface Pause {
  readonly since: string;
  readonly deadline: string;
}

/** Says whether anything in a match happens automatically, so that the clock is needed. */
export function needsClock({ auto, remind }: Timing): boolean {
  return auto !== 'off' || remind > 0;
}
