import type { Grid } from '../../rules/board/grid.ts';
import type { StoryLine } from '../../sheets/log/playback/story.ts';

/** The viewer: everyone, the host, or a player by seat. */
export type Viewer = 'public' | 'host' | number;

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
  /** The substitutions, and the names under which all rounds are shown, a sentence each (H23). */
  readonly substitutes: readonly string[];
  /** The page of a viewer after a round, drawn by the game. Throws where the file's views cannot be drawn. */
  board(viewer: Viewer, round: number): Grid;
  story(viewer: Viewer, round: number): readonly StoryLine[];
  /** The host's acts beside resolving, as far as the viewer may know, a sentence each; none in a record. */
  acts(viewer: Viewer): readonly string[];
  /** The host's changes by hand in the position after a round, a line for each change that the viewer may know (H5). */
  handChanges(viewer: Viewer, round: number): readonly string[];
  /** Where the chance of the match comes from, in words. */
  readonly chance: string;
  /** The seed, and the commitment that was published at the start; '' without one. */
  readonly seed: string;
  readonly commitment: string;
}

/** The sentences about substitutions, with one that says under which names all rounds are shown; none without a substitution. */
export function withNames(substitutes: readonly string[], isAtStart = false): readonly string[] {
  if (substitutes.length === 0) return [];
  const names = isAtStart
    ? 'All rounds are shown under the names at the start.'
    : 'Earlier rounds are shown under the new names, too.';
  return [...substitutes, names];
}
