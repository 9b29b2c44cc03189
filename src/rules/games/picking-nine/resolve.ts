import type { MatchInfo } from '../../declare/match-info.ts';
import { draftOf } from '../../declare/tables.ts';
import type { Resolved, Tell } from '../../game.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import { type NinePosition, tableOf, tieBreakOf } from './position.ts';
import { demote, rankOrders } from './priority.ts';

import { type Card, COLOURS, faceOf, HAND_COLUMNS, ROUNDS } from './vocabulary.ts';
import { tellRound } from './why.ts';

/** The ban, the picks in order of priority, the tie-break list, and the next round's table. */
export function resolve(
  info: MatchInfo<Options>,
  position: NinePosition,
  orders: readonly Order[],
  _chance: unknown,
  tell?: Tell,
): Resolved<NinePosition> {
  const list = tieBreakOf(position.seats);
  const priority = rankOrders(orders, list);
  const banned = orders[priority.banner]?.ban ?? '';
  const picks = pick(tableOf(position), banned, priority.turns, orders, info.options);
  const next = demote(list, priority.won);
  const column = HAND_COLUMNS[position.round]!;
  const seats = draftOf(position.seats);
  seats.forEach((hand, seat) => {
    hand.place = next.indexOf(seat) + 1;
    hand.number = orders[seat]!.priority;
    hand.turn = priority.turns.indexOf(seat) + 1;
    hand[column] = picks[seat]!;
  });
  const round = position.round + 1;
  const after: NinePosition = { round, over: round >= ROUNDS, banned, seats, deals: position.deals };
  if (tell) tellRound(tell, info, orders, priority, picks, position, after);
  return { position: after, earnings: [] };
}

/** What each seat gets: the first of its wants that is still there, else a leftover (N3, N4). */
function pick(
  shown: readonly Card[],
  banned: Card | '',
  turns: readonly number[],
  orders: readonly Order[],
  options: Options,
): readonly Card[] {
  const left = shown.filter((card) => card !== banned);
  const picks: Card[] = [];
  for (const seat of turns) {
    let at = -1;
    for (const want of orders[seat]!.wants) {
      at = left.indexOf(want);
      if (at >= 0) break;
    }
    if (at < 0) at = leftoverOf(left, options.leftover === 'highest' ? -1 : 1);
    picks[seat] = left[at]!;
    left.splice(at, 1);
  }
  return picks;
}

/** The index of the lowest number (highest with sign -1); of equal numbers the first colour (N4). */
function leftoverOf(cards: readonly Card[], sign: 1 | -1): number {
  let best = 0;
  let bestRank = Number.POSITIVE_INFINITY;
  for (let i = 0; i < cards.length; i++) {
    const { number, colour } = faceOf(cards[i]!);
    const rank = sign * number * COLOURS.length + COLOURS.indexOf(colour);
    if (rank < bestRank) {
      best = i;
      bestRank = rank;
    }
  }
  return best;
}
