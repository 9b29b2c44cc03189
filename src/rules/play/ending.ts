import type { Grid } from '../board/grid.ts';
import { drawOutcome } from '../board/outcome.ts';
import type { OutcomeView } from '../declare/outcome.ts';
import { type Match, outcomeOf } from './match.ts';

/** The outcome of a match with the game's own columns; nothing before the end. `chosen` is the winners' choice (X6). */
export function drawEnding(match: Match, chosen?: string): readonly Grid[] {
  const outcome = outcomeOf(match);
  return outcome ? [drawOutcomeOf(match, outcome, chosen)] : [];
}

/** The outcome of a game with its own columns. */
export function drawOutcomeOf(
  { game, info }: Pick<Match, 'game' | 'info'>,
  outcome: OutcomeView,
  chosen?: string,
): Grid {
  return drawOutcome(info.names, outcome, game.draw.outcome?.(info, outcome), chosen);
}
