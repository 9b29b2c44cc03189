import type { Mvp } from './order.ts';
import { PLACES } from './vocabulary.ts';

/**
 * Makes small bids, and buys a little. A card that everyone sees decides the mood of a rehearsal, so that rehearsals end
 * in different ways. Eager players claim everything. Slow players reach the last round. Tired players stop bidding.
 */
export const rehearse: Mvp['rehearse'] = (
  { seats, options },
  seat,
  { public: view, private: own },
  random,
) => {
  const { chipPrice, identifyPrice, startingChips } = options;
  const mood = (['eager', 'slow', 'eager', 'tired'] as const)[Number(view.cards.U!.card!.slice(-1)) % 4]!;
  const statusOf = (place: string) => view.cards[place]!.status;
  let { garnets, chips } = own;
  const answers: Record<string, string> = {};
  if (chips < 6 && mood === 'eager' && garnets >= chipPrice) {
    answers.buyChips = '1';
    garnets -= chipPrice;
  }
  const hidden = PLACES.filter((place) => statusOf(place) === 'hidden');
  if (hidden.length > 0 && garnets >= identifyPrice && random(4) === 0)
    answers.identify = hidden[random(hidden.length)]!;
  // Tired players keep their last chips, so that a stalemate ends the match.
  if (mood === 'tired' && chips < startingChips * 0.6) return answers;
  const bids = PLACES.flatMap((place) => {
    const { status, flag, bid = 0 } = view.cards[place]!;
    const isOpen = status === 'exposed' || status === 'nearly-exposed';
    if (!isOpen || random(mood === 'slow' ? 6 : 3) > 0) return [];
    const isTheirs = flag !== undefined && flag !== seats[seat]!.meadow;
    const wish = (isTheirs ? bid : 0) + 1 + random(2);
    if (wish > chips) return [];
    chips -= wish;
    return [`${place} ${wish}`];
  });
  return bids.length > 0 ? { ...answers, bids: bids.join('\n') } : answers;
};
