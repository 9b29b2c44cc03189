import type { Grid } from '../../rules/board/grid.ts';

/** The viewer: everyone, the host, or a player by seat. */
export type Viewer = 'public' | 'host' | number;

/** A line of what happened, with the ruling that says so. */
export interface ShownLine {
  readonly ruling: string;
  readonly text: string;
}

/** A match as the page shows it: each viewer sees only what the rules let them learn. */
export interface Shown {
  readonly title: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly viewers: readonly Viewer[];
  /** Resolved rounds; round 0 is the start. */
  readonly rounds: number;
  readonly over: boolean;
  /** The host's changes by hand, in words for a viewer; '' for none. */
  edited(viewer: Viewer): string;
  /** The substitutions, a sentence each: every round is shown under the newer name (H23). */
  readonly substitutes: readonly string[];
  /** The page of a viewer after a round, drawn by the game. Throws where the file's views cannot be drawn. */
  board(viewer: Viewer, round: number): Grid;
  story(viewer: Viewer, round: number): readonly ShownLine[];
  /** The host's changes by hand in the position after a round, a line for each change that the viewer may know (H5). */
  handChanges(viewer: Viewer, round: number): readonly string[];
  /** Where the chance of the match comes from, in words. */
  readonly chance: string;
  /** The seed, and the commitment that was published at the start; '' without one. */
  readonly seed: string;
  readonly commitment: string;
}
