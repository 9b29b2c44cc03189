import type { Said } from '../../../rules/order/field.ts';
import type { Refusal } from '../../../rules/order/refusal.ts';
import type { Match } from '../../../rules/play/match.ts';
import { checkWholeOrder } from '../../responses/lost-order.ts';
import type { OpenRound } from '../../responses/open-round.ts';

/** An order after the checks of its round, as far as its player may read it. */
export interface Judged {
  /** Judged after the agreed trades, as the round will be (X4). */
  readonly refused: readonly Refusal[];
  /** The refused lines that would be legal without the agreed trades. */
  readonly byTrades: readonly Refusal[];
  /** Nothing of the order is left. */
  readonly isLost: boolean;
  /** The parts of the order that count as things stand, in the words of the form. */
  readonly counts: readonly Said[];
  /** The parts of the order of which all was refused: what an empty answer means stands in their place. */
  readonly replaced: readonly string[];
  /** The garnets that this takes as things stand. */
  readonly cost: number;
  /** The garnets that the one purse then has left, by the agreed trades, too. */
  readonly left: number;
  /** The agreed trades change the garnets of the player. */
  readonly hasTraded?: boolean;
}

/** The lines of an order that a match would refuse now. */
export function checkOrder(match: Match, seat: number, order: unknown): readonly Refusal[] {
  return checkWholeOrder(match, seat, order).refused;
}

/** The refused lines of an order, and the parts that would count now. */
export function judgedOrder(match: Match, seat: number, given: unknown): Omit<Judged, 'byTrades'> {
  const { replaced, order, cost, refused, isLost } = checkWholeOrder(match, seat, given);
  const { game, info, position } = match;
  const left = garnetsOf(match, seat) - cost;
  const counts = game.form.said(info, order as never, game.privateView(info, position, seat));
  return { refused, isLost, replaced, cost, left, counts };
}

function garnetsOf({ purses }: Match, seat: number): number {
  return purses[seat]?.garnets ?? 0;
}

/** The order of a seat after the agreed trades: its refused lines, and those that would be legal without the trades. */
export function judgedAfterTrades({ trading, orders }: OpenRound, seat: number): Judged {
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
