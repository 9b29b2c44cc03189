import type { Order } from './order.ts';

/**
 * Ranks the seats in picking order (`turns`): unique numbers from lowest to highest, then shared numbers likewise, then
 * players without a number. The tie-break list decides within a group; `won` holds all seats of a group except its last.
 * `banner` is the seat with the highest unique number, or -1 (N2, N5, N6).
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

/** Gives the tie-break list after a round: seats that won a tie go to the bottom, in reverse order (N7). */
export function demote(list: readonly number[], won: readonly number[]): readonly number[] {
  const winners = list.filter((seat) => won.includes(seat));
  return [...list.filter((seat) => !won.includes(seat)), ...winners.reverse()];
}
