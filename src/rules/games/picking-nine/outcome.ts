import { byName, listed, outcomeByScores, seatsWith } from '../../kit.ts';
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
  for (const [seat, hand] of hands.entries()) tell('public', 'N10', `${names[seat]}: ${quattroWords(hand)}`);
  const low = `up to this score are candidates: ${listed(candidates.map((seat) => names[seat]!))}`;
  tell('public', 'N11', `The second-lowest score is ${secondLowest}. All players ${low}.`);
  return outcomeByScores(scores, {
    candidates,
    vote: false,
    earnings: winners.length > 1 ? [] : [{ seat: winners[0]!, tokensOfLife: 1, garnets: winnerGarnets }],
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
