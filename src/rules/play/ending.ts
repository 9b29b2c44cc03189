import type { Grid } from '../board/grid.ts';
import { drawOutcome } from '../board/outcome.ts';
import { type Match, outcomeOf } from './match.ts';

/** The outcome of a match with the game's own columns; nothing before the end. `chosen` is the winners' choice (X6). */
export function drawEnding(match: Match, chosen?: string): readonly Grid[] {
  const { game, info } = match;
  const outcome = outcomeOf(match);
  if (!outcome) return [];
  return [drawOutcome(info.names, outcome, game.draw.outcome?.(info, outcome), chosen)];
}
