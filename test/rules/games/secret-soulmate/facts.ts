import { isObject } from '../../../../src/rules/base/json.ts';
import type { Order } from '../../../../src/rules/games/secret-soulmate/order.ts';
import type { SoulmatePosition } from '../../../../src/rules/games/secret-soulmate/position.ts';
import { roster } from '../../../players.ts';
import { type GameFacts, isLegal, others, sum } from '../../law/facts.ts';
import { pick } from '../../law/random.ts';

const positionOf = (match: { position: unknown }) => match.position as SoulmatePosition;

const soulmates = (...pairs: readonly (readonly [string, string])[]) => ({ soulmates: pairs });

/** Nobody sees another's hand, nor what a soulmate played beside who scored. */
export const facts: GameFacts = {
  together: ['seats.card1', 'seats.card2', 'seats.card3'],
  cast: {
    meadows: ['red', 'red', 'red', 'blue', 'blue', 'green'],
    random: 1,
    trades: [{ from: 'Ann', to: 'Bob', gives: { numberCards: [1] }, takes: { numberCards: [2] } }],
  },

  online: {
    roster: roster('red', 'blue', 'red', 'blue', 'green', ''),
    deals: {
      one: soulmates(['Ann', 'Ben'], ['Cleo', 'Dan'], ['Eve', 'Finn']),
      other: soulmates(['Ann', 'Cleo'], ['Ben', 'Dan'], ['Eve', 'Finn']),
      knows: [],
    },
  },

  deal(names, random) {
    const list = [...names];
    const soulmates: string[][] = [];
    while (list.length > 0) soulmates.push([list.shift()!, list.splice(random(list.length), 1)[0]!]);
    return { soulmates };
  },

  alter(truth, viewer, random) {
    const { match, orders } = truth;
    const position = positionOf(match);
    const seat = pick(random, others(match, viewer));
    const order = orders[seat];
    if (!isObject(order) || typeof order.card !== 'number' || !isLegal(truth, seat)) return undefined;
    // Cards left in a hand show nowhere.
    const seats = position.seats.map((hand, i) => {
      if (i !== seat) return hand;
      const spare = ([1, 2, 3] as const).filter((card) => card !== order.card);
      const [from, to] = random(2) === 0 ? spare : [...spare].reverse();
      if (hand[`card${from as 1}`] === 0) return { ...hand, pointTokens: hand.pointTokens + 1 };
      return {
        ...hand,
        [`card${from}`]: hand[`card${from as 1}`] - 1,
        [`card${to}`]: hand[`card${to as 1}`] + 1,
      };
    });
    const purses = match.purses.map((purse, i) =>
      i === seat ? { ...purse, garnets: purse.garnets + 1 } : purse,
    );
    return { match: { ...match, position: { ...position, seats } as SoulmatePosition, purses }, orders };
  },

  account(before, orders, after) {
    const past = positionOf(before);
    const now = positionOf(after);
    const cards = (hand: SoulmatePosition['seats'][number]) => hand.card1 + hand.card2 + hand.card3;
    return [
      ...past.seats.map((hand, seat) => ['cards', cards(hand) - 1, cards(now.seats[seat]!)] as const),
      ...past.seats.map((hand, seat) => {
        const { buyTokens, token } = orders[seat] as Order;
        return [
          'point tokens',
          hand.pointTokens + buyTokens - (token ? 1 : 0),
          now.seats[seat]!.pointTokens,
        ] as const;
      }),
      ['cards played so far', 9 * past.seats.length - sum(now.seats, cards), now.plays.length],
    ];
  },
};
