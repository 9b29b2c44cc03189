import { type Draft, draftOf } from '../../data.ts';
import { joined, plural, type Stream, type Tell } from '../../kit.ts';
import type { Order, Soulmate } from './order.ts';
import { CARDS, type Hand, type Options, type Play, pairsOf, ROUNDS } from './position.ts';
import { inWords } from './view.ts';

/** Resolves a round: compares each card with the soulmate's card. Everything that is played is used up (S10). */
export const resolve: Soulmate['resolve'] = ({ options }, position, orders, chance, tell) => {
  const round = position.round + 1;
  const over = round >= ROUNDS;
  const stream = options.defaultCard === 'random' ? chance(`default-card:${round}`) : undefined;
  const seats = draftOf(position.seats);
  const played = seats.map((hand, seat): Draft<Play> => {
    const { card: named, garnets, token, buyTokens } = orders[seat]!;
    const card = named || defaultOf(hand, options, stream);
    hand[CARDS.column(card)]--;
    hand.pointTokens += buyTokens - Number(token);
    return { round, player: hand.player, card, garnets, token, points: 0 };
  });
  const pairs = pairsOf(seats).map(([a, b]) => [played[a]!, played[b]!] as const);
  for (const pair of pairs) score(...pair);
  for (const [seat, play] of played.entries()) tellPlay(tell, options, seat, orders[seat]!, play);
  for (const pair of pairs) tellPair(tell, ...pair);
  // The number of points stays secret (S7).
  const scorers = played.filter(({ points }) => points > 0).map(({ player }) => player);
  tell('public', 'S7', scorers.length > 0 ? `Points go to ${joined(scorers)}.` : 'Nobody gets points.');
  const end = `Round ${ROUNDS} was the last round, and all cards are played.`;
  if (over) tell('public', 'S13', end, { isEnd: true });
  return { position: { round, over, seats, plays: position.plays.concat(played) }, earnings: [] };
};

/**
 * Scores the plays of two soulmates. The higher number gets 1 point, and 1 more point for each point token that the two
 * players used. Equal numbers get no points.
 */
function score(a: Draft<Play>, b: Draft<Play>): void {
  // Garnets are compared first, because the sum of a card and very many garnets would be rounded.
  const ahead = a.garnets - b.garnets + (a.card - b.card);
  const points = 1 + Number(a.token) + Number(b.token);
  if (ahead > 0) a.points = points;
  if (ahead < 0) b.points = points;
}

/** Gives the card of a player who names no card: the lowest or highest card in hand, or a random card (S1). */
function defaultOf(hand: Hand, { defaultCard }: Options, stream: Stream | undefined): number {
  const held = CARDS.list(hand);
  if (stream) return held[stream.below(held.length)]!;
  return held[defaultCard === 'lowest' ? 0 : held.length - 1]!;
}

/** Tells a player about the player's own play. */
function tellPlay(tell: Tell, options: Options, seat: number, { buyTokens, card }: Order, play: Play): void {
  const { player } = play;
  const price = plural(buyTokens * options.pointTokenPrice, 'garnet');
  if (buyTokens > 0) tell(seat, 'S11', `${player} buys ${plural(buyTokens, 'point token')} for ${price}.`);
  const none = `${player} sent no valid card`;
  if (card === 0) tell(seat, 'S1', `${none}, so the ${options.defaultCard} card is played: ${play.card}.`);
  tell(seat, 'X4', `${player} plays ${inWords(play)}.`);
}

/** Tells the host how the plays of two soulmates compare. */
function tellPair(tell: Tell, a: Play, b: Play): void {
  const numbers = joined([a, b].map(({ player, card, garnets }) => `${player} ${card + garnets}`));
  const { player, points } = a.points > 0 ? a : b;
  const used = Number(a.token) + Number(b.token);
  const tokens = plural(used, 'point token');
  const wasted = used > 0 ? ` ${tokens} had no effect.` : '';
  const more = used > 0 ? ` and ${used} for ${tokens}, so ${plural(points, 'point')} in all` : '';
  if (points > 0) tell('host', 'S7', `${numbers}. ${player} gets 1 point${more}.`);
  else tell('host', 'S10', `${numbers}. This is a tie, and neither player gets points.${wasted}`);
}
