import type { Order } from './order.ts';

/**
 * Ranks the seats in the order of picking (`turns`). Unique numbers come first, from lowest to highest. Then come shared
 * numbers, also from lowest to highest, and then players without a number. Within a group the tie-break list decides.
 * `won` holds all seats of a group with a shared number except the group's last seat. `banner` is the seat with the
 * highest unique number, or -1 (N2, N5, N6).
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

/** Gives the tie-break list after a round. Seats that won a tie go to the bottom of the list, in reversed order (N7). */
export function demote(list: readonly number[], won: readonly number[]): readonly number[] {
  const winners = list.filter((seat) => won.includes(seat));
  return [...list.filter((seat) => !won.includes(seat)), ...winners.reverse()];
}
