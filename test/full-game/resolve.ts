import type { MatchInfo } from '../../src/rules/declare/match-info.ts';
import { draftOf } from '../../src/rules/declare/tables.ts';
import type { Resolved, Tell } from '../../src/rules/game.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import type { GamePosition } from './position.ts';
import { guestsOf } from './view.ts';
import { NOBODY } from './vocabulary.ts';
import { tellGuests, tellVisit } from './why.ts';

/** All visits at once: a friend who is found scores, and a lantern that is lit is gone (T2, T3). */
export function resolve(
  { names, options }: MatchInfo<Options>,
  position: GamePosition,
  orders: readonly Order[],
  _chance: unknown,
  tell?: Tell,
): Resolved<GamePosition> {
  const round = position.round + 1;
  const seats = draftOf(position.seats);
  seats.forEach((row, seat) => {
    const { buyLanterns, visit, lanterns } = orders[seat] as Order;
    row.visited = names[visit] ?? NOBODY;
    row.lit = lanterns;
    row.found = row.visited === position.friends[seat]?.friend;
    row.lanterns += buyLanterns - lanterns;
    if (row.found) row.points += 1 + lanterns;
    tellVisit(tell, seat, row);
  });
  tellGuests(tell, names, guestsOf(names, seats));
  const over = round >= options.rounds;
  if (over) tell?.('public', 'T8', `Round ${round} was the last.`);
  return { position: { round, over, friends: position.friends, seats }, earnings: [] };
}
