import { outcomeByScores, seatsWith } from '../../declare/outcome.ts';
import type { Soulmate } from './order.ts';
import { pointsOf, soulmatesOf } from './position.ts';
import { tellOutcome } from './why.ts';

/** The least points make candidates, whose pairs cannot win (S8); the most points of the others win (S9, S12). */
export const outcome: Soulmate['outcome'] = (info, position, _chance, tell) => {
  const scores = pointsOf(position);
  const soulmates = soulmatesOf(position.seats);
  const everyone = scores.map((_, seat) => seat);
  const namesOf = (seats: readonly number[]) => seats.map((seat) => info.names[seat]!);
  const lowerOf = (seat: number) => Math.min(scores[seat]!, scores[soulmates[seat]!]!);
  const least = Math.min(...scores);
  const ineligible = namesOf(everyone.filter((seat) => lowerOf(seat) === least));
  const eligible = everyone.filter((seat) => lowerOf(seat) > least);
  const winners = seatsWith('most', scores, eligible);
  const result = outcomeByScores(scores, {
    winners,
    pays: (seat) => ({ garnets: lowerOf(seat), bellflowers: winners.includes(seat) ? 1 : 0 }),
    reveal: {
      soulmates: everyone
        .filter((seat) => soulmates[seat]! > seat)
        .map((seat) => namesOf([seat, soulmates[seat]!])),
      ineligible,
    },
  });
  if (tell) tellOutcome(tell, info, position, result, ineligible);
  return result;
};
