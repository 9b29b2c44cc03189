import { isObject } from '../../rules/base/json.ts';
import type { Refusal } from '../../rules/order/refusal.ts';
import { judgeOrder, type Match } from '../../rules/play/match.ts';

/** An order of a seat as a match would take it now: legal and complete, with what it costs, the lines that it would refuse, and whether nothing else is left of it. */
export interface CheckedOrder {
  readonly order: unknown;
  /** In garnets. */
  readonly cost: number;
  readonly refused: readonly Refusal[];
  readonly isLost: boolean;
}

/** Checks an order. It is lost when something of each part is refused, and what is left means the same as no order at all. */
export function checkWholeOrder(match: Match, seat: number, given: unknown): CheckedOrder {
  const refused: Refusal[] = [];
  const { order, cost } = judgeOrder(match, seat, given, refused);
  const parts = isObject(given) ? Object.keys(given) : [];
  const isRefused = (key: string) => refused.some(({ part }) => part === key || part.startsWith(`${key}[`));
  const isLost =
    refused.length > 0 &&
    parts.every(isRefused) &&
    JSON.stringify(order) === JSON.stringify(judgeOrder(match, seat, {}, []).order);
  return { order, cost, refused, isLost };
}
