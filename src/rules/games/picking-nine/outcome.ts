import { byName } from '../../base/json.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import { type Outcome, seatsWith } from '../../declare/outcome.ts';
import type { Tell } from '../../game.ts';
import type { Options } from './options.ts';
import { cardsOf, type NinePosition } from './position.ts';
import { bestQuattro } from './quattro.ts';
import { tellOutcome } from './why.ts';

/** The best quattro wins; a sole winner is paid. The second-lowest score or less makes a candidate (N10, N11, N13). */
export function outcome(
  { names, options }: MatchInfo<Options>,
  { seats }: NinePosition,
  _chance: unknown,
  tell?: Tell,
): Outcome {
  const hands = seats.map(cardsOf);
  const quattros = hands.map(bestQuattro);
  const scores = quattros.map(({ score }) => score);
  const winners = seatsWith('most', scores);
  const secondLowest = [...scores].sort((a, b) => a - b)[1]!;
  const candidates: number[] = [];
  for (let seat = 0; seat < scores.length; seat++) if (scores[seat]! <= secondLowest) candidates.push(seat);
  if (tell) tellOutcome(tell, names, options, hands, quattros, winners, candidates);
  return {
    scores,
    winners,
    candidates,
    vote: false,
    earnings:
      winners.length === 1 ? [{ seat: winners[0]!, tokensOfLife: 1, garnets: options.winnerGarnets }] : [],
    reveal: {},
    extra: {
      quattros: byName(
        names,
        quattros.map(({ cards }) => cards),
      ),
    },
  };
}
