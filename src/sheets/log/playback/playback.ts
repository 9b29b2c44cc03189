import type { Position } from '../../../rules/declare/position.ts';
import type { Purse } from '../../../rules/declare/purse.ts';
import type { Refusal } from '../../../rules/order/refusal.ts';
import { allViews, type Match } from '../../../rules/play/match.ts';
import type { HostOrder } from '../host-orders.ts';
import type { HostTrade } from '../host-trades.ts';
import type { Lapsed } from '../lapsed.ts';
import type { Opening } from '../openings.ts';
import type { NamedSender } from '../senders.ts';
import type { RoundData, Started, SubstitutionData } from '../shapes.ts';
import type { Pause, Timing } from '../timing.ts';
import type { SeenChange } from './seen-changes.ts';

/** Something that happened in a round, with its readers and the ruling behind it; a number in `to` is a seat. */
export interface Happening {
  readonly to: 'public' | 'host' | number;
  readonly ruling: string;
  readonly text: string;
  /** True if only readers who check the round need this text. */
  readonly isDetail?: true;
  /** True if the text explains the end of the match. */
  readonly isEnd?: true;
}

/** A resolved round, as the log has it. */
export interface PlayedRound {
  readonly round: number;
  readonly entry: number;
  readonly time: string;
  readonly input: RoundData;
  readonly refused: readonly Refusal[];
  readonly story: readonly Happening[];
  /** Corrections of the round's orders, trades and ruling, in the order of the log (H20, H34, O7). */
  readonly amended: readonly Amendment[];
  /** The match before this round. An undo returns to it. */
  readonly before: Playback;
}

/** A correction of a player's order, of the trades or of the host’s ruling, made after the round was resolved. */
export interface Amendment {
  readonly what: 'order' | 'trades' | 'ruling';
  /** The player's name in the match, if an order was corrected. */
  readonly player?: string;
  /** Number and time of the correction's log entry. */
  readonly entry: number;
  readonly time: string;
  /** Id of the response that counted before the correction. */
  readonly replaced?: string;
}

/** A late response that the host accepted (X2). */
export interface Acceptance {
  readonly round: number;
  readonly response: string;
  /** Arrival time of the response, in milliseconds UTC. */
  readonly at: number;
}

/** A new player at a place, or a new name of the player. */
export interface Substitute extends SubstitutionData {
  /** Number and time (ISO UTC) of the change's log entry. */
  readonly entry: number;
  readonly time: string;
  /** Number of the round that was open at the time. */
  readonly round: number;
}

/** A position that the host put in by hand after round `after`, with the changed cells and who may know them. */
export interface HandEdit {
  readonly after: number;
  readonly position: Position;
  readonly seen?: readonly SeenChange[];
}

/** A match, replayed from its log entries. */
export interface Playback {
  readonly number: number;
  readonly started: Started;
  readonly match: Match;
  readonly rounds: readonly PlayedRound[];
  /** Views of everyone and of each seat, at the start and after each round. */
  readonly publicViews: readonly object[];
  readonly privateViews: readonly (readonly object[])[];
  /** Positions that the host put in by hand, in the order of their rounds. */
  readonly edits: readonly HandEdit[];
  /** Openings of rounds for responses, undone rounds included, in the order of the log. */
  readonly openings: readonly Opening[];
  /** Late responses that count all the same (X2). */
  readonly acceptedLate: readonly Acceptance[];
  /** Orders that the host entered or deleted for players, in the order of the log (H16). */
  readonly hostOrders: readonly HostOrder[];
  /** Trades that the host cancelled and entered, in the order of the log (H34). */
  readonly hostTrades: readonly HostTrade[];
  /** Responses from unknown accounts and codes that the host has assigned to players or ignored (H18). */
  readonly senders: readonly NamedSender[];
  /** New players and new names, in the order of the log (H23). Undoing a round keeps them. */
  readonly substitutes: readonly Substitute[];
  /**
   * Past of a match that was taken over (H31): number of rounds played before, and per seat the part of the purse from
   * outside this season.
   */
  readonly taken?: { readonly rounds: number; readonly purses: readonly Purse[] };
  /** Timing of the rounds, and the current pause of the match, if any. */
  readonly timing: Timing;
  readonly paused?: Pause;
  /** Candidate whom the winners chose (X6); absent until recorded. */
  readonly vote?: string;
  /** Opponent whom the loser named (F16); absent until recorded. */
  readonly opponent?: string;
  /** Player who got the second Token of Life from the sole winner (X7). */
  readonly tokenTo?: string;
  /** True if the host ended the match early (H24), without an outcome or with the outcome of the standing. */
  readonly isEnded: boolean;
  /**
   * Set while a match that was over continues, until its next round is resolved. `hadOutcome`: the former end had an
   * outcome, which is now void.
   */
  readonly formerEnd?: { readonly hadOutcome: boolean };
  /** Texts about the end, if the host ended the match with the outcome of the standing. The last round's story has these texts, too. */
  readonly judgement?: readonly Happening[];
  /** Trades and offers that lapsed when the host ended the match. */
  readonly lapsed?: readonly Lapsed[];
  /** Number of the match in this season that took this match over (H31). This match then stays ended. */
  readonly goesOnAs?: number;
  /** True if the host has closed the match. A closed match must be opened again before any change (H10, H11). */
  readonly isClosed: boolean;
  /** True if the seed is public, because the match is or was closed. */
  readonly isSeedShown: boolean;
  /** First entry that cannot be replayed, or whose result differs from the log. */
  readonly fault?: { readonly entry: number; readonly problem: string };
  /** True if no entry after the fault could be replayed. */
  readonly stopped?: boolean;
}

/** Number and time of an event's log entry. */
export interface Origin {
  readonly number: number;
  /** Time of the entry, ISO UTC. */
  readonly time: string;
}

/** Says whether the match is over, by the rules of the game or because the host ended it. */
export function isMatchOver({ match, isEnded }: Pick<Playback, 'match' | 'isEnded'>): boolean {
  return match.position.over || isEnded;
}

/** Finds the seat of a player by id; -1 if the player is not in the match. */
export function seatOf({ started }: Pick<Playback, 'started'>, player: string): number {
  return started.players.findIndex(({ id }) => id === player);
}

/** Says whether a round was played before the match was taken over (H31). */
export function isTaken({ taken }: Pick<Playback, 'taken'>, round: number): boolean {
  return taken !== undefined && round <= taken.rounds;
}

/** End of a sentence that refuses to change a round played before a take-over. */
export const BEFORE_TAKE_OVER = 'was played before the match was taken over';

/** Gives a place of the match a new player or a new name. */
export function substituteIn(playback: Playback, data: SubstitutionData, { number, time }: Origin): Playback {
  const one: Substitute = { ...data, entry: number, time, round: playback.match.position.round + 1 };
  return { ...playback, substitutes: [...playback.substitutes, one] };
}

/** Adds the current views of the match. If the round has views already, after an edit, replaces them. */
export function withViews(playback: Playback): Playback {
  const { match, publicViews, privateViews } = playback;
  const seen = allViews(match);
  const at = match.position.round;
  return {
    ...playback,
    publicViews: [...publicViews.slice(0, at), seen.public],
    privateViews: match.info.names.map((name, seat) => [
      ...(privateViews[seat] as readonly object[]).slice(0, at),
      seen.private[name] as object,
    ]),
  };
}
