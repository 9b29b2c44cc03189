import type { Soulmate } from './order.ts';
import type { Revealed } from './view.ts';

/** Largest number of points for one play: 1, and 1 more for the point token of each of the two soulmates (S7). */
const MOST_POINTS = 3;

/**
 * Rebuilds positions from the pairs (S12) and the total points, which the end reveals. A round shows who got points, but
 * not the number of points (S7). So each of a player's rounds with points gets 1 to 3 points of the total.
 */
export const remake: Soulmate['remake'] = {
  deal(_info, start, { outcome }) {
    const { soulmates } = outcome.reveal as unknown as Revealed;
    const pairOf = (name: string) => soulmates.findIndex((pair) => pair.includes(name)) + 1;
    return { ...start, seats: start.seats.map((hand) => ({ ...hand, pair: pairOf(hand.player) })) };
  },
  end({ names }, start, { public: views, outcome }) {
    const rounds = views.slice(1).map(({ scored = [] }) => scored);
    const left = names.map((name) => outcome.scores[name]!);
    const plays = rounds.flatMap((scored, i) =>
      names.map((player, seat) => {
        const later = rounds.slice(i + 1).filter((others) => others.includes(player)).length;
        const points = scored.includes(player) ? Math.min(MOST_POINTS, Math.max(1, left[seat]! - later)) : 0;
        left[seat]! -= points;
        return { round: i + 1, player, card: 1, garnets: 0, token: false, points };
      }),
    );
    return { ...start, plays };
  },
};
