import { combinationsOf, pointsOf } from './combination.ts';
import type { Mvp } from './order.ts';
import { type CardView, cardsOf, type PublicView } from './view.ts';
import { PLACES } from './vocabulary.ts';

/**
 * Moods of the simulated players, so that rehearsals end in different ways. A card that everyone sees decides the mood
 * of a rehearsal. Eager players claim everything. Slow players reach the last round. Tired players stop bidding.
 */
const MOODS = ['eager', 'slow', 'eager', 'tired'] as const;

/** Makes small bids on cards that fit the team’s cards. Takes flags if they are worth the chips, and buys a little. */
export const rehearse: Mvp['rehearse'] = ({ seats, options }, seat, seen, random) => {
  const { cards } = seen.public;
  const { startingChips, chipPrice, identifyPrice, boughtChipsUsable } = options;
  const mood = MOODS[Number(cards.U!.card!.slice(-1)) % MOODS.length]!;
  let { garnets, chips } = seen.private;
  const answers: Record<string, string> = {};
  if (chips < 6 && mood === 'eager' && garnets >= chipPrice && chipPrice > 0) {
    const count = Math.min(5, Math.floor(garnets / chipPrice));
    answers.buyChips = String(count);
    garnets -= count * chipPrice;
    if (boughtChipsUsable === 'now') chips += count;
  }
  const hidden = PLACES.filter((place) => cards[place]!.status === 'hidden');
  if (hidden.length > 0 && garnets >= identifyPrice && random(4) === 0)
    answers.identify = hidden[random(hidden.length)]!;
  // Tired players keep their last chips, so that a stalemate ends the match.
  if (mood === 'tired' && chips < startingChips * 0.6) return answers;
  const bids: string[] = [];
  for (const place of PLACES) {
    const wish = wishFor(cards[place]!, seen.public, seats[seat]!.meadow!, mood === 'slow', random);
    const bid = Math.min(wish, chips);
    // A bid on a flagged card is useless if the player has too few chips to win the card.
    if (bid < 1 || (bid < wish && cards[place]!.flag !== undefined)) continue;
    bids.push(`${place} ${bid}`);
    chips -= bid;
  }
  if (bids.length > 0) answers.bids = bids.join('\n');
  return answers;
};

function wishFor(
  view: CardView,
  all: PublicView,
  team: string,
  isSlow: boolean,
  random: (n: number) => number,
): number {
  const { status, flag, bid = 0 } = view;
  const hits = (oneIn: number, oneInSlow: number) => random(isSlow ? oneInSlow : oneIn) === 0;
  if (status === 'nearly-exposed') return hits(3, 8) ? 1 + random(2) : 0;
  if (status !== 'exposed') return 0;
  if (flag === team) return random(5) === 0 ? 1 : 0;
  const value = worth(view, all, team);
  if (flag === undefined) return hits(2, 6) ? 1 + random(Math.max(2, value)) : 0;
  return bid <= value && hits(4, 2) ? bid + 1 + random(2) : 0;
}

/** Rates a card for a team: the points that the card adds to the claimed and flagged cards of the team, and 2 more. */
function worth({ card = '' }: CardView, all: PublicView, team: string): number {
  const held = [...cardsOf(all, team, 'claimed'), ...cardsOf(all, team, 'exposed')];
  return 2 + pointsOf(combinationsOf([...held, card])) - pointsOf(combinationsOf(held));
}
