import type { Delivery } from '../../letters/delivery/deliver.ts';

export interface StoryLine {
  /** The reader: 'public', 'host', a player's name, or 'both sides' of a trade. */
  readonly to: string;
  readonly ruling: string;
  readonly text: string;
}

/** What a resolve would do. */
export interface PreviewAnswer {
  readonly round: number;
  readonly over: boolean;
  readonly story: readonly StoryLine[];
  /** Lines that would be refused, by player, in the words and the order of the form. */
  readonly refused: readonly string[];
  readonly missing: readonly string[];
  readonly purses: readonly string[];
  /** Whose pages of the match would be renewed, by name. */
  readonly files: readonly string[];
  readonly deadline: string;
}

export interface ResolvedAnswer extends Delivery {
  readonly round: number;
  readonly over: boolean;
}

/** The effects of a correction of a resolved round. */
export interface AmendPreview {
  readonly rounds: readonly {
    readonly round: number;
    /** Lines of the story that would be wrong, and the lines that would replace them. */
    readonly wrong: readonly StoryLine[];
    readonly told: readonly StoryLine[];
    /** Lines of orders that would be refused now, and those that would not be any more. */
    readonly refused: readonly string[];
    readonly accepted: readonly string[];
    /** The viewers whose boards would change: 'everyone', and players by name. */
    readonly boards: readonly string[];
  }[];
  /** Rounds that would fall away, since the match ended before them. */
  readonly fallen: readonly number[];
  /** Further changes of the position, a line for each player, card or the like. */
  readonly position: readonly string[];
  /** The change of the end and its outcome; '' if they stay. */
  readonly standing: string;
  readonly purses: readonly string[];
  /** Why it cannot be made yet, and what to do about it; '' where it can. */
  readonly prevented: string;
}

/** The effects of accepting a changed position of a match that is over, in words. */
export interface EditPreview {
  /** Winners and Elimination Candidates before and after; '' where they stay. */
  readonly standing: string;
  /** What it would change in the purses, one line per player. */
  readonly purses: readonly string[];
  /** Choices after the end that must be made again, a sentence each. */
  readonly open: readonly string[];
  /** Why it cannot be accepted yet, and what to do about it; '' where it can. */
  readonly prevented: string;
}

/** The outcome of a match by its standing, in words. */
export interface EndPreview {
  /** Winners, Elimination Candidates, and everyone's points. */
  readonly outcome: readonly string[];
  /** What the end would pay, one line per player. */
  readonly purses: readonly string[];
  /** What the end would show of each player beside points and prizes, as the heads of its columns. */
  readonly reveals: readonly string[];
}
