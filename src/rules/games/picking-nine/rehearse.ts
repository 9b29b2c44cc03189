import { byName } from '../../kit.ts';
import type { Nine } from './order.ts';
import { bestQuattro } from './quattro.ts';
import { type Card, cardWords, faceOf, PLACES } from './vocabulary.ts';

/** Wants the cards that help the player's own quattro most. Bans a high card that the player does not want. Sends a random number. */
export const rehearse: Nine['rehearse'] = (_info, _seat, seen, random) => {
  // Sometimes nothing is sent.
  if (random(20) === 0) return {};
  const { cards } = seen.private;
  const valued = seen.public.table
    .map((card) => ({ card, value: worthOf(cards, card) + random(3) }))
    .sort((a, b) => b.value - a.value)
    .map(({ card }) => card);
  const [unwanted] = valued.slice(PLACES.length - 2).sort((a, b) => faceOf(b).number - faceOf(a).number);
  const wants = PLACES.map((_, i) => `wants${i + 1}`);
  return {
    ...byName(wants, valued.map(cardWords)),
    ...(unwanted && random(5) > 0 ? { ban: cardWords(unwanted) } : {}),
    ...(random(12) > 0 ? { priority: String(1 + random(6)) } : {}),
  };
};

/**
 * Gives the worth of a card for a hand. The points that the card adds to the best quattro count most. A new colour, a
 * new number and a high number count too.
 */
function worthOf(cards: readonly Card[], card: Card): number {
  const { colour, number } = faceOf(card);
  const gain = bestQuattro([...cards, card]).score - bestQuattro(cards).score;
  const clashes = cards.map(faceOf).some((held) => held.colour === colour || held.number === number);
  return 10 * gain + (clashes ? 0 : 12) + number;
}
