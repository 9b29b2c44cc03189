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

/**
 * Text about something that happened in a round, with the readers (`to`) and the id of the ruling that the text applies.
 * A number in `to` is a seat.
 */
export interface Happening {
  readonly to: 'public' | 'host' | number;
  readonly ruling: string;
  readonly text: string;
  /** True if the text is only for readers who check the round. */
  readonly isDetail?: true;
  /** True if the text explains the end of the match. */
  readonly isEnd?: true;
  /** True if the text tells a player what the player lost, such as bids that came back. */
  readonly isLoss?: true;
}

/** A resolved round with its data from the log. */
export interface PlayedRound {
  readonly round: number;
  readonly entry: number;
  readonly time: string;
  readonly input: RoundData;
  readonly refused: readonly Refusal[];
  readonly story: readonly Happening[];
  /** Corrections of the round's orders, trades and ruling, in the order of the log (H20, H34, O7). */
  readonly amended: readonly Amendment[];
  /** The match before this round. An undo of the round returns to this match. */
  readonly before: Playback;
}

/** Correction of a resolved round: of a player's order, of the trades, or of the host’s ruling. */
export interface Amendment {
  readonly what: 'order' | 'trades' | 'ruling';
  /** The player's name in the match, if an order was corrected. */
  readonly player?: string;
  /** Number of the correction's log entry. `time` is the entry's time. */
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

/** A new player in a place, or a new name of the place's player. */
export interface Substitute extends SubstitutionData {
  /** Number of the change's log entry. `time` is the entry's time (ISO UTC). */
  readonly entry: number;
  readonly time: string;
  /** Number of the round that was open when the change was made. */
  readonly round: number;
}

/** A position that the host changed by hand after round `after`. Each changed cell comes with the readers who may know it. */
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
  /** Views for everyone and for each seat, at the start and after each round. */
  readonly publicViews: readonly object[];
  readonly privateViews: readonly (readonly object[])[];
  /** Positions that the host changed by hand, in the order of rounds. */
  readonly edits: readonly HandEdit[];
  /** Openings of rounds for responses, in the order of the log. Includes the openings of undone rounds. */
  readonly openings: readonly Opening[];
  /** Late responses that count because the host accepted them (X2). */
  readonly acceptedLate: readonly Acceptance[];
  /** Orders that the host entered or deleted for players, in the order of the log (H16). */
  readonly hostOrders: readonly HostOrder[];
  /** Trades that the host cancelled and entered, in the order of the log (H34). */
  readonly hostTrades: readonly HostTrade[];
  /** Responses from unknown accounts and codes that the host has assigned to players or ignored (H18). */
  readonly senders: readonly NamedSender[];
  /** New players and new names, in the order of the log (H23). An undo of a round keeps these changes. */
  readonly substitutes: readonly Substitute[];
  /**
   * Past of a match that was taken over (H31): the number of rounds before the take-over, and a purse for each seat. The
   * season counts only what the match adds to this purse.
   */
  readonly taken?: { readonly rounds: number; readonly purses: readonly Purse[] };
  /** Timing of the rounds, and the current pause of the match, if any. */
  readonly timing: Timing;
  readonly paused?: Pause;
  /** Candidate whom the winners chose (X6); absent until the host records the choice. */
  readonly vote?: string;
  /** Opponent whom the loser named (F16); absent until the host records the choice. */
  readonly opponent?: string;
  /** Player who got the second Token of Life from the sole winner (X7). */
  readonly tokenTo?: string;
  /** True if the host ended the match early (H24), without an outcome or with the outcome of the standing. */
  readonly isEnded: boolean;
  /**
   * Present if the match had ended and was then continued. Absent again after the next resolved round. `hadOutcome` is true if the
   * former end had an outcome, which is now void.
   */
  readonly formerEnd?: { readonly hadOutcome: boolean };
  /** Texts about the end, if the host ended the match with the outcome of the standing. The last round's story contains the same texts. */
  readonly judgement?: readonly Happening[];
  /** Trades and offers that lapsed when the host ended the match. */
  readonly lapsed?: readonly Lapsed[];
  /** Number of the match that continues this match in the same season (H31). This match itself stays ended. */
  readonly goesOnAs?: number;
  /** True if the host has closed the match. The host must reopen a closed match before any change (H10, H11). */
  readonly isClosed: boolean;
  /** True if the seed is public, because the match is closed or was closed earlier. */
  readonly isSeedShown: boolean;
  /** First entry that cannot be replayed, or whose result differs from the log. */
  readonly fault?: { readonly entry: number; readonly problem: string };
  /** True if the replay stopped at the fault and ignores all later entries. */
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

/** Puts a new player or a new name into a place of the match. */
export function substituteIn(playback: Playback, data: SubstitutionData, { number, time }: Origin): Playback {
  const one: Substitute = { ...data, entry: number, time, round: playback.match.position.round + 1 };
  return { ...playback, substitutes: [...playback.substitutes, one] };
}

/** Adds the current views of a match. After an edit, replaces the views that the round already has. */
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
