import type { Draft } from '../../data.ts';
import { type Chance, plural, type Stream, type Tell } from '../../kit.ts';
import type { Order, Soulmate } from './order.ts';
import type { Hand, Info, Options, Play, SoulmatePosition } from './position.ts';
import { CARDS, ROUNDS, soulmatesOf } from './position.ts';
import { inWords } from './view.ts';

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

/** Tells each player their own play, the host each comparison, and everyone who got points (S7). */
function tellRound(
  tell: Tell,
  options: Options,
  soulmates: readonly number[],
  orders: readonly Order[],
  played: readonly Play[],
): void {
  played.forEach((play, seat) => {
    tellPlay(tell, options, seat, orders[seat]!, play);
  });
  soulmates.forEach((mate, seat) => {
    if (mate > seat) tellPair(tell, played[seat]!, played[mate]!);
  });
  const scorers = played.filter(({ points }) => points > 0).map(({ player }) => player);
  tell('public', 'S7', scorers.length > 0 ? `Points go to ${scorers.join(', ')}.` : 'Nobody gets points.');
  if (played[0]!.round >= ROUNDS)
    tell('public', 'S13', `Round ${ROUNDS} was the last: all cards are played.`, { isEnd: true });
}

function tellPlay(
  tell: Tell,
  { defaultCard, pointTokenPrice }: Options,
  seat: number,
  { buyTokens, card }: Order,
  play: Play,
): void {
  const { player } = play;
  if (buyTokens > 0) {
    const price = plural(buyTokens * pointTokenPrice, 'garnet');
    tell(seat, 'S11', `${player} buys ${plural(buyTokens, 'point token')} for ${price}.`);
  }
  if (card === 0)
    tell(
      seat,
      'S1',
      `No card was named that ${player} holds: the ${defaultCard} one stands in, ${play.card}.`,
    );
  tell(seat, 'X4', `${player} plays ${inWords(play)}.`);
}

function tellPair(tell: Tell, a: Play, b: Play): void {
  const numbers = `${a.player} ${a.card + a.garnets}, ${b.player} ${b.card + b.garnets}`;
  const winner = a.points > 0 ? a : b;
  const used = (a.token ? 1 : 0) + (b.token ? 1 : 0);
  const tokens = plural(used, 'point token');
  if (winner.points === 0)
    tell('host', 'S10', `${numbers}: a tie, and nobody scores.${used > 0 ? ` ${tokens} wasted.` : ''}`);
  else
    tell(
      'host',
      'S7',
      `${numbers}: ${winner.player} gets 1 point${used > 0 ? ` and ${used} for ${tokens}, ${winner.points} together` : ''}.`,
    );
}
