import { listed, plural } from '../../rules/base/words.ts';
import type { SeatState } from '../../sheets/panel-api/panel.ts';
import { shortTimeWords } from './clock.ts';

type SeatKind = 'sent' | 'refused' | 'nothing';

/** Classifies a seat by its order in the open round: 'nothing' without an order, 'refused' if a line was refused, otherwise 'sent'. */
export function seatKind({ receivedAt, refused }: SeatState): SeatKind {
  if (receivedAt === '') return 'nothing';
  return refused.length > 0 ? 'refused' : 'sent';
}

/** Describes a seat's order in the open round, such as “Sent Sat 10:41”. */
export function seatWords(seat: SeatState): string {
  if (seat.receivedAt === '') return seat.byHost === 'deleted' ? 'Order deleted' : 'No order yet';
  const { length } = seat.refused;
  const sent = seat.byHost === 'entered' ? 'Entered' : seat.isAccepted ? 'Accepted, sent' : 'Sent';
  const refused = seat.isLost ? 'No valid part,' : `${plural(length, 'line')} refused,`;
  return `${length > 0 ? refused : sent} ${shortTimeWords(seat.receivedAt)}`;
}

/** Names the players without an order for the open round. */
export function withoutOrder(seats: readonly SeatState[]): readonly string[] {
  return seats.filter(({ receivedAt }) => receivedAt === '').map(({ name }) => name);
}

/** Finds the players to remind: players without an order, unless the host deleted their order. */
export function toRemind(seats: readonly SeatState[]): readonly SeatState[] {
  return seats.filter(({ receivedAt, byHost }) => receivedAt === '' && byHost === '');
}

/** Finds the players whose order so far has no valid part. */
export function withLostOrder(seats: readonly SeatState[]): readonly SeatState[] {
  return seats.filter(({ isLost }) => isLost);
}

/** Counts the players without an order, and the players whose order has no valid part. */
export function remindWords(seats: readonly SeatState[]): string {
  const missing = toRemind(seats).length;
  const lost = withLostOrder(seats).map(({ name }) => name);
  return [
    ...(missing > 0
      ? [`${plural(missing, 'player')} ${missing === 1 ? 'has' : 'have'} sent no order yet.`]
      : []),
    ...(lost.length > 0
      ? [
          `The ${lost.length === 1 ? 'order' : 'orders'} of ${listed(lost)} ${lost.length === 1 ? 'has' : 'have'} no valid part yet.`,
        ]
      : []),
    ...(missing + lost.length === 0 ? ['nobody is missing.'] : []),
  ].join(' ');
}

/** Names the players without a mail address; '' if everyone has an address. */
export function withoutAddress(seats: readonly SeatState[]): string {
  const names = seats.filter(({ hasAddress }) => !hasAddress).map(({ name }) => name);
  return names.length === 0
    ? ''
    : `No mail reaches ${listed(names)}, because the roster has no address. Tell ${names.length === 1 ? 'this player' : 'them'} yourself.`;
}
