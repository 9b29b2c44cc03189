import { plural, type Tell } from '../../kit.ts';
import { compare, draftAt, type Work } from './compare.ts';
import type { Info } from './options.ts';
import type { Mvp, Order } from './order.ts';
import { type Status, statusesOf } from './pattern.ts';
import type { CardRow, Lesson } from './position.ts';
import { teamsOf } from './teams.ts';
import { BIDS, nameOf, PLACES } from './vocabulary.ts';

/** Adds the bids, compares exposed cards, removes claimed ones, then compares the cards these exposed (M3, M4, M5). */
export const resolve: Mvp['resolve'] = (info, position, orders, _chance, tell) => {
  const { sides } = teamsOf(info.seats);
  const seats = position.seats.map(({ player, chips }) => ({ player, chips }));
  const cards = position.cards.slice();
  const work: Work = { info, position, sides, seats, cards, tell };
  const before = statusesOf(position.cards);
  orders.forEach((order, seat) => {
    layBids(work, order, seat);
  });
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
  const learned = position.learned.slice();
  orders.forEach((order, seat) => {
    learn(work, order, seat, learned);
  });
  const round = position.round + 1;
  const isStill = claims === 0 && orders.every(({ bids }) => bids.length === 0);
  const end = endOf(info, after, isStill, round);
  if (end) tell?.('public', ...end, { isEnd: true });
  return { position: { ...position, round, over: end !== undefined, seats, cards, learned }, earnings: [] };
};

/** Adds bought chips to a player’s hand, and moves the bids from the hand to their cards (M2). */
function layBids(work: Work, { buyChips, bids }: Order, seat: number): void {
  const { position, seats, cards, tell } = work;
  const hand = seats[seat]!;
  const column = BIDS[seat]!;
  hand.chips += buyChips;
  for (const { card, chips } of bids) {
    hand.chips -= chips;
    draftAt(work, card)[column] += chips;
  }
  if (!tell) return;
  const name = hand.player;
  if (buyChips > 0) tell(seat, 'M6', `${name} buys ${plural(buyChips, 'chip')}.`);
  for (const at of new Set(bids.map(({ card }) => card))) {
    const stand = cards[at]![column];
    const added = plural(stand - position.cards[at]![column], 'chip');
    tell(seat, 'M2', `${name} bids ${added} on ${PLACES[at]}; ${stand} of ${name}’s stand there now.`);
  }
}

/** Tells of the cards that the claims uncovered, in a line for each kind. */
function tellRevealed(
  tell: Tell,
  cards: readonly CardRow[],
  before: readonly Status[],
  after: readonly Status[],
): void {
  const nowAre = (status: Status) =>
    cards
      .filter((_, at) => before[at] !== status && after[at] === status)
      .map(({ place, card }) => `${place} (${nameOf(card)})`);
  const tellNow = (status: Status, words: string) => {
    const now = nowAre(status);
    if (now.length > 0) tell('public', 'M1', `${words}: ${now.join(', ')}.`);
  };
  tellNow('nearly-exposed', 'Revealed, and nearly exposed now');
  tellNow('exposed', 'Exposed now');
}

/** What was bought is answered from the pattern at the end of the round, to the buyer alone (M8). */
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

/** Why the match ends with this round, if it does: the ruling, and a sentence. */
function endOf(
  { options }: Info,
  after: readonly Status[],
  isStill: boolean,
  round: number,
): [ruling: string, text: string] | undefined {
  if (after.every((status) => status === 'claimed'))
    return ['M4', 'All 24 cards are claimed: the match ends.'];
  if (isStill) return ['M14', 'Nobody bid and no card was claimed: a stalemate ends the match.'];
  if (round < options.lastRound) return undefined;
  return ['M15', `Round ${round} was the last; what is not claimed stays unclaimed.`];
}
