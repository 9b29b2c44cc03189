import type { Order } from './order.ts';
import { HIGHEST_PRIORITY } from './vocabulary.ts';

/**
 * The seats in the order in which they pick: unique numbers from lowest to highest, then shared numbers likewise, then
 * players without a number. Ties go by the tie-break list, and all of a group but its last have `won` one. The `banner` is
 * the seat of the highest unique number, or -1 (N2, N5, N6).
 */
export function rankOrders(orders: readonly Order[], list: readonly number[]) {
  const groups = Array.from({ length: HIGHEST_PRIORITY + 1 }, (): number[] => []);
  for (const seat of list) groups[orders[seat]!.priority]!.push(seat);
  const [none = [], ...sent] = groups;
  const alone = sent.filter((seats) => seats.length === 1).flat();
  const shared = sent.filter((seats) => seats.length > 1);
  return {
    turns: [...alone, ...shared.flat(), ...none],
    banner: alone[alone.length - 1] ?? -1,
    won: shared.flatMap((seats) => seats.slice(0, -1)),
  };
}

/** The tie-break list after a round: its winners leave their places for the bottom, in reverse order (N7). */
export function demote(list: readonly number[], won: readonly number[]): readonly number[] {
  const winners = list.filter((seat) => won.includes(seat));
  return [...list.filter((seat) => !won.includes(seat)), ...winners.reverse()];
}
