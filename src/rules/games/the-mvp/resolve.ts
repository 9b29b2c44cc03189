import { draftOf } from '../../data.ts';
import { plural, type Tell } from '../../kit.ts';
import { compare, type Work } from './compare.ts';
import { type Status, statusesOf } from './layout.ts';
import type { Info } from './options.ts';
import type { Mvp, Order } from './order.ts';
import type { CardRow, Lesson } from './position.ts';
import { BIDS, nameOf, PLACES } from './vocabulary.ts';

/**
 * Resolves a round. First bids are laid. Then the bids on exposed cards are compared. Last, the bids on cards that
 * claims have exposed are compared (M3, M4, M5).
 */
export const resolve: Mvp['resolve'] = (info, position, orders, _chance, tell) => {
  const seats = draftOf(position.seats);
  const cards = draftOf(position.cards);
  const learned = [...position.learned];
  const work: Work = { info, position, seats, cards, tell };
  const before = statusesOf(cards);
  for (let seat = 0; seat < orders.length; seat++) layBids(work, orders[seat]!, seat);
  let claims = 0;
  before.forEach((status, at) => {
    if (status === 'exposed' && compare(work, at, true)) claims++;
  });
  // Only the first comparison claims cards.
  const after = statusesOf(cards);
  if (tell) tellRevealed(tell, cards, before, after);
  after.forEach((status, at) => {
    if (status === 'exposed' && before[at] !== 'exposed') compare(work, at, false);
  });
  for (let seat = 0; seat < orders.length; seat++) learn(work, orders[seat]!, seat, learned);
  const round = position.round + 1;
  const isStill = claims === 0 && orders.every(({ bids }) => bids.length === 0);
  const end = endOf(info, after, isStill, round);
  if (end) tell?.('public', ...end, { isEnd: true });
  const over = end !== undefined;
  return { position: { ...position, round, over, seats, cards, learned }, earnings: [] };
};

/** Adds bought chips to the hands, and moves bids to their cards (M2). */
function layBids({ position, seats, cards, tell }: Work, { buyChips, bids }: Order, seat: number): void {
  const hand = seats[seat]!;
  const column = BIDS[seat]!;
  hand.chips += buyChips;
  for (const { card, chips } of bids) {
    hand.chips -= chips;
    cards[card]![column] += chips;
  }
  if (!tell) return;
  const name = hand.player;
  if (buyChips > 0) tell(seat, 'M6', `${name} buys ${plural(buyChips, 'chip')}.`);
  for (const at of new Set(bids.map(({ card }) => card))) {
    const stand = cards[at]![column];
    const added = plural(stand - position.cards[at]![column], 'chip');
    tell(seat, 'M2', `${name} bids ${added} on ${PLACES[at]} (now ${stand} in all).`);
  }
}

/** Words about cards that were uncovered by claims. */
const REVEALED = {
  'nearly-exposed': 'These cards are revealed and nearly exposed now',
  exposed: 'These cards are exposed now',
} as const;

function tellRevealed(
  tell: Tell,
  cards: readonly CardRow[],
  before: readonly Status[],
  after: readonly Status[],
): void {
  for (const [status, words] of Object.entries(REVEALED)) {
    const now = cards.filter((_, at) => before[at] !== status && after[at] === status);
    const list = now.map(({ place, card }) => `${place} (${nameOf(card)})`);
    if (list.length === 0) continue;
    tell('public', 'M1', `${words}: ${list.join(', ')}.`);
  }
}

/** Gives a buyer the bought information at the end of the round. Nobody else gets this information (M8). */
function learn({ info, cards, tell }: Work, { identify, locate }: Order, seat: number, learned: Lesson[]) {
  for (const bought of identify.concat(locate)) {
    const { place, card } = cards.find((row) => row.place === bought || row.card === bought)!;
    const player = info.names[seat]!;
    const found =
      bought === place ? `looks at ${place}: ${nameOf(card)}` : `finds ${nameOf(card)} at ${place}`;
    tell?.(seat, 'M8', `${player} ${found}.`);
    learned.push({ player, place, card });
  }
}

/** Gives the reason why the match ends with this round: the ruling, and a sentence. Undefined if the match goes on. */
function endOf(
  { options }: Info,
  after: readonly Status[],
  isStill: boolean,
  round: number,
): [ruling: string, text: string] | undefined {
  if (after.every((status) => status === 'claimed'))
    return ['M4', 'All 24 cards are claimed: the match ends.'];
  if (isStill) return ['M14', 'Nobody bid and no card was claimed, so the match ends.'];
  if (round < options.lastRound) return undefined;
  return ['M15', `Round ${round} was the last round. Cards that are not claimed stay unclaimed.`];
}
