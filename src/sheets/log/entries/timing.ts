import * as z from 'zod/mini';
import { lazy } from '../../../rules/base/lazy.ts';
import { count, text } from '../../../rules/declare/position.ts';

/** How the rounds of a match end, as the host chose for it (H17, H25). */
export const timingShape = lazy(() =>
  z.strictObject({
    /** When rounds are due, in words; '' as the season says. */
    schedule: text(),
    /** A round resolves by itself: never, at its deadline, or then and as soon as all have sent. */
    auto: z.literal(['off', 'deadline', 'all']),
    /** Minutes from that moment to the resolve. */
    wait: count().check(z.maximum(24 * 60)),
    /** If an order is missing then: the default of the rules replaces it, or the round waits for the host. */
    missing: z.literal(['rules', 'host']),
    /** Hours before the deadline at which those who have sent nothing get a mail; 0 for no mail. */
    remind: count().check(z.maximum(24 * 7)),
    /** The host gets a mail when a round could not be resolved by itself. */
    tell: z.boolean(),
  }),
);

export type Timing = z.infer<ReturnType<typeof timingShape>>;

/** Nothing happens by itself. */
export const USUAL_TIMING: Timing = {
  schedule: '',
  auto: 'off',
  wait: 10,
  missing: 'rules',
  remind: 0,
  tell: false,
};

/** The host has paused a match (H26): since when, ISO UTC, and the deadline of the open round until then, or ''. */
export interface Pause {
  readonly since: string;
  readonly deadline: string;
}

/** Does anything of a match happen by itself? */
export function needsClock({ auto, remind }: Timing): boolean {
  return auto !== 'off' || remind > 0;
}
