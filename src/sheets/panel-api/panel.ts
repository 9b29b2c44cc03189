/** The types of the panel's calls. Plain data only: google.script.run passes nothing else. */

import type { DealPart } from '../../rules/declare/deal/deal.ts';
import type { RosterNote } from '../commit/roster-marks.ts';
import type { Delivery } from '../letters/delivery/deliver.ts';
import type { Invited } from '../letters/mail/invitation.ts';
import type { Timing } from '../log/entries/timing.ts';
import type { Problem } from '../problem.ts';
import type { AskedField } from '../responses/read/answers/asked-fields.ts';
import type { ComingDeadlines } from '../schedule.ts';

export type { DealInput } from '../../rules/declare/deal/deal.ts';
export type { SeasonVerification as VerifyAnswer } from '../archive/verify-rest.ts';
export type { AddedPlayers } from '../commit/add-players.ts';
export type { Invited } from '../letters/mail/invitation.ts';
export type { Mailed } from '../letters/mail/mails.ts';
export type { Timing } from '../log/entries/timing.ts';
export type { AmendRequest } from '../match/round/corrections/amend.ts';
export type { TradeRequest } from '../match/round/corrections/host-trade.ts';
export type { HandRequest } from '../match/round/host-order.ts';
export type { Award as AwardRequest } from '../match/season/award.ts';
export type { EliminationRequest } from '../match/season/eliminate.ts';
export type { Substitution } from '../match/season/substitute.ts';
export type { NewGameRequest } from '../new-match/game-request.ts';
export type { HandOver } from '../new-match/hand-over.ts';
export type { TakeOverRequest } from '../new-match/take-over.ts';
export type { Check, SelfTestStep, StepReport } from '../ports.ts';
export type { Problem } from '../problem.ts';
export type { RehearsalRequest } from '../rehearsal/plan.ts';
export type { AskedField } from '../responses/read/answers/asked-fields.ts';
export type { Progress } from '../work.ts';

/** The answer to a call: its value, with a note where something beside it is worth knowing, or the problem that stopped it. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T; readonly note?: string }
  | { readonly ok: false; readonly problem: Problem };

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
    readonly deadline: { readonly match: number; readonly to: string } | null;
    /** A name or address of a player was typed over: the host may say what that means. */
    readonly player: { readonly id: string; readonly name: string; readonly email: string } | null;
  }[];
  /** Nobody has looked for a day whether players find their files. */
  readonly filesDue: boolean;
  /** Entries of the log are gone that were there before (H38). */
  readonly hasLostEntries: boolean;
  readonly warnings: readonly string[];
}

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
    /** The newest match with an outcome, if it put the player up for elimination, or ''. */
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
  readonly editNote: string;
  /** What it gave, one line per player. */
  readonly gave: readonly string[];
  readonly link: string;
}

/** The content of a pasted record, before it is taken over (H31). */
export interface TakeOverPreview {
  /** The game. */
  readonly title: string;
  /** The number of its rounds. */
  readonly round: number;
  /** In seat order, with what each has by the record now. */
  readonly players: readonly {
    readonly name: string;
    readonly meadow: string;
    readonly garnets: number;
    readonly bellflowers: number;
    /** The player of the season with this name: the id, or the name of one without an id; '' for none. */
    readonly key: string;
  }[];
  /** Its standing, and its rules in short, as labelled texts. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  /** What everyone was told of its last round. */
  readonly told: readonly string[];
  readonly editNote: string;
  readonly chance: string;
}

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
  }[];
  /** The players who sent orders for later rounds before the open one was opened again: they count once their round is open (H21). */
  readonly later: readonly { readonly round: number; readonly names: readonly string[] }[];
  /** Responses from unknown accounts and codes, by their ids. */
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
    /** The sole winner with a second Token of Life, which may be given on (X7), or ''. */
    readonly second: string;
    /** What the end has shown to everyone beside points and prizes. */
    readonly reveals: readonly string[];
  } | null;
}

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
}

/** The trade desk of the open round. */
export interface TradesState {
  readonly agreed: number;
  readonly open: number;
  /** Agreed trades that would not settle now, with the reason. They are among the agreed ones. */
  readonly failing: readonly string[];
  /** Refused offers, with the reason. */
  readonly refused: readonly string[];
}

