import { draftOf } from '../../data.ts';
import { tellRound } from './account.ts';
import type { Nine } from './order.ts';
import { tableOf, tieBreakOf } from './position.ts';
import { demote, rankOrders } from './priority.ts';
import { CARDS, type Card, faceOf, HAND_COLUMNS, ROUNDS } from './vocabulary.ts';

/** Resolves a round. The steps are the ban, the picks in the order of priority, the new tie-break list, and the next cards on the table. */
export const resolve: Nine['resolve'] = (info, position, orders, _chance, tell) => {
  const list = tieBreakOf(position.seats);
  const { turns, banner, won } = rankOrders(orders, list);
  const banned = banner < 0 ? '' : orders[banner]!.ban;
  // Each seat gets its first wanted card that is still there, otherwise a leftover card (N3, N4).
  const sign = info.options.leftover === 'lowest' ? 1 : -1;
  const leftovers = [...CARDS].sort((a, b) => sign * (faceOf(a).number - faceOf(b).number));
  const left = new Set(tableOf(position).filter((card) => card !== banned));
  const picks: Card[] = [];
  for (const seat of turns) {
    const card = [...orders[seat]!.wants, ...leftovers].find((want) => left.has(want))!;
    picks[seat] = card;
    left.delete(card);
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
  tellRound(tell, { info, before: position, after, orders, turns, banner, won, picks });
  return { position: after, earnings: [] };
};
