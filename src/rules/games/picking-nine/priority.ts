import type { Order } from './order.ts';

/**
 * The seats in picking order: unique numbers from lowest to highest, then shared numbers likewise, then
 * players without a number. Ties go by the tie-break list, and all of a group except its last have `won` one.
 * The `banner` is the seat of the highest unique number, or -1 (N2, N5, N6).
 */
export function rankOrders(orders: readonly Order[], list: readonly number[]) {
  const turns: number[] = [];
  const won: number[] = [];
  const groups: number[][] = [[], [], [], [], [], [], []];
  for (const seat of list) groups[orders[seat]!.priority]!.push(seat);
  const none = groups.shift()!;
  for (const seats of groups) if (seats.length === 1) turns.push(...seats);
  const banner = turns[turns.length - 1] ?? -1;
  for (const seats of groups) {
    if (seats.length < 2) continue;
    turns.push(...seats);
    won.push(...seats.slice(0, -1));
  }
  turns.push(...none);
  return { turns, banner, won };
}

/** The tie-break list after a round: its winners leave their places for the bottom, in reverse order (N7). */
export function demote(list: readonly number[], won: readonly number[]): readonly number[] {
  const winners = list.filter((seat) => won.includes(seat));
  return [...list.filter((seat) => !won.includes(seat)), ...winners.reverse()];
}
