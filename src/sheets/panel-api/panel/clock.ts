import type { Timing } from '../../log/entries/timing.ts';
import type { ComingDeadlines } from '../../schedule.ts';

/** What happens by itself in a match. */
export interface ClockState {
  readonly timing: Timing;
  /** The deadline of the open round by the clocks of all players, for a text to paste (H35), or ''. */
  readonly due: string;
  /** Since when it is paused, ISO UTC, or ''. */
  readonly pausedSince: string;
  /** When the open round resolves by itself, ISO UTC, or ''. */
  readonly resolvesAt: string;
  /** The players for whom it waits then. */
  readonly waitsFor: readonly string[];
  /** Why it was not resolved by itself, or its reminders not sent, and when that was found. */
  readonly problem: {
    readonly of: 'resolve' | 'reminder';
    readonly what: string;
    readonly at: string;
  } | null;
  /** When all had sent and it would resolve by itself, if a paused match went on now, ISO UTC; else ''. */
  readonly afterPause: string;
  /** The deadline that the open round had when the match was paused, or when that was, where a round was resolved since; ISO UTC, or ''. */
  readonly pausedDeadline: string;
  /** When the last round was resolved automatically, and which orders were missing; null if the host resolved it. */
  readonly lastBySelf: {
    /** ISO UTC. */
    readonly at: string;
    /** The players from whom nothing had come. */
    readonly missing: readonly string[];
    /** The players whose whole orders were refused. */
    readonly lost: readonly string[];
    /** Responses of unknown senders that were left out. */
    readonly leftOut: number;
  } | null;
  /** The deadlines from which that of the next round is chosen (H17). */
  readonly next: ComingDeadlines;
  /** Does another round follow the open one? */
  readonly follows: 'yes' | 'no' | 'maybe';
}
