import { isObject, isSame } from '../../rules/base/json.ts';
import type { Refusal } from '../../rules/order/refusal.ts';
import { judgeOrder, type Match } from '../../rules/play/match.ts';

/** An order of a seat as a match would take it now: legal and complete, with what it costs, the lines that it would refuse, and whether nothing else is left of it. */
export interface CheckedOrder {
  readonly order: unknown;
  /** In garnets. */
  readonly cost: number;
  readonly refused: readonly Refusal[];
  readonly isLost: boolean;
  /** The parts of which something was refused and nothing is left: they are as without an order. */
  readonly replaced: readonly string[];
}

/** Checks an order. It is lost when something of each part is refused, and what is left means the same as no order at all. */
export function checkWholeOrder(match: Match, seat: number, sent: unknown): CheckedOrder {
  const refused: Refusal[] = [];
  const { order, cost } = judgeOrder(match, seat, sent, refused);
  const parts = isObject(sent) ? Object.keys(sent) : [];
  const isRefused = (key: string) => refused.some(({ part }) => part === key || part.startsWith(`${key}[`));
  if (refused.length === 0) return { order, cost, refused, isLost: false, replaced: [] };
  const none = judgeOrder(match, seat, {}, []).order as Readonly<Record<string, unknown>>;
  const given = order as Readonly<Record<string, unknown>>;
  const replaced = Object.keys(none).filter((key) => isRefused(key) && isSame(given[key], none[key]));
  const isLost = parts.every(isRefused) && isSame(order, none);
  return { order, cost, refused, isLost, replaced };
}
