import type { EndChoice } from '../../../rules/declare/outcome.ts';
import type { RosterNote } from '../../commit/roster-marks.ts';

export interface SeasonState {
  readonly identity: 'email' | 'code';
  /** When rounds are due, in words; and when the first round of a match is due that is made now, ISO UTC, or ''. */
  readonly deadlines: string;
  readonly firstDeadline: string;
  /** By whose clocks a time of day may be: the city of the workbook’s time zone, if it is in the list, and UTC. */
  readonly cities: readonly string[];
  readonly spectatorLink: string;
  /** The address of the rule texts, or '' (H36). */
  readonly rules: string;
  /** What is to be corrected on the roster before a match can begin, each with its cell. */
  readonly faults: readonly RosterNote[];
  /** Names the faults that the tab does not show yet; the panel has them written. */
  readonly marks: string;
  readonly players: readonly {
    /** '' for a player without a place. */
    readonly id: string;
    /** Names the player in requests: the id, or the one that they will get. */
    readonly key: string;
    readonly name: string;
    readonly email: string;
    /** The city of the time zone on the roster, or '' (H35). */
    readonly zone: string;
    readonly meadow: string;
    readonly link: string;
    /** Who can open the file: 'account', 'link', or '' while it is not shared as it should be. */
    readonly access: string;
    readonly garnets: number;
    readonly bellflowers: number;
    readonly tokensOfLife: number;
    /** When and why the player left the season, in words; '' for a player in the season. */
    readonly out: string;
    /** The titles of the matches that put the player up for elimination, while that is not decided, or ''. */
    readonly upIn: string;
    /** The id of the player who has this place beside their own; '' usually (H23). */
    readonly heldBy: string;
  }[];
  /** Tokens of Life that were given on (X7): of which match, and to whom. */
  readonly given: readonly { readonly match: number; readonly to: string }[];
}

/** A match in the archive, as far as the workbook knows it. */
export interface ArchivedState {
  readonly number: number;
  readonly title: string;
  readonly game: string;
  readonly round: number;
  /** When it was moved there, ISO UTC. */
  readonly at: string;
  readonly players: readonly string[];
  readonly winners: readonly string[];
  /** The winners are several, and none got a Token of Life. */
  readonly isTopScore: boolean;
  readonly candidates: readonly string[];
  readonly chosen: string;
  /** Whom the loser named as opponent (F16), or ''. */
  readonly opponent: string;
  /** The choice that players had to make and that was not noted, or ''. */
  readonly missing: EndChoice | '';
  readonly editNote: string;
  /** What it gave, one line per player. */
  readonly gave: readonly string[];
  readonly link: string;
}

/** A line of a player's statement, in words. */
export interface StatementWords {
  /** ISO UTC; '' for what is summed up. */
  readonly time: string;
  readonly why: string;
  readonly change: string;
}
