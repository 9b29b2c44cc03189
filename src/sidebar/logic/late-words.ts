import { listed, plural } from '../../rules/base/words.ts';
import type { MatchState, SeatState } from '../../sheets/panel-api/panel.ts';
import { shortTimeWords } from './clock.ts';

/** Finds the late orders for the open round that the host has neither accepted nor ignored. */
export function lateForRound({ late, round }: MatchState): MatchState['late'] {
  return late.filter((one) => !one.ignored && one.round === round + 1);
}

/** Names the players who have a late order for the open round that the host has neither accepted nor ignored. */
export function lateNames(match: MatchState): readonly string[] {
  return [...new Set(lateForRound(match).map(({ name }) => name))];
}

/**
 * Says that late orders will count if the host moves the deadline or pauses the match (H26). Ignored orders stay
 * ignored. Gives '' if there are no late orders.
 */
export function lateThenWords(match: MatchState): string {
  const names = lateNames(match);
  if (names.length === 0) return '';
  return `Late orders from ${listed(names)} then count if they were sent in time. If an order must not count, ignore it first.`;
}

/**
 * Says that this late order cannot count because the player has sent a newer order (X1). Gives '' if the player has sent
 * no newer order.
 */
export function newerWords(seats: readonly SeatState[], { name, at }: MatchState['late'][number]): string {
  const seat = seats.find((one) => one.name === name);
  // An accepted order replaces the order that the host entered (H16).
  if (seat?.byHost !== '' || seat.receivedAt <= at) return '';
  return `This order does not count: ${name} sent a newer one (${shortTimeWords(seat.receivedAt)}).`;
}

/** Finds the late orders that count if the host accepts all late orders: each player's newest late order for the open round. */
export function newestLate(match: MatchState): MatchState['late'] {
  const newest = new Map(lateForRound(match).map((one) => [one.name, one]));
  return [...newest.values()].filter((one) => newerWords(match.seats, one) === '');
}

/** Names the players whose orders for later rounds had arrived before a round was reopened (H21). Each later round gets one sentence. */
export function laterWords({ later }: Pick<MatchState, 'later'>): readonly string[] {
  return later.map(({ round, names }) => {
    const [wait, count] = names.length === 1 ? ['waits', 'It counts'] : ['wait', 'They count'];
    const orders = plural(names.length, 'order');
    return `${orders} from ${listed(names)} for round ${round} ${wait}. ${count} once round ${round} is open again, unless the player then sends a newer order.`;
  });
}

/** Says how the host can make a late order count in its own resolved round; '' if there is no such order. */
export function earlierLateWords({ late, round }: MatchState): string {
  return late.some((one) => !one.ignored && one.round <= round)
    ? `An accepted order counts in round ${round + 1}. To count a late order in its own round instead, use “Correct an earlier round”.`
    : '';
}
