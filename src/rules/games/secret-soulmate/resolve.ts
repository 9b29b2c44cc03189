import type { Chance, Stream } from '../../base/chance.ts';
import type { Table } from '../../declare/table.ts';
import type { Resolved, Tell } from '../../game.ts';
import type { Options } from './options.ts';
import { cardsOf, type Order } from './order.ts';
import { type Hand, type Play, type SoulmatePosition, soulmatesOf } from './position.ts';
import { ROUNDS } from './vocabulary.ts';
import { tellPair, tellPlay, tellScored } from './why.ts';

/** Every card is compared with the soulmate's; what was played is spent in any case (S10). */
export function resolve(
  table: Table<Options>,
  position: SoulmatePosition,
  orders: readonly Order[],
  chance: Chance,
  tell?: Tell,
): Resolved<SoulmatePosition> {
  const round = position.round + 1;
  const soulmates = soulmatesOf(position.seats);
  const cards = drawCards(table, position, orders, chance);
  const seats: Hand[] = [];
  const plays = position.plays.slice();
  for (let seat = 0; seat < orders.length; seat++) {
    const { garnets, token, buyTokens } = orders[seat] as Order;
    const mate = soulmates[seat] as number;
    const card = cards[seat] as number;
    const points = scores(orders, cards, seat, mate);
    const hand = position.seats[seat] as Hand;
    seats.push(spend(hand, card, buyTokens - (token ? 1 : 0)));
    plays.push({ round, player: hand.player, card, garnets, token, points });
  }
  const over = round >= ROUNDS;
  if (tell) {
    const played = plays.slice(-orders.length);
    played.forEach((play, seat) => {
      tellPlay(tell, table.options, seat, orders[seat] as Order, play);
    });
    played.forEach((play, seat) => {
      const mate = soulmates[seat] as number;
      if (mate > seat) tellPair(tell, play, played[mate] as Play);
    });
    tellScored(tell, played);
    if (over) tell('public', 'S13', `Round ${round} was the last: all cards are played.`);
  }
  return { position: { round, over, seats, plays }, earnings: [] };
}

/** The points of a seat: 1 for the higher number, and 1 for each point token that either has used. */
function scores(orders: readonly Order[], cards: readonly number[], seat: number, mate: number): number {
  const mine = orders[seat] as Order;
  const other = orders[mate] as Order;
  // Boosts first: cards added to very large boosts would drown in them.
  const ahead = mine.garnets - other.garnets + ((cards[seat] as number) - (cards[mate] as number));
  return ahead > 0 ? 1 + (mine.token ? 1 : 0) + (other.token ? 1 : 0) : 0;
}

function spend(hand: Hand, card: number, tokens: number): Hand {
  return {
    player: hand.player,
    pair: hand.pair,
    card1: card === 1 ? hand.card1 - 1 : hand.card1,
    card2: card === 2 ? hand.card2 - 1 : hand.card2,
    card3: card === 3 ? hand.card3 - 1 : hand.card3,
    pointTokens: hand.pointTokens + tokens,
  };
}

/** The card of each seat, drawn for those who have still to be given one (S1, “random”). */
function drawCards(
  { options }: Table<Options>,
  { round, seats }: SoulmatePosition,
  orders: readonly Order[],
  chance: Chance,
): readonly number[] {
  if (options.defaultCard !== 'random') return orders.map(({ card }) => card);
  let stream: Stream | undefined;
  return orders.map(({ card }, seat) => {
    if (card > 0) return card;
    stream ??= chance(`default-card:${round + 1}`);
    const held = cardsOf(seats[seat] as Hand);
    return held[stream.below(held.length)] as number;
  });
}
