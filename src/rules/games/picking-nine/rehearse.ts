import type { Answers } from '../../data.ts';
import { PLACES } from './order.ts';
import { bestQuattro } from './quattro.ts';
import type { PrivateView, PublicView } from './view.ts';
import { type Card, cardWords, faceOf } from './vocabulary.ts';

/** Wants the cards that help its own quattro most, bans a high card that it does not want, and sends a random number. */
export function rehearse(
  _info: unknown,
  _seat: number,
  seen: { readonly public: PublicView; readonly private: PrivateView },
  random: (n: number) => number,
): Answers {
  // Sometimes nothing is sent.
  if (random(20) === 0) return {};
  const { cards } = seen.private;
  const valued = seen.public.table
    .map((card) => ({ card, value: worthOf(cards, card) + random(3) }))
    .sort((a, b) => b.value - a.value);
  const answers: Record<string, string> = {};
  PLACES.forEach((_, i) => {
    const wanted = valued[i];
    if (wanted) answers[`wants${i + 1}`] = cardWords(wanted.card);
  });
  const unwanted = valued
    .slice(PLACES.length - 2)
    .sort((a, b) => faceOf(b.card).number - faceOf(a.card).number);
  if (unwanted[0] && random(5) > 0) answers.ban = cardWords(unwanted[0].card);
  if (random(12) > 0) answers.priority = String(1 + random(6));
  return answers;
}

/** What a card is worth to a hand: what it adds to a quattro, or brings of a colour and a number that are missing. */
function worthOf(cards: readonly Card[], card: Card): number {
  const { colour, number } = faceOf(card);
  const gain = bestQuattro([...cards, card]).score - bestQuattro(cards).score;
  const clashes = cards.some((held) => faceOf(held).colour === colour || faceOf(held).number === number);
  return 10 * gain + (clashes ? 0 : 12) + number;
}
