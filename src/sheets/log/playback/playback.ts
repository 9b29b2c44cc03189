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

/** A happening, with its readers and the ruling behind it. */
export interface Happening {
  readonly to: 'public' | 'host' | number;
  readonly ruling: string;
  readonly text: string;
  /** For readers who check the round. */
  readonly isDetail?: true;
  /** It explains the end of the match. */
  readonly isEnd?: true;
}

/** A round that was resolved, as the log has it. */
export interface PlayedRound {
  readonly round: number;
  readonly entry: number;
  readonly time: string;
  readonly input: RoundData;
  readonly refused: readonly Refusal[];
  readonly story: readonly Happening[];
  /** The corrections of its orders, trades and ruling, in the order of the log (H20, H34, O7). */
  readonly amended: readonly Amendment[];
  /** The match before this round. An undo returns to it. */
  readonly before: Playback;
}

/** A correction of a player's order, of the trades or of the host’s ruling, after their round was resolved. */
export interface Amendment {
  readonly what: 'order' | 'trades' | 'ruling';
  /** The player's name in the match; of an order alone. */
  readonly player?: string;
  /** The number of its entry in the log, and when it was. */
  readonly entry: number;
  readonly time: string;
  /** The response that counted before. */
  readonly replaced?: string;
}

/** A late response that the host accepted (X2). */
export interface Acceptance {
  readonly round: number;
  readonly response: string;
  /** Its time, in milliseconds UTC. */
  readonly at: number;
}

/** A change of the player in a place, or of the player's name. */
export interface Substitute extends SubstitutionData {
  /** The number of its entry in the log, and when it was, ISO UTC. */
  readonly entry: number;
  readonly time: string;
  /** The round that was open. */
  readonly round: number;
}

/** A position that the host entered by hand, the round that it follows, and the changed cells with their viewers. */
export interface HandEdit {
  readonly after: number;
  readonly position: Position;
  readonly seen?: readonly SeenChange[];
}

/** A match as its entries in the log have made it. */
export interface Playback {
  readonly number: number;
  readonly started: Started;
  readonly match: Match;
  readonly rounds: readonly PlayedRound[];
  /** The views of everyone, and of each seat, at the start and after each round. */
  readonly publicViews: readonly object[];
  readonly privateViews: readonly (readonly object[])[];
  /** The positions that the host put in by hand, with the rounds that they follow, ascending. */
  readonly edits: readonly HandEdit[];
  /** The openings of rounds, also of undone ones, in the order of the log. */
  readonly openings: readonly Opening[];
  /** Responses that count although they were late (X2). */
  readonly acceptedLate: readonly Acceptance[];
  /** The orders that the host gave for players, in the order of the log (H16). */
  readonly hostOrders: readonly HostOrder[];
  /** The trades that the host cancelled and entered, in the order of the log (H34). */
  readonly hostTrades: readonly HostTrade[];
  /** Responses of unknown accounts and codes that the host assigned to players or ignored (H18). */
  readonly senders: readonly NamedSender[];
  /** Substitutions and changes of names, in the order of the log (H23). Undoing rounds keeps them. */
  readonly substitutes: readonly Substitute[];
  /**
   * For a match that was taken over (H31): the number of earlier rounds, and in seat order the part of each
   * purse from outside this season.
   */
  readonly taken?: { readonly rounds: number; readonly purses: readonly Purse[] };
  /** The end of its rounds, and whether it is paused. */
  readonly timing: Timing;
  readonly paused?: Pause;
  /** The candidate that the winners chose, once that is recorded (X6). */
  readonly vote?: string;
  /** The opponent named by the loser, once recorded (F16). */
  readonly opponent?: string;
  /** The player who got the second Token of Life from the sole winner (X7). */
  readonly tokenTo?: string;
  /** The host ended the match early (H24): it has no outcome, or that of its standing. */
  readonly isEnded: boolean;
  /** Set if the match goes on after it was over, until its next round is resolved. `hadOutcome`: that outcome is void. */
  readonly formerEnd?: { readonly hadOutcome: boolean };
  /** Only with the outcome of its standing: its story, which is also in the story of the last round. */
  readonly judgement?: readonly Happening[];
  /** Trades and offers that lapsed when the host ended the match. */
  readonly lapsed?: readonly Lapsed[];
  /** The host has closed the match: it can be changed only after it was brought back (H10, H11). */
  readonly isClosed: boolean;
  /** The seed is public: the match is closed, or was closed before. */
  readonly isSeedShown: boolean;
  /** The first entry that cannot be replayed, or whose result differs from the log. */
  readonly fault?: { readonly entry: number; readonly problem: string };
  /** Nothing after the fault could be replayed. */
  readonly stopped?: boolean;
}

/** The entry that an event belongs to. */
export interface Origin {
  readonly number: number;
  /** ISO UTC. */
  readonly time: string;
}

/** Is the match over, by its rules or by the host? */
export function isMatchOver({ match, isEnded }: Pick<Playback, 'match' | 'isEnded'>): boolean {
  return match.position.over || isEnded;
}

/** The seat of a player by id; -1 for anyone else. */
export function seatOf({ started }: Pick<Playback, 'started'>, player: string): number {
  return started.players.findIndex(({ id }) => id === player);
}

/** Was a round played before the match was taken over (H31)? */
export function isTaken({ taken }: Pick<Playback, 'taken'>, round: number): boolean {
  return taken !== undefined && round <= taken.rounds;
}

/** The reason why rounds before a take-over cannot be changed. */
export const BEFORE_TAKE_OVER = 'was played before the match was taken over';

/** The match after somebody took over a place in it. */
export function substituteIn(playback: Playback, data: SubstitutionData, { number, time }: Origin): Playback {
  const one: Substitute = { ...data, entry: number, time, round: playback.match.position.round + 1 };
  return { ...playback, substitutes: [...playback.substitutes, one] };
}

/** Adds the present views of the match; after an edit they replace those of its round. */
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
