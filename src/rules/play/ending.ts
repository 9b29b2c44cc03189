import type { Grid } from '../board/grid.ts';
import { drawOutcome } from '../board/outcome.ts';
import { type Match, outcomeOf } from './match.ts';

/** How a match ended, with what its game adds to it; nothing before that. `chosen` is whom the winners voted for (X6). */
export function drawEnding(match: Match, chosen?: string): readonly Grid[] {
  const { game, info } = match;
  const outcome = outcomeOf(match);
  if (!outcome) return [];
  return [drawOutcome(info.names, outcome, game.draw.outcome?.(info, outcome), chosen)];
}
