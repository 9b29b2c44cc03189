import type { Polar } from './order.ts';
import type { Polarity } from './position.ts';
import { pointsOf } from './standing.ts';

/**
 * Rebuilds positions from the polarities that the end reveals. A player's points are the sum of the points that meadows
 * gave to the player's pole (P1).
 */
export const remake: Polar['remake'] = {
  deal({ names }, start, { outcome }) {
    const { polarity } = outcome.reveal as { readonly polarity: Readonly<Record<string, Polarity>> };
    return {
      ...start,
      seats: start.seats.map((hand, seat) => ({ ...hand, polarity: polarity[names[seat]!]! })),
    };
  },
  end({ seats }, start, { public: views }) {
    const sums = new Map(pointsOf(views).map((sum) => [sum.meadow as string, sum]));
    const pointsAt = (seat: number, polarity: Polarity) => sums.get(seats[seat]!.meadow!)![polarity];
    return {
      ...start,
      seats: start.seats.map((hand, seat) => ({ ...hand, points: pointsAt(seat, hand.polarity) })),
    };
  },
};
