import { joined, meadowsOf, outcomeByScores, plural } from '../../kit.ts';
import type { Polar } from './order.ts';

/** Garnets for each player of a meadow. The index is the lower of the two players' scores (P10). */
export const GARNETS = [0, 1, 2, 4, 8] as const;

/**
 * Gives the outcome. The most points win, and the players with the least points are candidates (P14). Both players of a
 * meadow get garnets, which depend on the lower score of the two (P10).
 */
export const outcome: Polar['outcome'] = ({ names, seats: places }, { seats }, _chance, tell) => {
  const scores = seats.map(({ points }) => points);
  const paid: number[] = [];
  for (const [meadow, mates] of meadowsOf(places)) {
    const lower = Math.min(...mates.map((seat) => scores[seat]!));
    const garnets = GARNETS[Math.min(lower, GARNETS.length - 1)]!;
    for (const seat of mates) paid[seat] = garnets;
    const each = joined(mates.map((seat) => `${names[seat]} ${scores[seat]}`));
    const gets = `The lower score is ${lower}, so each gets ${plural(garnets, 'garnet')}.`;
    tell?.('public', 'P10', `${meadow}: ${each}. ${gets}`);
  }
  return outcomeByScores(scores, { pays: (seat) => ({ garnets: paid[seat]! }) });
};
