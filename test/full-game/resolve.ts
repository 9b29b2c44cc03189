import { draftOf } from '../../src/rules/data.ts';
import { byName, listed, outcomeByScores, plural, type Tell } from '../../src/rules/kit.ts';
import type { LanternNight } from './order.ts';
import { NOBODY, type SeatRow } from './position.ts';
import { guestsOf } from './view.ts';

/** All visits at once: a friend who is found scores, and a lantern that is lit is gone (T2, T3). */
export const resolve: LanternNight['resolve'] = ({ names, options }, position, orders, _chance, tell) => {
  const round = position.round + 1;
  const seats = draftOf(position.seats);
  seats.forEach((row, seat) => {
    const { buyLanterns, visit, lanterns } = orders[seat]!;
    row.visited = names[visit] ?? NOBODY;
    row.lit = lanterns;
    row.found = row.visited === position.friends[seat]?.friend;
    row.lanterns += buyLanterns - lanterns;
    if (row.found) row.points += 1 + lanterns;
    tellVisit(tell, seat, row);
  });
  const guests = guestsOf(names, seats);
  const hosts = names.flatMap((name, seat) => (guests[seat] ? [`${name} ${guests[seat]}`] : []));
  tell('public', 'T7', hosts.length > 0 ? `Visitors: ${listed(hosts)}.` : 'Everyone stayed at home.');
  const over = round >= options.rounds;
  if (over) tell('public', 'T8', `Round ${round} was the last round.`, { isEnd: true });
  return { position: { round, over, friends: position.friends, seats }, earnings: [] };
};

/** The result of one player’s visit, for that player only. */
function tellVisit(tell: Tell, seat: number, { player, visited, lit, found }: SeatRow): void {
  if (visited === NOBODY) tell(seat, 'T1', `${player} stays at home.`);
  else if (found) tell(seat, 'T2', `${player} finds a friend in ${visited}: ${plural(1 + lit, 'point')}.`);
  else tell(seat, 'T2', `${player} visits ${visited}, who is not the friend.`);
  if (lit > 0) tell(seat, 'T3', `${player} lights ${plural(lit, 'lantern')}.`);
}

/** Most points win, a player with the fewest is a candidate, and the friends are revealed (T5, T8). */
export const outcome: LanternNight['outcome'] = ({ names }, { seats, friends }, _chance, tell) => {
  for (const { player, friend } of friends) tell('public', 'T5', `${player} was looking for ${friend}.`);
  const friendOf = friends.map(({ friend }) => friend);
  return outcomeByScores(
    seats.map(({ points }) => points),
    { reveal: { friends: byName(names, friendOf) } },
  );
};
