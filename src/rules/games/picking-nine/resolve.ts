import { draftOf } from '../../data.ts';
import { tellRound } from './account.ts';
import type { Nine } from './order.ts';
import { tableOf, tieBreakOf } from './position.ts';
import { demote, rankOrders } from './priority.ts';
import { CARDS, type Card, faceOf, HAND_COLUMNS, ROUNDS } from './vocabulary.ts';

/** Resolves a round. The steps are the ban, the picks in the order of priority, the new tie-break list, and the next cards on the table. */
export const resolve: Nine['resolve'] = (info, position, orders, _chance, tell) => {
  const list = tieBreakOf(position.seats);
  const priority = rankOrders(orders, list);
  const { turns, banner, won } = priority;
  const banned = banner < 0 ? '' : orders[banner]!.ban;
  // Each seat gets its first wanted card that is still there, otherwise a leftover card (N3, N4).
  const left = tableOf(position).filter((card) => card !== banned);
  const leftover = () => LEFTOVERS[info.options.leftover].find((card) => left.includes(card))!;
  const picks: Card[] = [];
  for (const seat of turns) {
    const card = orders[seat]!.wants.find((want) => left.includes(want)) ?? leftover();
    picks[seat] = card;
    left.splice(left.indexOf(card), 1);
  }
  const next = demote(list, won);
  const column = HAND_COLUMNS[position.round]!;
  const seats = draftOf(position.seats);
  seats.forEach((hand, seat) => {
    hand.place = next.indexOf(seat) + 1;
    hand.number = orders[seat]!.priority;
    hand.turn = turns.indexOf(seat) + 1;
    hand[column] = picks[seat]!;
  });
  const round = position.round + 1;
  const after = { round, over: round >= ROUNDS, banned, seats, deals: position.deals };
  if (tell) tellRound(tell, { info, before: position, after, orders, priority, picks });
  return { position: after, earnings: [] };
};

/** Order in which leftover cards are taken. The order is by number, from the lowest or from the highest, and then by colour (N4). */
const LEFTOVERS = { lowest: byNumber(1), highest: byNumber(-1) };

function byNumber(sign: number): readonly Card[] {
  return [...CARDS].sort((a, b) => sign * (faceOf(a).number - faceOf(b).number));
}
