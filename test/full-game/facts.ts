import { byName, isObject } from '../../src/rules/base/json.ts';
import type { OrderOf } from '../../src/rules/order/field.ts';
import { type GameFacts, GIFT, others, sum, swapped } from '../rules/law/facts.ts';
import { shuffled } from '../rules/law/random.ts';
import type { ORDER } from './order.ts';
import type { GamePosition } from './position.ts';

/** Facts for the laws that the declaration does not contain. */
export const facts: GameFacts = {
  cast: { meadows: Array(5).fill(undefined), random: 1, trades: GIFT },

  goodsPass: ({ options }, _from, _to, { round }) => round + 1 < (options as { rounds: number }).rounds,

  deal: (names) => ({
    friends: byName(
      names,
      names.map((_, i) => names[(i + 1) % names.length]),
    ),
  }),

  /** Two others send each other’s orders: the visitors are as many, and only these two learn anything of it. */
  alter({ match, orders }, viewer, random) {
    const [a, b] = shuffled(random, others(match, viewer)) as [number, number];
    const pair = [match.info.names[a], match.info.names[b]];
    const visits = (seat: number) => {
      const order = orders[seat];
      return isObject(order) ? (order.visit as string) : undefined;
    };
    if (pair.includes(visits(a)) || pair.includes(visits(b))) return undefined;
    return { match, orders: swapped(orders, a, b) };
  },

  account(before, orders, after) {
    const lanterns = (match: { position: unknown }) =>
      sum((match.position as GamePosition).seats, (row) => row.lanterns);
    const change = sum(orders as OrderOf<typeof ORDER>[], (order) => order.buyLanterns - order.lanterns);
    return [['lanterns', lanterns(before) + change, lanterns(after)]];
  },
};
