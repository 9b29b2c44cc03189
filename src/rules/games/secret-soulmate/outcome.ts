import type { MatchInfo } from '../../declare/match-info.ts';
import { type Outcome, seatsWith, winnersTokens } from '../../declare/outcome.ts';
import type { Tell } from '../../game.ts';
import type { Options } from './options.ts';
import { pointsOf, type SoulmatePosition, soulmatesOf } from './position.ts';
import { tellOutcome } from './why.ts';

/** The least points make candidates, whose pairs cannot win (S8); the most points of the others win (S9, S12). */
export function outcome(
  info: MatchInfo<Options>,
  position: SoulmatePosition,
  _chance: unknown,
  tell?: Tell,
): Outcome {
  const scores = pointsOf(position);
  const soulmates = soulmatesOf(position.seats);
  const everyone = scores.map((_, seat) => seat);
  const namesOf = (seats: readonly number[]) => seats.map((seat) => info.names[seat] as string);
  const candidates = seatsWith('least', scores);
  const least = scores[candidates[0]!]!;
  const isBarred = (seat: number) => scores[seat] === least || scores[soulmates[seat]!] === least;
  const ineligible = namesOf(everyone.filter(isBarred));
  const eligible = everyone.filter((seat) => !isBarred(seat));
  const winners = seatsWith('most', scores, eligible);
  const tokens = winnersTokens(winners);
  const result: Outcome = {
    scores,
    winners,
    candidates,
    vote: candidates.length > 1 && winners.length > 0,
    earnings: everyone.map((seat) => {
      const wins = winners.includes(seat);
      return {
        seat,
        garnets: Math.min(scores[seat]!, scores[soulmates[seat]!]!),
        tokensOfLife: wins ? tokens : 0,
        bellflowers: wins ? 1 : 0,
      };
    }),
    reveal: {
      soulmates: everyone
        .filter((seat) => soulmates[seat]! > seat)
        .map((seat) => namesOf([seat, soulmates[seat]!])),
      ineligible,
    },
  };
  if (tell) tellOutcome(tell, info, position, result, ineligible);
  return result;
}
