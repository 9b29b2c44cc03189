import { listed, type Tell } from '../../kit.ts';
import type { Order } from './order.ts';
import { type Card, cardWords, GRAY, PRIORITIES } from './vocabulary.ts';

/** Who picks when, who may ban, and who won a tie-break; all by seats. */
export interface Priority {
  /** In the order in which they pick. */
  readonly turns: readonly number[];
  /** The seat of the highest unique number, or -1. */
  readonly banner: number;
  readonly won: readonly number[];
}

/**
 * Unique numbers from lowest to highest, then shared numbers likewise, then players without a number; ties go by the tie-break
 * list, and all of a group but its last have won one (N2, N5, N6).
 */
export function rankOrders(orders: readonly Order[], list: readonly number[]): Priority {
  const seatsOf: number[][] = [[], [], [], [], [], [], []];
  for (const seat of list) seatsOf[orders[seat]!.priority]!.push(seat);
  const turns: number[] = [];
  const won: number[] = [];
  let banner = -1;
  for (const number of PRIORITIES) {
    const seats = seatsOf[number]!;
    if (seats.length !== 1) continue;
    banner = seats[0]!;
    turns.push(banner);
  }
  for (const number of PRIORITIES) {
    const seats = seatsOf[number]!;
    if (seats.length < 2) continue;
    turns.push(...seats);
    won.push(...seats.slice(0, -1));
  }
  turns.push(...seatsOf[0]!);
  return { turns, banner, won };
}

/** The tie-break list after a round: its winners leave their places for the bottom, in reverse order (N7). */
export function demote(list: readonly number[], won: readonly number[]): readonly number[] {
  if (won.length === 0) return list;
  const winners = list.filter((seat) => won.includes(seat));
  return [...list.filter((seat) => !won.includes(seat)), ...winners.reverse()];
}

/** Tells the numbers and what they decide. Only the host may know who bans and who picks when (N12). */
export function tellPriority(
  tell: Tell,
  names: readonly string[],
  orders: readonly Order[],
  { turns, banner, won }: Priority,
  banned: Card | '',
): void {
  const numberOf = (seat: number) => orders[seat]?.priority || 'none';
  tell('host', 'N2', `Numbers: ${listed(names.map((name, seat) => `${name} ${numberOf(seat)}`))}.`);
  const right = `${names[banner]}’s ${numberOf(banner)} is the highest unique number`;
  if (banner < 0) tell('host', 'N2', 'No number is unique, so nobody bans.');
  else if (banned) tell('host', 'N1', `${right}: the ban is ${cardWords(banned)}.`);
  else tell('host', 'N1', `${right}, but no ban came: it lapses.`);
  tell('public', 'N1', banned ? `${cardWords(banned)} is banned.` : 'No card is banned.');
  if (banned === GRAY) tell('public', 'N9', 'A banned gray 0 was not taken: it comes back.');
  const order = turns.map((seat) => `${names[seat]} (${numberOf(seat)})`);
  tell('host', 'N2', `Picking order: ${order.join(', ')}.`);
  if (won.length > 0) tell('host', 'N6', `Tie-breaks won by ${listed(won.map((seat) => names[seat]!))}.`);
}
