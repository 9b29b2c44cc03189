import type { Order } from './order.ts';

/** Who picks when, who may ban, and who won a tie-break; all by seats. */
export interface Priority {
  /** In the order in which they pick. */
  readonly turns: readonly number[];
  /** The seat of the highest unique number, or -1. */
  readonly banner: number;
  readonly won: readonly boolean[];
}

/**
 * Unique numbers from lowest to highest, then shared numbers likewise, then players without a number; ties go by the tie-break
 * list, and all of a group but its last have won one (N2, N5, N6).
 */
export function rankOrders(orders: readonly Order[], list: readonly number[]): Priority {
  const seatsOf: number[][] = [[], [], [], [], [], [], []];
  for (const seat of list) seatsOf[orders[seat]!.priority]!.push(seat);
  const turns: number[] = [];
  let banner = -1;
  for (let number = 1; number < seatsOf.length; number++) {
    const seats = seatsOf[number]!;
    if (seats.length !== 1) continue;
    banner = seats[0]!;
    turns.push(banner);
  }
  const won = orders.map(() => false);
  for (let number = 1; number < seatsOf.length; number++) {
    const seats = seatsOf[number]!;
    if (seats.length < 2) continue;
    for (let i = 0; i < seats.length; i++) {
      turns.push(seats[i]!);
      won[seats[i]!] = i < seats.length - 1;
    }
  }
  turns.push(...seatsOf[0]!);
  return { turns, banner, won };
}

/** The tie-break list after a round: its winners leave their places for the bottom, in reverse order (N7). */
export function demote(list: readonly number[], won: readonly boolean[]): readonly number[] {
  const winners = list.filter((seat) => won[seat]);
  return winners.length === 0 ? list : [...list.filter((seat) => !won[seat]), ...winners.reverse()];
}
