import type { Nine } from './order.ts';
import { bestQuattro } from './quattro.ts';
import { type Card, cardWords, faceOf, PLACES } from './vocabulary.ts';

/** Wants the cards that help the own quattro most, bans a high card that is not wanted, and sends a random number. */
export const rehearse: Nine['rehearse'] = (_info, _seat, seen, random) => {
  // Sometimes nothing is sent.
  if (random(20) === 0) return {};
  const { cards } = seen.private;
  const valued = seen.public.table
    .map((card) => ({ card, value: worthOf(cards, card) + random(3) }))
    .sort((a, b) => b.value - a.value)
    .map(({ card }) => card);
  const answers: Record<string, string> = {};
  valued.slice(0, PLACES.length).forEach((card, i) => {
    answers[`wants${i + 1}`] = cardWords(card);
  });
  const [unwanted] = valued.slice(PLACES.length - 2).sort((a, b) => faceOf(b).number - faceOf(a).number);
  if (unwanted && random(5) > 0) answers.ban = cardWords(unwanted);
  if (random(12) > 0) answers.priority = String(1 + random(6));
  return answers;
};

/** Rates a card for a hand by how much it adds to a quattro, or by whether its colour and number are missing. */
function worthOf(cards: readonly Card[], card: Card): number {
  const { colour, number } = faceOf(card);
  const gain = bestQuattro([...cards, card]).score - bestQuattro(cards).score;
  const clashes = cards.map(faceOf).some((held) => held.colour === colour || held.number === number);
  return 10 * gain + (clashes ? 0 : 12) + number;
}
