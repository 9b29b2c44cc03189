import type { Book } from '../log/book.ts';
import type { ResponsePorts } from '../responses/form-responses.ts';
import { checkWholeOrder } from '../responses/lost-order.ts';
import type { Submission } from '../responses/submission.ts';
import { type CurrentMatch, readCurrentMatch } from './current-match.ts';

/** The seats whose player has sent nothing that counts for the open round, and whose order the host has not deleted. */
export function missingSeats({ playback, people, sorted }: CurrentMatch): readonly number[] {
  return playback.started.players.flatMap(({ id }, seat) =>
    people[seat] && (sorted.latest.has(id) || sorted.removed.has(id)) ? [] : [seat],
  );
}

/**
 * A match before a resolve. If a player's order is missing, it also has the responses that a form has and its tab
 * lacks [2 per form] (H41).
 */
export function withLacking(current: CurrentMatch, book: Book, ports: ResponsePorts): CurrentMatch {
  const isWhole = current.row.over || missingSeats(current).length === 0;
  return isWhole ? current : readCurrentMatch(book, current.row.number, ports, { isCompared: true });
}

/** The seats to be reminded of the open round, in their order. `isLost`: the player has sent something, but no part counts. */
export function seatsToRemind(current: CurrentMatch) {
  const { playback, trading, orders, people, sorted } = current;
  const missing = missingSeats(current);
  return playback.started.players.flatMap(({ id }, seat) => {
    if (missing.includes(seat)) return [{ seat, isLost: false }];
    const hasSent = people[seat] !== undefined && sorted.latest.has(id);
    return hasSent && checkWholeOrder(trading.after, seat, orders[seat]).isLost
      ? [{ seat, isLost: true }]
      : [];
  });
}

/** Orders for the open round that came after its deadline, and that the host has neither accepted nor ignored (X2). */
export function lateOrders({ playback, sorted }: CurrentMatch): readonly Submission[] {
  return sorted.late.filter(
    ({ round, isIgnored }) => !isIgnored && round === playback.match.position.round + 1,
  );
}