export interface SeatState {
  /** The id of the place. */
  readonly player: string;
  readonly name: string;
  /** The sender of the order, if it was a former player of the place; else ''. */
  readonly sentBy: string;
  /** The label beside the name: the meadow, or a text of the game such as a flower colour; '' for none. */
  readonly label: string;
  /** There is an address on the roster. */
  readonly hasAddress: boolean;
  /** The state of the invitation to the match, or '' (H19). */
  readonly invited: Invited['invited'];
  /** The present player sent an order of this round or of an earlier one; orders of a former player do not count (H23). */
  readonly hasSent: boolean;
  /** When the player was last reminded of the open round by mail, ISO UTC, or ''. */
  readonly remindedAt: string;
  /** When the order arrived, or '' without one. */
  readonly receivedAt: string;
  /** When the order came that it replaces, ISO UTC, or ''. */
  readonly replacedAt: string;
  /** The host's change of the order, or '' (H16). */
  readonly byHost: '' | 'entered' | 'taken out';
  /** It came late, and the host accepted it (X2). */
  readonly isAccepted: boolean;
  /** The unknown account or code that it came from, if the host assigned the response (H18), with the response's id. */
  readonly named: { readonly id: string; readonly claimed: string } | null;
  readonly answers: readonly string[];
  /** The lines of the order that would be refused now. */
  readonly refused: readonly string[];
  /** Nothing else is left of the order. */
  readonly isLost: boolean;
}

/** The form of a round as a player has it, to be filled in by the host. */
export interface OrderForm {
  readonly fields: readonly AskedField[];
  /** The time of the order that counts now: when it was sent or entered, ISO UTC; '' for none. */
  readonly seen: string;
  readonly byHost: SeatState['byHost'];
}

/** The form of a resolved round, with the lines of the order that were refused in it. */
export interface AmendForm extends OrderForm {
  /** The former player who had the place in that round (H23); '' for the present player. */
  readonly playedBy: string;
  readonly refused: readonly string[];
  /** The player's newest order that came too late for the round: when, ISO UTC, and the fields with its answers; null for none. */
  readonly late: { readonly at: string; readonly fields: readonly AskedField[] } | null;
}

/** A line of a player's statement, in words. */
export interface StatementWords {
  /** ISO UTC; '' for what is summed up. */
  readonly time: string;
  readonly why: string;
  readonly change: string;
}

/** How an order would be understood. */
export interface OrderReceipt {
  readonly answers: readonly string[];
  /** Lines that would be refused as things stand. */
  readonly refused: readonly string[];
}

/** The trades of a round, and what the host fills in to enter one. */
export interface TradeForm {
  readonly trades: readonly {
    readonly key: string;
    /** “Ann gives Ben 2 garnets for 1 stamp” */
    readonly words: string;
    /** It would not settle, or did not. */
    readonly fails: boolean;
  }[];
  readonly fields: readonly AskedField[];
}

/** The effects of a correction of trades. */
export interface TradePreview {
  /** The trades that are struck and entered, in words; '' for none. */
  readonly strikes: string;
  readonly enters: string;
  /** Other trades of the round that would no longer settle, and those that would settle only then. */
  readonly fails: readonly string[];
  readonly settles: readonly string[];
  /** In the open round: lines of orders that would be refused by it, and those that would not be any more. */
  readonly refused: readonly string[];
  readonly accepted: readonly string[];
  /** The effects on resolved rounds, if the round is resolved. */
  readonly amendment: AmendPreview | null;
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

/** A game that a host can choose for a new match. */
export interface GameChoice {
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  readonly seating: string;
  readonly options: readonly OptionChoice[];
  /** How many may play. */
  readonly seats: { readonly least: number; readonly most: number; readonly isEven: boolean };
  /** The meadows that the game needs, all of one size: their names, or how many of any names; else meadows are optional. */
  readonly meadows: {
    readonly names: readonly string[];
    readonly count: number;
    /** Do the rules of the game take notice of meadows? */
    readonly areUsed: boolean;
  };
  /** The parts of a deal that a host may choose. */
  readonly deal: readonly DealChoice[];
}

/** A part of a deal that a host may choose, entered as its game declares it. */
export interface DealChoice extends DealPart {
  readonly key: string;
  readonly label: string;
  readonly usual: string;
}

export interface OptionChoice {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly kind: 'whole' | 'choice' | 'flag' | 'text';
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  readonly least: number;
  readonly fallback: string | number | boolean;
}

export interface ResolvedAnswer extends Delivery {
  readonly round: number;
  readonly over: boolean;
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

export interface StoryLine {
  /** The reader: 'public', 'host', a player's name, or 'both sides' of a trade. */
  readonly to: string;
  readonly ruling: string;
  readonly text: string;
}
