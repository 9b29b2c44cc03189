import type { MatchState } from './match.ts';
import type { SeasonState } from './season.ts';

/** Everything the panel shows, at one moment. */
export interface PanelState {
  /** Sent with each poll: the workbook is read only if the version has changed. */
  readonly version: string;
  /** Server time, ISO UTC: countdowns start from it. */
  readonly now: string;
  readonly who: string;
  /** The number of the match that this host chose last in the panel, or null. */
  readonly chosen: number | null;
  readonly season: SeasonState | null;
  /** The workbook is a copy of another season’s: a new season can be started in it. */
  readonly isCopy: boolean;
  /** Long work that is going on, or was interrupted: a match is made, closed, or brought back. */
  readonly job: {
    readonly kind: 'new' | 'close' | 'bring back';
    readonly title: string;
    readonly done: number;
    readonly of: number;
    /** The next step, in words. */
    readonly doing: string;
  } | null;
  /** The rehearsal that is open, or was broken off while it was begun. */
  readonly rehearsal: {
    readonly title: string;
    /** '' while it has no file. */
    readonly link: string;
    /** Else it is cleaned up by the panel. */
    readonly isReady: boolean;
    /** The account that began it, or ''. */
    readonly who: string;
  } | null;
  /** The matches in the workbook. */
  readonly matches: readonly MatchState[];
  /** How many matches are in the archive. */
  readonly closed: number;
  readonly outbox: readonly {
    readonly to: string;
    readonly match: number;
    readonly error: string;
    readonly tries: number;
    /** It is about the forms. The panel delivers rows without an error automatically. */
    readonly isForm: boolean;
  }[];
  /** Receipts are due that could not be sent when the responses arrived; the panel sends them automatically. */
  readonly receiptsWait: boolean;
  /** Players who took over a place, or have another address, and whose file is not handed over yet (H23). */
  readonly handingOver: readonly string[];
  /** Matches whose last round is still to be posted to the host's channel. */
  readonly toPost: readonly number[];
  /** Matches whose page for everyone is to be renewed. */
  readonly toRenew: readonly number[];
  /** Differences between the Ledger tab and the log, one per player. */
  readonly ledgerEdited: readonly string[];
  /** Cells of Matches and Season that are not as the log has them; they do not count. */
  readonly differences: readonly {
    readonly address: string;
    readonly text: string;
    /** A deadline that was typed: the host may accept it. */
    readonly deadline: { readonly match: number; readonly round: number; readonly to: string } | null;
    /** A name or address of a player was typed over: the host may say what that means. */
    readonly player: { readonly id: string; readonly name: string; readonly email: string } | null;
  }[];
  /** Nobody has looked for a day whether players find their files. */
  readonly filesDue: boolean;
  /** Entries of the log are gone that were there before (H38). */
  readonly hasLostEntries: boolean;
  readonly warnings: readonly string[];
}
