import type { Chance, Stream } from '../../base/chance.ts';
import type { Draft } from '../../declare/tables.ts';
import type { Order, Soulmate } from './order.ts';
import {
  CARDS,
  type Hand,
  type Info,
  type Play,
  ROUNDS,
  type SoulmatePosition,
  soulmatesOf,
} from './position.ts';
import { tellRound } from './why.ts';

/** Every card is compared with the soulmate's; what was played is spent in any case (S10). */
export const resolve: Soulmate['resolve'] = (info, position, orders, chance, tell) => {
  const round = position.round + 1;
  const over = round >= ROUNDS;
  const soulmates = soulmatesOf(position.seats);
  const cards = cardsPlayed(info, position, orders, chance);
  const seats = position.seats.map(copyHand);
  const played = seats.map((hand, seat): Play => {
    const { garnets, token, buyTokens } = orders[seat]!;
    const card = cards[seat]!;
    hand[CARDS.column(card)]--;
    hand.pointTokens += buyTokens - (token ? 1 : 0);
    const points = pointsFor(orders, cards, seat, soulmates[seat]!);
    return { round, player: hand.player, card, garnets, token, points };
  });
  if (tell) tellRound(tell, info.options, soulmates, orders, played);
  return { position: { round, over, seats, plays: position.plays.concat(played) }, earnings: [] };
};

/** The points of a seat: 1 for the higher number, and 1 for each point token that either has used. */
function pointsFor(orders: readonly Order[], cards: readonly number[], seat: number, mate: number): number {
  const mine = orders[seat]!;
  const other = orders[mate]!;
  // Garnets first: a sum of a card and very many garnets would be rounded.
  const ahead = mine.garnets - other.garnets + (cards[seat]! - cards[mate]!);
  return ahead > 0 ? 1 + (mine.token ? 1 : 0) + (other.token ? 1 : 0) : 0;
}

/** The card of each seat: the one named, or the default: the lowest held, the highest, or one drawn (S1). */
function cardsPlayed(
  { options: { defaultCard } }: Info,
  { round, seats }: SoulmatePosition,
  orders: readonly Order[],
  chance: Chance,
): readonly number[] {
  let stream: Stream | undefined;
  return orders.map(({ card }, seat) => {
    if (card > 0) return card;
    const held = CARDS.list(seats[seat]!);
    if (defaultCard === 'lowest') return held[0]!;
    if (defaultCard === 'highest') return held[held.length - 1]!;
    stream ??= chance(`default-card:${round + 1}`);
    return held[stream.below(held.length)]!;
  });
}

/** A copy to write to. Named columns are copied several times faster than a spread. */
function copyHand({ player, pair, card1, card2, card3, pointTokens }: Hand): Draft<Hand> {
  return { player, pair, card1, card2, card3, pointTokens };
}
