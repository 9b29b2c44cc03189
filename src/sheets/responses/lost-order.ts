import { isObject, isSame } from '../../rules/base/json.ts';
import type { Refusal } from '../../rules/order/refusal.ts';
import { judgeOrder, type Match } from '../../rules/play/match.ts';

/**
 * Checks a seat's order against the rules of the current match. Gives the order that counts, its cost in garnets, and
 * the refused lines. `isLost` is true if every part has a refused line and the order has the same effect as no order.
 * `replaced` lists the refused parts that count as if nothing was sent.
 */
export function checkWholeOrder(match: Match, seat: number, sent: unknown) {
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
