import { type Outcome, seatsWith, winnersTokens } from '../../declare/outcome.ts';
import type { Table } from '../../declare/table.ts';
import type { Tell } from '../../game.ts';
import { tellAccount } from './account.ts';
import type { Options } from './options.ts';
import { pointsOf, type SoulmatePosition, soulmatesOf } from './position.ts';

/** The least are candidates, and their pairs cannot win (S8); the most of the others win (S9, S12). */
export function outcome(
  table: Table<Options>,
  position: SoulmatePosition,
  _chance: unknown,
  tell?: Tell,
): Outcome {
  const scores = pointsOf(position);
  const soulmates = soulmatesOf(position.seats);
  const candidates = seatsWith('least', scores);
  const least = scores[candidates[0] as number] as number;
  const isBarred = (seat: number) => scores[seat] === least || scores[soulmates[seat] as number] === least;
  const everyone = scores.map((_, seat) => seat);
  const ineligible = everyone.filter(isBarred);
  const eligible = everyone.filter((seat) => !isBarred(seat));
  const winners = seatsWith('most', scores, eligible);
  const tokens = winnersTokens(winners);
  const garnets = everyone.map((seat) => Math.min(scores[seat]!, scores[soulmates[seat]!]!));
  if (tell)
    tellAccount(tell, table, position, { scores, soulmates, candidates, ineligible, winners, garnets });
  const name = (seat: number) => table.names[seat] as string;
  return {
    scores,
    winners,
    candidates,
    vote: candidates.length > 1 && winners.length > 0,
    earnings: everyone.map((seat) => {
      const wins = winners.includes(seat);
      return {
        seat,
        garnets: garnets[seat] as number,
        tokensOfLife: wins ? tokens : 0,
        bellflowers: wins ? 1 : 0,
      };
    }),
    reveal: {
      soulmates: everyone
        .filter((seat) => soulmates[seat]! > seat)
        .map((seat) => [name(seat), name(soulmates[seat] as number)]),
      ineligible: ineligible.map(name),
    },
  };
}
