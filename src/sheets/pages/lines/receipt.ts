import type { Said } from '../../../rules/order/field.ts';
import type { Refusal } from '../../../rules/order/refusal.ts';
import type { Match } from '../../../rules/play/match.ts';
import { isTaken, type Playback } from '../../log/playback/playback.ts';
import { checkWholeOrder } from '../../responses/lost-order.ts';
import type { OpenRound } from '../../responses/open-round.ts';
import { leftOf } from '../../responses/row-budget.ts';
import type { Submission } from '../../responses/submission.ts';
import { isoTime } from '../../time.ts';

/** Result of checking a player's order of the open round, for this player to read. */
interface Judged {
  /** Refusals when the order is checked after the agreed trades; a resolved round is checked in the same way (X4). */
  readonly refused: readonly Refusal[];
  /** Refused lines that would be legal without the agreed trades. */
  readonly byTrades: readonly Refusal[];
  readonly isLost: boolean;
  /** Valid parts of the order so far, in the words of the form. */
  readonly counts: readonly Said[];
  /** Keys of the completely refused parts of the order. For these parts, the default counts: what an empty answer means. */
  readonly replaced: readonly string[];
  /** Number of garnets that the order takes so far. */
  readonly cost: number;
  /** Number of garnets that the order and the agreed trades leave in the purse. */
  readonly left: number;
  /** True if the agreed trades change the player's garnets. */
  readonly hasTraded?: boolean;
}

export function checkOrder(match: Match, seat: number, order: unknown): readonly Refusal[] {
  return checkWholeOrder(match, seat, order).refused;
}

export function judgedOrder(match: Match, seat: number, given: unknown): Omit<Judged, 'byTrades'> {
  const { replaced, order, cost, refused, isLost } = checkWholeOrder(match, seat, given);
  const { game, info, position } = match;
  const left = garnetsOf(match, seat) - cost;
  const counts = game.form.said(info, order as never, game.privateView(info, position, seat));
  return { refused, isLost, replaced, cost, left, counts };
}

const garnetsOf = ({ purses }: Match, seat: number) => purses[seat]?.garnets ?? 0;

/** Checks a seat's order after the agreed trades; also finds refused lines that would be legal without these trades. */
function judgedAfterTrades({ trading, orders }: OpenRound, seat: number): Judged {
  const judged = judgedOrder(trading.after, seat, orders[seat]);
  if (trading.agreed.length === 0) return { ...judged, byTrades: [] };
  // A line with another refusal message than without the trades counts as refused because of the trades, too.
  const key = ({ part, message }: Refusal) => `${part} ${message}`;
  const before = checkOrder(trading.before, seat, orders[seat]).map(key);
  return {
    ...judged,
    byTrades: judged.refused.filter((refusal) => !before.includes(key(refusal))),
    hasTraded: garnetsOf(trading.after, seat) !== garnetsOf(trading.before, seat),
  };
}

/** Receipt for a response of the open round. Also says how Roundkeeper read the response. */
export interface Receipt extends Judged {
  readonly at: string;
  /** Time of the replaced earlier order, ISO UTC. */
  readonly replaces?: string;
  /** Number of older orders for this round that were not read, because the player sent too many (H12). */
  readonly notRead?: number;
  /** True if the host entered the order for the player (H16). */
  readonly byHost?: true;
  /** True if the order came from an unknown account or code, and the host assigned the order to the player (H18). */
  readonly isNamed?: true;
  /** True if the order came too late, and the host accepted it (X2). */
  readonly isAccepted?: true;
  /**
   * The last round, and the minutes from the resolve of this round to the order. Set only if the order came so soon that
   * the player may have meant the order for that round (H6).
   */
  readonly soonAfter?: { readonly round: number; readonly minutes: number };
  /** Name of the sender, if a former player of the place sent the order (H23). */
  readonly sentBy?: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** Gives a seat's receipt for the open round; undefined if the player has sent nothing. */
export function receiptOf(playback: Playback, open: OpenRound, seat: number): Receipt | undefined {
  const submission = open.sorted.latest.get(playback.started.players[seat]?.id ?? '');
  if (!submission) return undefined;
  const { at, shown, byHost, isNamed, isAccepted, replaces } = submission;
  const soonAfter = resolvedBefore(playback, submission);
  const sentBy = formerSender(open, seat);
  const notRead = leftOf(open.left.orders, playback.started.players[seat]?.id ?? '', open.round).length;
  const by = {
    ...(byHost ? { byHost } : {}),
    ...(isNamed ? { isNamed } : {}),
    ...(isAccepted ? { isAccepted } : {}),
    ...(soonAfter ? { soonAfter } : {}),
    ...(replaces === undefined ? {} : { replaces: isoTime(replaces) }),
    ...(sentBy === '' ? {} : { sentBy }),
    ...(notRead > 0 ? { notRead } : {}),
  };
  return { at: isoTime(at), ...by, answers: shown, ...judgedAfterTrades(open, seat) };
}

/**
 * An order that comes within these minutes after a resolve may be meant for the resolved round, because the player may
 * have opened the form earlier.
 */
const SOON_MINUTES = 60;

/** Gives the last round if it was resolved shortly before the order came. */
function resolvedBefore(playback: Playback, { at, byHost, isAccepted }: Submission): Receipt['soonAfter'] {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last || isTaken(playback, last.round) || byHost || isAccepted) return undefined;
  const minutes = Math.floor((at - Date.parse(last.time)) / 60_000);
  return minutes >= 0 && minutes < SOON_MINUTES ? { round: last.round, minutes } : undefined;
}

/** If a former player of the seat sent the order that counts, gives this player's name (H23); otherwise ''. */
export function formerSender({ people, sorted }: OpenRound, seat: number): string {
  const now = people[seat];
  const submission = now && sorted.latest.get(now.id);
  if (!submission || submission.byHost) return '';
  const { name = '' } = submission.person ?? {};
  return name === now.name ? '' : name;
}
