import type { Order } from '../../../../src/rules/games/the-mvp/order.ts';
import type { CardRow, MvpPosition } from '../../../../src/rules/games/the-mvp/position.ts';
import { type Match, playRound } from '../../../../src/rules/play/match.ts';
import { type GameFacts, GIFT, others, sum, swapped, swapRows, type Truth } from '../../law/facts.ts';
import { pick, type Random, shuffled } from '../../law/random.ts';
import type { Viewer } from '../../law/tell.ts';

const BIDS = ['bid1', 'bid2', 'bid3', 'bid4', 'bid5', 'bid6'] as const;
const positionOf = (match: { position: unknown }) => match.position as MvpPosition;

/** All 24 cards in order, or with the two hidden ones at A and B changed places. */
const pattern = (isSwapped: boolean) => {
  const laid = ['apple', 'lemon', 'pear', 'grape'].flatMap((suit) =>
    [1, 2, 3, 4, 5, 6].map((n) => `${suit}-${n}`),
  );
  if (isSwapped) laid.splice(0, 2, laid[1] as string, laid[0] as string);
  return Object.fromEntries(laid.map((card, i) => [String.fromCharCode(65 + i), card]));
};

/** Hidden cards are hidden, and nobody sees a teammate's or a rival's bids but in the totals of flags. */
export const facts: GameFacts = {
  together: ['learned.card', 'learned.place'],
  cast: { meadows: ['red', 'red', 'red', 'green', 'green', 'green'], random: 1, trades: GIFT },

  online: {
    options: { lastRound: 7 },
    deals: { one: { pattern: pattern(false) }, other: { pattern: pattern(true) }, knows: [] },
  },

  alter(truth, viewer, random) {
    return random(2) === 0 ? layElsewhere(truth, viewer, random) : swapTeammates(truth, viewer, random);
  },

  account(before, orders, after) {
    const past = positionOf(before);
    const now = positionOf(after);
    const chips = ({ seats, cards }: MvpPosition) =>
      sum(seats, (row) => row.chips) + sum(cards, (row) => sum(BIDS, (bid) => row[bid]));
    const pattern = ({ cards }: MvpPosition) => cards.map(({ place, card }) => `${place} ${card}`);
    return [
      ['chips', chips(past) + sum(orders as Order[], ({ buyChips }) => buyChips), chips(now)],
      ['cards where they lie', pattern(past), pattern(now)],
    ];
  },
};

/** The cards that stay hidden through the round, and that the viewer has not bought, lie in another order. */
function layElsewhere({ match, orders }: Truth, viewer: Viewer, random: Random): Truth | undefined {
  const after = playRound(match, { credits: [], trades: [], orders }).match;
  if (after.position.over) return undefined;
  const view = match.game.publicView(match.info, after.position) as {
    cards: Record<string, { status: string }>;
  };
  const name = viewer === 'public' ? '' : match.info.names[viewer];
  const known = positionOf(after).learned.filter(({ player }) => player === name);
  const position = positionOf(match);
  const hidden = position.cards.filter(
    ({ place }) => view.cards[place]!.status === 'hidden' && !known.some((one) => one.place === place),
  );
  if (hidden.length < 2) return undefined;
  const laid = shuffled(random, hidden);
  const cards = position.cards.map((row): CardRow => {
    const at = hidden.indexOf(row);
    return at < 0 ? row : { ...row, card: laid[at]!.card };
  });
  // Earlier information about these cards is outdated.
  const learned = position.learned.filter(
    ({ player, card, place }) =>
      player === name || !hidden.some((one) => one.card === card || one.place === place),
  );
  return { match: withPosition(match, { ...position, cards, learned }), orders };
}

/** Two of a team are each other: hands, bids, purses and orders. */
function swapTeammates({ match, orders }: Truth, viewer: Viewer, random: Random): Truth | undefined {
  const a = pick(random, others(match, viewer));
  const { seats, names } = match.info;
  const mates = others(match, viewer).filter(
    (seat) => seat !== a && seats[seat]!.meadow === seats[a]!.meadow,
  );
  if (mates.length === 0) return undefined;
  const b = pick(random, mates);
  const position = positionOf(match);
  const cards = position.cards.map((row) => ({
    ...row,
    [BIDS[a]!]: row[BIDS[b]!],
    [BIDS[b]!]: row[BIDS[a]!],
  }));
  const learned = position.learned.map((lesson) =>
    lesson.player === names[a]
      ? { ...lesson, player: names[b]! }
      : lesson.player === names[b]
        ? { ...lesson, player: names[a]! }
        : lesson,
  );
  const altered = { ...position, cards, learned, seats: swapRows(position.seats, a, b) } as MvpPosition;
  return {
    match: { ...withPosition(match, altered), purses: swapped(match.purses, a, b) },
    orders: swapped(orders, a, b),
  };
}

function withPosition(match: Match, position: MvpPosition): Match {
  return { ...match, position: position as unknown as Match['position'] };
}
