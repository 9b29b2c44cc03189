import type { EndChoice } from '../../../rules/declare/outcome.ts';
import type { Problem } from '../../problem.ts';
import type { ClockState } from './clock.ts';
import type { SeatState } from './seat.ts';
import type { TradesState } from './trades.ts';

export interface MatchState {
  readonly number: number;
  readonly title: string;
  readonly game: string;
  /** The number of resolved rounds; the open round is the next one. */
  readonly round: number;
  /** How many of them were played before it was taken over (H31). */
  readonly taken: number;
  /** The last round after which the host changed the position by hand: none up to it can be corrected (H20). 0 for none. */
  readonly editedAfter: number;
  readonly over: boolean;
  /** The host ended it before its end. */
  readonly endedEarly: boolean;
  /** The host has closed it: nothing changes any more. */
  readonly closed: boolean;
  readonly deadline: string;
  readonly graceMinutes: number;
  readonly formUrl: string;
  readonly tradesUrl: string;
  /** Where everyone can download its page, or ''. */
  readonly pageLink: string;
  /** The ids of its tabs in the workbook: its own, and those of its responses. */
  readonly tabs: readonly number[];
  readonly clock: ClockState;
  readonly seats: readonly SeatState[];
  /** Substitutions, a sentence each (H23). */
  readonly substitutes: readonly string[];
  /** Late orders by their ids; `round` is the one that was open when it was sent: the open one, or the one before. */
  readonly late: readonly {
    readonly id: string;
    readonly round: number;
    readonly name: string;
    readonly at: string;
    readonly answers: readonly string[];
    /** The host set it aside: it does not count. */
    readonly aside: boolean;
  }[];
  /** The players who sent orders for later rounds before the open one was opened again: they count once their round is open (H21). */
  readonly later: readonly { readonly round: number; readonly names: readonly string[] }[];
  /** Responses to both forms from unknown accounts and codes, by their ids. */
  readonly strangers: readonly {
    readonly id: string;
    readonly row: number;
    readonly claimed: string;
    /** The player whose former account or code it is (H23), or ''. */
    readonly former: string;
    readonly at: string;
    readonly answers: readonly string[];
    /** The host set it aside: it belongs to no player. */
    readonly aside: boolean;
    /** It came to the trade desk. */
    readonly isOffer: boolean;
  }[];
  /** Rows of players that cannot be read, with their addresses. */
  readonly unreadable: readonly string[];
  /** Responses that were changed in their tabs after pages had shown them as read, a sentence each (H41). */
  readonly changed: readonly string[];
  readonly trades: TradesState;
  /** Cells of the match's tab that were changed by hand and are not accepted yet. */
  readonly edited: readonly string[];
  /** A sentence that says when the host changed the position by hand, or ''. */
  readonly editNote: string;
  /** The problem that stops this match until the host corrects it. */
  readonly problem: Problem | null;
  readonly outcome: {
    readonly winners: readonly string[];
    /** The winners are several, and none gets a Token of Life. */
    readonly isTopScore: boolean;
    readonly candidates: readonly string[];
    readonly vote: boolean;
    /** The candidate that the winners chose, or '' while no vote is recorded. */
    readonly chosen: string;
    /** The players among whom the loser names an opponent (F16), and the named one, or ''. */
    readonly opponents: readonly string[];
    readonly opponent: string;
    /** The choice that players have to make and that is not noted, or ''. */
    readonly missing: EndChoice | '';
    /** The sole winner with a second Token of Life, which may be given on (X7), or ''. */
    readonly second: string;
    /** What the end has shown to everyone beside points and prizes. */
    readonly reveals: readonly string[];
  } | null;
}
