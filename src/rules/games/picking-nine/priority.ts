import type { Order } from './order.ts';
import { HIGHEST_PRIORITY } from './vocabulary.ts';

/**
 * Ranks the seats in the order of picking (`turns`). Unique numbers come first, from lowest to highest. Then come shared
 * numbers, also from lowest to highest, and then players without a number. Within a group the tie-break list decides.
 * `won` holds all seats of a group with a shared number except the group's last seat. `banner` is the seat with the
 * highest unique number, or -1 (N2, N5, N6).
 */
export function rankOrders(orders: readonly Order[], list: readonly number[]) {
  const [none = [], ...sent] = Array.from({ length: HIGHEST_PRIORITY + 1 }, (_, number) =>
    list.filter((seat) => orders[seat]!.priority === number),
  );
  const unique = sent.filter((seats) => seats.length === 1).flat();
  const shared = sent.filter((seats) => seats.length > 1);
  return {
    turns: [...unique, ...shared.flat(), ...none],
    banner: unique[unique.length - 1] ?? -1,
    won: shared.flatMap((seats) => seats.slice(0, -1)),
  };
}

/** Gives the tie-break list after a round. Seats that won a tie go to the bottom of the list, in reversed order (N7). */
export function demote(list: readonly number[], won: readonly number[]): readonly number[] {
  const winners = list.filter((seat) => won.includes(seat));
  return [...list.filter((seat) => !won.includes(seat)), ...winners.reverse()];
}
