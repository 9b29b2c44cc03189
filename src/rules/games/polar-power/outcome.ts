import { byName, joined, matesOf, meadowsOf, outcomeByScores, plural } from '../../kit.ts';
import type { Polar } from './order.ts';

/** Garnets for each player of a meadow. The index is the lower of the two players' scores (P10). */
export const GARNETS = [0, 1, 2, 4, 8] as const;

/**
 * Gives the outcome. The most points win, and the players with the least points are candidates (P14). Both players of a
 * meadow get garnets, which depend on the lower score of the two (P10).
 */
export const outcome: Polar['outcome'] = (info, { seats }, _chance, tell) => {
  const { names } = info;
  const scores = seats.map(({ points }) => points);
  const lowerOf = (a: number, b: number) => Math.min(scores[a]!, scores[b]!);
  const garnetsFor = (lower: number) => GARNETS[Math.min(lower, GARNETS.length - 1)]!;
  for (const [meadow, [a, b]] of meadowsOf(info.seats) as Map<string, [number, number]>) {
    const lower = lowerOf(a, b);
    const each = joined([a, b].map((seat) => `${names[seat]} ${scores[seat]}`));
    tell?.(
      'public',
      'P10',
      `${meadow}: ${each}. The lower score is ${lower}, so each gets ${plural(garnetsFor(lower), 'garnet')}.`,
    );
  }
  return outcomeByScores(scores, {
    pays: (seat) => ({ garnets: garnetsFor(lowerOf(seat, matesOf(info, seat)[0]!)) }),
    reveal: { polarity: byName(names, (seat) => seats[seat]!.polarity) },
  });
};
