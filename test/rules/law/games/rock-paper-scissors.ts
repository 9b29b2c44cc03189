import { isObject } from '../../../../src/rules/base/json.ts';
import type { Order } from '../../../sixth/order.ts';
import type { RockPosition } from '../../../sixth/position.ts';
import { THROWS, type Throw } from '../../../sixth/vocabulary.ts';
import { type GameFacts, others } from '../facts.ts';
import { pick } from '../random.ts';

const positionOf = (match: { position: unknown }) => match.position as RockPosition;

/** Hands are nobody else's to know; a throw is known only by what it brings. */
export const rockPaperScissors: GameFacts = {
  deal(names, random) {
    const extra = names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(pick(random, THROWS))}`);
    return { extra: JSON.parse(`{${extra}}`) };
  },

  alter({ match, orders }, viewer, random) {
    const seat = pick(random, others(match, viewer));
    const order = orders[seat];
    if (!isObject(order) || !THROWS.includes(order.throw as Throw)) return undefined;
    const spare = pick(random, THROWS);
    const seats = positionOf(match).seats.map((hand, i) =>
      i === seat && hand[order.throw as Throw] > 0 ? { ...hand, [spare]: hand[spare] + 1 } : hand,
    );
    return { match: { ...match, position: { ...positionOf(match), seats } as RockPosition }, orders };
  },

  account(before, orders, after) {
    return positionOf(before).seats.flatMap((hand, seat) => {
      const { buy } = orders[seat] as Order;
      const then = positionOf(after).seats[seat]!;
      return THROWS.map((kind) => {
        const used = (buy === kind ? 1 : 0) - (then.thrown === kind ? 1 : 0);
        return [kind, hand[kind] + used, then[kind]] as const;
      });
    });
  },
};
