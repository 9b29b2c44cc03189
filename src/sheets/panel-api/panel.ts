/** What the panel and the add-on say to one another: plain data only, as google.script.run takes it. */
import type { Check } from '../ports.ts';
import type { Problem } from '../problem.ts';

export type { Award as AwardRequest } from '../match/overrides.ts';
export type { VerifyAnswer } from '../match/verify.ts';
export type { NewGameRequest } from '../new-match/game-request.ts';
export type { Progress } from '../new-match/new-game.ts';
export type { Problem } from '../problem.ts';

/** Every answer: what was asked for, or what went wrong. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** The whole panel at one moment. */
export interface PanelState {
  /** Server time, ISO UTC: countdowns start from it. */
  readonly now: string;
  readonly who: string;
  readonly season: SeasonState | null;
  /** Work that was begun and not finished. */
  readonly job: { readonly title: string; readonly done: number; readonly of: number } | null;
  readonly matches: readonly MatchState[];
  readonly outbox: readonly {
    readonly to: string;
    readonly match: number;
    readonly error: string;
    readonly tries: number;
  }[];
  /** By how much the Ledger tab differs from the log, player by player. */
  readonly ledgerEdited: readonly string[];
  readonly warnings: readonly string[];
}

export interface SeasonState {
  readonly identity: 'email' | 'code';
  readonly roundHours: number;
  readonly spectatorLink: string;
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly meadow: string;
    readonly link: string;
    readonly garnets: number;
    readonly bellflowers: number;
    readonly tokensOfLife: number;
  }[];
}

export interface MatchState {
  readonly number: number;
  readonly title: string;
  readonly game: string;
  /** Rounds resolved. The open round is one more. */
  readonly round: number;
  readonly over: boolean;
  readonly deadline: string;
  readonly graceMinutes: number;
  readonly formUrl: string;
  readonly tradesUrl: string;
  readonly seats: readonly SeatState[];
  readonly late: readonly { readonly row: number; readonly name: string; readonly at: string }[];
  readonly strangers: readonly { readonly row: number; readonly claimed: string; readonly at: string }[];
  readonly trades: { readonly agreed: number; readonly open: number; readonly refused: readonly string[] };
  /** Cells of the state tab that a hand changed. */
  readonly edited: readonly string[];
  /** What must be mended before anything else can be done with this match. */
  readonly problem: Problem | null;
  readonly outcome: {
    readonly winners: readonly string[];
    readonly candidates: readonly string[];
    readonly vote: boolean;
    /** Whom the winners chose, once that is noted; else ''. */
    readonly chosen: string;
  } | null;
}

export interface SeatState {
  readonly name: string;
  readonly meadow: string;
  /** '' when nothing was sent yet. */
  readonly receivedAt: string;
  readonly answers: readonly string[];
  /** Lines refused as things stand now. */
  readonly refused: readonly string[];
}

/** What a host can choose when making a match. */
export interface GameChoice {
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  readonly seating: string;
  readonly options: readonly OptionChoice[];
  /** Parts of a deal by hand: the key, and what to write. */
  readonly deal: readonly { readonly key: string; readonly help: string }[];
}

export interface OptionChoice {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly ruling: string;
  readonly kind: 'whole' | 'choice' | 'flag' | 'text';
  readonly choices: readonly string[];
  readonly min: number;
  readonly fallback: string | number | boolean;
}

export interface ResolvedAnswer {
  readonly round: number;
  readonly over: boolean;
  readonly sent: number;
  readonly failed: readonly { readonly to: string; readonly error: string }[];
}

/** What a resolve would do; nothing is written. */
export interface PreviewAnswer {
  readonly round: number;
  readonly over: boolean;
  readonly story: readonly StoryLine[];
  readonly refused: readonly {
    readonly player: string;
    readonly part: string;
    readonly code: string;
    readonly message: string;
  }[];
  readonly missing: readonly string[];
  readonly purses: readonly string[];
  readonly files: readonly string[];
  readonly deadline: string;
}

export interface StoryLine {
  /** 'public', 'host', or a player's name. */
  readonly to: string;
  readonly ruling: string;
  readonly text: string;
}

export interface SelfTestAnswer {
  readonly checks: readonly Check[];
}
