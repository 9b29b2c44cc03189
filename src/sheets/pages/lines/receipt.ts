import type { Said } from '../../../rules/order/field.ts';
import type { Refusal } from '../../../rules/order/refusal.ts';
import type { Match } from '../../../rules/play/match.ts';
import { isTaken, type Playback } from '../../log/playback/playback.ts';
import { checkWholeOrder } from '../../responses/lost-order.ts';
import type { OpenRound } from '../../responses/open-round.ts';
import { leftOf } from '../../responses/row-budget.ts';
import type { Submission } from '../../responses/submission.ts';
import { isoTime } from '../../time.ts';

/** An order after the checks of its round, as far as its player may read it. */
interface Judged {
  /** Judged after the agreed trades, as the round will be (X4). */
  readonly refused: readonly Refusal[];
  /** The refused lines that would be legal without the agreed trades. */
  readonly byTrades: readonly Refusal[];
  readonly isLost: boolean;
  /** The valid parts of the order so far, in the words of the form. */
  readonly counts: readonly Said[];
  /** The parts of the order that were refused completely, each as what an empty answer means. */
  readonly replaced: readonly string[];
  /** The garnets that this takes so far. */
  readonly cost: number;
  /** The garnets that the one purse then has left, by the agreed trades, too. */
  readonly left: number;
  /** The agreed trades change the garnets of the player. */
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

/** The order of a seat after the agreed trades: its refused lines, and those that would be legal without the trades. */
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

/** Result of reading a response of the open round. */
export interface Receipt extends Judged {
  readonly at: string;
  /** When the order came that it replaces, ISO UTC. */
  readonly replaces?: string;
  /** Number of older orders of this round that were not read, since the player sent so many (H12). */
  readonly notRead?: number;
  /** The host entered it for the player (H16). */
  readonly byHost?: true;
  /** It came from an unknown account or code, and the host said whose it is (H18). */
  readonly isNamed?: true;
  /** It came too late, and the host lets it count (X2). */
  readonly isAccepted?: true;
  /** The round that was resolved shortly before it came, and how many minutes before: it may have been meant for that one (H6). */
  readonly soonAfter?: { readonly round: number; readonly minutes: number };
  /** The sender, if it was a former player of the place (H23). */
  readonly sentBy?: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** The receipt of a seat in the open round; undefined if nothing came from the player. */
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

/** Minutes after a resolve when an order may still be meant for the resolved round: its form may have been open since before. */
const SOON_MINUTES = 60;

/** The last round, if it was resolved shortly before an order came. */
function resolvedBefore(playback: Playback, { at, byHost, isAccepted }: Submission): Receipt['soonAfter'] {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last || isTaken(playback, last.round) || byHost || isAccepted) return undefined;
  const minutes = Math.floor((at - Date.parse(last.time)) / 60_000);
  return minutes >= 0 && minutes < SOON_MINUTES ? { round: last.round, minutes } : undefined;
}

/** The sender of the order that counts for a seat, if it was a former player of the place (H23); else ''. */
export function formerSender({ people, sorted }: OpenRound, seat: number): string {
  const now = people[seat];
  const submission = now && sorted.latest.get(now.id);
  if (!submission || submission.byHost) return '';
  const { name = '' } = submission.person ?? {};
  return name === now.name ? '' : name;
}
