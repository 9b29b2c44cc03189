import type { StoryLine } from './preview.ts';

/** A rehearsal: simulated players in a scratch file. */
export interface RehearsalView {
  readonly title: string;
  readonly link: string;
  /** Resolved rounds. */
  readonly round: number;
  readonly over: boolean;
  /** What each simulated player has sent for the open round. */
  readonly seats: readonly {
    readonly name: string;
    readonly answers: readonly string[];
    readonly refused: readonly string[];
  }[];
  /** What happened in the last round, if it was simulated. */
  readonly story: readonly StoryLine[];
  /** How it ended, in words. */
  readonly outcome: readonly string[];
}
