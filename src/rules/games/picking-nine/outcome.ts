import { byName, listed, outcomeByScores, plural, seatsWith } from '../../kit.ts';
import type { Nine } from './order.ts';
import { cardsOf } from './position.ts';
import { bestQuattro, sumWords } from './quattro.ts';
import { type Card, listWords } from './vocabulary.ts';

/**
 * Gives the outcome. The best quattro wins, and a sole winner is paid. Players with the second-lowest score or less are
 * candidates (N10, N11, N13).
 */
export const outcome: Nine['outcome'] = ({ names, options: { winnerGarnets } }, { seats }, _chance, tell) => {
  const hands = seats.map(cardsOf);
  const quattros = hands.map(bestQuattro);
  const scores = quattros.map(({ score }) => score);
  const winners = seatsWith('most', scores);
  const secondLowest = [...scores].sort((a, b) => a - b)[1]!;
  const candidates = [...scores.keys()].filter((seat) => scores[seat]! <= secondLowest);
  const isAlone = winners.length === 1;
  if (tell) {
    for (const [seat, hand] of hands.entries())
      tell('public', 'N10', `${names[seat]}: ${quattroWords(hand)}`);
    const namesOf = (some: readonly number[]) => listed(some.map((seat) => names[seat]!));
    const [top, best] = [namesOf(winners), scores[winners[0]!]];
    const paid = `one Token of Life and ${plural(winnerGarnets, 'garnet')}`;
    const tie = `${top} tie for the best quattro with ${best}, so nobody gets tokens or garnets.`;
    if (isAlone) tell('public', 'N13', `${top} alone has the best quattro, ${best}, and wins ${paid}.`);
    else tell('public', 'N11', tie);
    const low = `up to this score are candidates: ${namesOf(candidates)}`;
    tell('public', 'N11', `The second-lowest score is ${secondLowest}. All players ${low}.`);
  }
  return outcomeByScores(scores, {
    candidates,
    vote: false,
    earnings: isAlone ? [{ seat: winners[0]!, tokensOfLife: 1, garnets: winnerGarnets }] : [],
    extra: { quattros: byName(names, (seat) => quattros[seat]!.cards) },
  });
};

/** Describes the best quattro of a hand for the account of the scoring: the quattro, its sum and the card left out. */
function quattroWords(hand: readonly Card[]): string {
  const { cards, score } = bestQuattro(hand);
  if (score === 0)
    return `${listWords(hand)}: no four of these cards differ in number and colour, so the score is 0.`;
  const without = listWords(hand.filter((card) => !cards.includes(card)));
  return `${listWords(cards)}: ${sumWords(cards)} = ${score}, without ${without}.`;
}
