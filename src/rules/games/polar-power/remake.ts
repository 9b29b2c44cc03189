import type { Polar } from './order.ts';
import type { Polarity } from './position.ts';
import { pointsOf } from './standing.ts';

/**
 * Rebuilds positions from the polarities that the end reveals. A player's points are the sum of the points that meadows
 * gave to the player's pole (P1).
 */
export const remake: Polar['remake'] = {
  deal(_info, start, { outcome }) {
    const { polarity } = outcome.reveal as { readonly polarity: Readonly<Record<string, Polarity>> };
    return { ...start, seats: start.seats.map((hand) => ({ ...hand, polarity: polarity[hand.player]! })) };
  },
  end({ seats }, start, { public: views }) {
    const sums = pointsOf(views);
    const sumOf = (seat: number) => sums.find(({ meadow }) => meadow === seats[seat]!.meadow)!;
    return {
      ...start,
      seats: start.seats.map((hand, seat) => ({ ...hand, points: sumOf(seat)[hand.polarity] })),
    };
  },
};
