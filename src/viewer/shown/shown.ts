import type { Grid } from '../../rules/board/grid.ts';
import type { StoryLine } from '../../sheets/log/playback/story.ts';

/** A viewer: everyone, the host, or a player by seat. */
export type Viewer = 'public' | 'host' | number;

/** A match as the page shows it. Each viewer sees only what the rules allow. */
export interface Shown {
  readonly title: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly viewers: readonly Viewer[];
  /** Number of resolved rounds; round 0 is the start. */
  readonly rounds: number;
  readonly over: boolean;
  /** Says for a viewer that the host changed something by hand; '' if there is no change. */
  edited(viewer: Viewer): string;
  /** Sentences about substitutions, and about the names under which all rounds are shown (H23). */
  readonly substitutes: readonly string[];
  /** Draws the page of a viewer after a round, as the game does. Throws if the file's views cannot be drawn. */
  board(viewer: Viewer, round: number): Grid;
  story(viewer: Viewer, round: number): readonly StoryLine[];
  /** Lists the host's acts except resolving rounds, as far as the viewer may know, a sentence each; [] in a record. */
  acts(viewer: Viewer): readonly string[];
  /** Lists the host's changes by hand in the position after a round, a line for each change that the viewer may know (H5). */
  handChanges(viewer: Viewer, round: number): readonly string[];
  /** Says where the chance of the match comes from. */
  readonly chance: string;
  /** The seed, and the commitment that was published at the start; each '' if there is none. */
  readonly seed: string;
  readonly commitment: string;
}

/** Gives the sentences about substitutions, with a sentence on the names under which all rounds are shown; [] without a substitution. */
export function withNames(substitutes: readonly string[], isAtStart = false): readonly string[] {
  if (substitutes.length === 0) return [];
  const names = isAtStart
    ? 'All rounds show the names that players had at the start.'
    : 'Earlier rounds also show the new names.';
  return [...substitutes, names];
}
