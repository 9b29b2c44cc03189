import { draftOf } from '../../data.ts';
import { plural } from '../../kit.ts';
import { compare, type Work } from './compare.ts';
import { type Status, statusesOf } from './layout.ts';
import type { Mvp, Order } from './order.ts';
import type { Lesson } from './position.ts';
import { BIDS, nameOf, PLACES } from './vocabulary.ts';

/**
 * Resolves a round. First bids are laid. Then the bids on exposed cards are compared. Last, the bids on cards that
 * claims have exposed are compared (M3, M4, M5).
 */
export const resolve: Mvp['resolve'] = (info, position, orders, _chance, tell) => {
  const seats = draftOf(position.seats);
  const cards = draftOf(position.cards);
  const work: Work = { info, seats, cards, tell };
  for (const [seat, order] of orders.entries()) layBids(work, order, seat);
  const before = statusesOf(cards);
  for (const [at, row] of cards.entries()) if (before[at] === 'exposed') compare(work, row, true);
  const after = statusesOf(cards);
  tellRevealed(work, before, after);
  for (const [at, row] of cards.entries())
    if (after[at] === 'exposed' && before[at] !== 'exposed') compare(work, row, false);
  const learned = [...position.learned, ...orders.flatMap((order, seat) => learn(work, order, seat))];
  const round = position.round + 1;
  const isStill = after.join() === before.join() && orders.every(({ bids }) => bids.length === 0);
  const ends: readonly (readonly [is: boolean, ruling: string, text: string])[] = [
    [after.every((status) => status === 'claimed'), 'M4', 'All 24 cards are claimed: the match ends.'],
    [isStill, 'M14', 'Nobody bid and no card was claimed, so the match ends.'],
    [
      round >= info.options.lastRound,
      'M15',
      `Round ${round} was the last round. Cards that are not claimed stay unclaimed.`,
    ],
  ];
  const end = ends.find(([is]) => is);
  if (end) tell('public', end[1], end[2], { isEnd: true });
  return { position: { round, over: end !== undefined, seats, cards, learned }, earnings: [] };
};

/** Adds bought chips to the hands, and moves bids to their cards (M2). */
function layBids({ seats, cards, tell }: Work, { buyChips, bids }: Order, seat: number): void {
  const hand = seats[seat]!;
  const column = BIDS[seat]!;
  hand.chips += buyChips;
  if (buyChips > 0) tell(seat, 'M6', `${hand.player} buys ${plural(buyChips, 'chip')}.`);
  for (const at of new Set(bids.map(({ card }) => card))) {
    const added = bids.reduce((sum, { card, chips }) => sum + (card === at ? chips : 0), 0);
    hand.chips -= added;
    cards[at]![column] += added;
    const words = `${plural(added, 'chip')} on ${PLACES[at]} (now ${cards[at]![column]} in all)`;
    tell(seat, 'M2', `${hand.player} bids ${words}.`);
  }
}

/** Tells which cards were uncovered by claims. */
function tellRevealed({ cards, tell }: Work, before: readonly Status[], after: readonly Status[]): void {
  for (const [status, words] of [
    ['nearly-exposed', 'These cards are revealed and nearly exposed now'],
    ['exposed', 'These cards are exposed now'],
  ]) {
    const now = cards.filter((_, at) => before[at] !== status && after[at] === status);
    const list = now.map(({ place, card }) => `${place} (${nameOf(card)})`);
    if (list.length > 0) tell('public', 'M1', `${words}: ${list.join(', ')}.`);
  }
}

/** Gives a buyer the bought information at the end of the round. Nobody else gets this information (M8). */
function learn({ info, cards, tell }: Work, { identify, locate }: Order, seat: number): Lesson[] {
  const player = info.names[seat]!;
  return [...identify, ...locate].map((bought) => {
    const { place, card } = cards.find((row) => row.place === bought || row.card === bought)!;
    const found =
      bought === place ? `looks at ${place}: ${nameOf(card)}` : `finds ${nameOf(card)} at ${place}`;
    tell(seat, 'M8', `${player} ${found}.`);
    return { player, place, card };
  });
}
