import { draftOf } from '../../src/rules/data.ts';
import { joined, plural, type Tell } from '../../src/rules/kit.ts';
import type { LanternNight } from './order.ts';
import { NOBODY, type SeatRow } from './position.ts';

/** All visits at once: a friend who is found scores, and a lantern that is lit is gone (T2, T3). */
export const resolve: LanternNight['resolve'] = ({ names }, position, orders, _chance, tell) => {
  const seats = draftOf(position.seats);
  seats.forEach((row, seat) => {
    const { buyLanterns, visit, lanterns } = orders[seat]!;
    row.visited = names[visit] ?? NOBODY;
    row.lit = lanterns;
    row.found = row.visited === row.friend;
    row.lanterns += buyLanterns - lanterns;
    if (row.found) row.points += 1 + lanterns;
    row.guests = orders.filter((other) => other.visit === seat).length;
    tellVisit(tell, seat, row);
  });
  const hosts = seats.filter(({ guests }) => guests > 0).map(({ player, guests }) => `${player} ${guests}`);
  tell('public', 'T7', hosts.length > 0 ? `Visitors: ${joined(hosts)}.` : 'Everyone stayed at home.');
  return { position: { seats } };
};

/** The result of one player’s visit, for that player only. */
function tellVisit(tell: Tell, seat: number, { player, visited, lit, found }: SeatRow): void {
  if (visited === NOBODY) tell(seat, 'T1', `${player} stays at home.`);
  else if (found) tell(seat, 'T2', `${player} finds a friend in ${visited}: ${plural(1 + lit, 'point')}.`);
  else tell(seat, 'T2', `${player} visits ${visited}, who is not the friend.`);
  if (lit > 0) tell(seat, 'T3', `${player} lights ${plural(lit, 'lantern')}.`);
}
