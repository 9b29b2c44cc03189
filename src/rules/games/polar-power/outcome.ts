import { byName } from '../../base/json.ts';
import { plural } from '../../base/words.ts';
import { type MatchInfo, meadowsOf } from '../../declare/match-info.ts';
import { type Outcome, seatsWith, winnersTokens } from '../../declare/outcome.ts';
import type { Tell } from '../../game.ts';
import type { Options } from './options.ts';
import type { PolarPosition } from './position.ts';

/** Garnets of both players of a meadow by the lower of their scores (P10). */
const GARNETS = [0, 1, 2, 4, 8] as const;

/** Most points win, least are candidates (P14); both players of a meadow get garnets by the lower score (P10). */
export function outcome(
  info: MatchInfo<Options>,
  { seats }: PolarPosition,
  _chance: unknown,
  tell?: Tell,
): Outcome {
  const scores = seats.map((hand) => hand.points);
  const winners = seatsWith('most', scores);
  const candidates = seatsWith('least', scores);
  const tokens = winnersTokens(winners);
  const garnets = scores.map(() => 0);
  for (const [meadow, [a, b]] of meadowsOf(info.seats)) {
    const lower = Math.min(scores[a as number]!, scores[b as number]!);
    const paid = GARNETS[Math.min(lower, GARNETS.length - 1)] as number;
    garnets[a as number] = paid;
    garnets[b as number] = paid;
    tell?.(
      'public',
      'P10',
      `${meadow}: ${info.names[a as number]} ${scores[a as number]}, ${info.names[b as number]} ${scores[b as number]}; the lower is ${lower}: ${plural(paid, 'garnet')} each.`,
    );
  }
  return {
    scores,
    winners,
    candidates,
    vote: candidates.length > 1,
    earnings: scores.map((_, seat) => ({
      seat,
      garnets: garnets[seat] as number,
      tokensOfLife: winners.includes(seat) ? tokens : 0,
    })),
    reveal: {
      polarity: byName(
        info.names,
        seats.map((hand) => hand.polarity),
      ),
    },
  };
}
