import { listed, plural } from '../../src/rules/base/words.ts';
import type { Tell } from '../../src/rules/game.ts';
import type { SeatRow } from './position.ts';
import { NOBODY } from './vocabulary.ts';

/** What one player’s visit came to, for that player alone. */
export function tellVisit(tell: Tell | undefined, seat: number, row: SeatRow): void {
  const { player, visited, lit, found } = row;
  if (visited === NOBODY) tell?.(seat, 'T1', `${player} stays at home.`);
  else if (found) tell?.(seat, 'T2', `${player} finds a friend in ${visited}: ${plural(1 + lit, 'point')}.`);
  else tell?.(seat, 'T2', `${player} visits ${visited}, who is not the friend.`);
  if (lit > 0) tell?.(seat, 'T3', `${player} lights ${plural(lit, 'lantern')}.`);
}

/** Who had visitors, for everyone. */
export function tellGuests(
  tell: Tell | undefined,
  names: readonly string[],
  guests: readonly number[],
): void {
  const hosts = names.flatMap((name, seat) => (guests[seat] ? [`${name} ${guests[seat]}`] : []));
  tell?.('public', 'T7', hosts.length > 0 ? `Visitors: ${listed(hosts)}.` : 'Everyone stayed at home.');
}
