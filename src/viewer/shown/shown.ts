import type { Grid } from '../../rules/board/grid.ts';
import type { StoryLine } from '../../sheets/log/playback/story.ts';

/** A viewer: everyone, the host, or the seat of a player. */
export type Viewer = 'public' | 'host' | number;

/** A match as the page shows it. Each viewer sees only what the rules allow. */
export interface Shown {
  readonly title: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly viewers: readonly Viewer[];
  /** Number of resolved rounds. Round 0 is the start. */
  readonly rounds: number;
  readonly over: boolean;
  /** Tells a viewer that the host changed something by hand. '' if the host changed nothing. */
  edited(viewer: Viewer): string;
  /** Sentences about substitutions, and about the names that all rounds show (H23). */
  readonly substitutes: readonly string[];
  /** Draws the page of a viewer after a round, in the way that the game draws it. Throws an error if the file's views cannot be drawn. */
  board(viewer: Viewer, round: number): Grid;
  story(viewer: Viewer, round: number): readonly StoryLine[];
  /** Lists the host's acts that the viewer may know, in one sentence each. Resolving a round is left out. [] in a record. */
  acts(viewer: Viewer): readonly string[];
  /** Lists the host's changes by hand to the position after a round (H5). Each change that the viewer may know has its own line. */
  handChanges(viewer: Viewer, round: number): readonly string[];
  /** Says where the random draws of the match come from. */
  readonly chance: string;
  /** The seed. `commitment` is the fingerprint that was published at the start. Each of these two is '' if it is missing. */
  readonly seed: string;
  readonly commitment: string;
}

/** Gives the sentences about substitutions, and one more sentence about the names that all rounds show. [] if nobody was substituted. */
export function withNames(substitutes: readonly string[], isAtStart = false): readonly string[] {
  if (substitutes.length === 0) return [];
  const names = isAtStart
    ? 'All rounds show the names that players had at the start.'
    : 'Earlier rounds also show the new names.';
  return [...substitutes, names];
}
