import type { Book } from '../log/book.ts';
import type { ResponsePorts } from '../responses/form-responses.ts';
import { checkWholeOrder } from '../responses/lost-order.ts';
import type { Submission } from '../responses/submission.ts';
import { type CurrentMatch, readCurrentMatch } from './current-match.ts';

/** Lists the seats whose order for the open round is missing. A player whose order the host has deleted is not listed. */
export function missingSeats({ playback, people, sorted }: CurrentMatch): readonly number[] {
  return playback.started.players.flatMap(({ id }, seat) =>
    people[seat] && (sorted.latest.has(id) || sorted.removed.has(id)) ? [] : [seat],
  );
}

/**
 * Gives a match that is ready to resolve. If an order is missing, also reads the responses that are in a form but not in
 * the form's tab [2 calls per form] (H41).
 */
export function withLacking(current: CurrentMatch, book: Book, ports: ResponsePorts): CurrentMatch {
  const isWhole = current.row.over || missingSeats(current).length === 0;
  return isWhole ? current : readCurrentMatch(book, current.row.number, ports, { isCompared: true });
}

/** Lists the seats that get a reminder for the open round. `isLost` means that the player has sent an order without a valid part. */
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

/** Lists the late orders for the open round that the host has neither accepted nor ignored (X2). */
export function lateOrders({ playback, sorted }: CurrentMatch): readonly Submission[] {
  return sorted.late.filter(
    ({ round, isIgnored }) => !isIgnored && round === playback.match.position.round + 1,
  );
}
