import type { Grid } from '../../board/grid.ts';
import { drawOutcome } from '../../board/outcome.ts';
import type { EndChoices, OutcomeView } from '../../declare/outcome.ts';
import { type Match, outcomeOf } from '../match.ts';

/** The outcome of a match with the game's own columns, and what was chosen after it; nothing before the end. */
export function drawEnding(match: Match, chosen?: EndChoices): readonly Grid[] {
  const outcome = outcomeOf(match);
  return outcome ? [drawOutcomeOf(match, outcome, chosen)] : [];
}

/** The outcome of a game with the game's columns. */
export function drawOutcomeOf(
  { game, info }: Pick<Match, 'game' | 'info'>,
  outcome: OutcomeView,
  chosen?: EndChoices,
): Grid {
  const { score } = game;
  return drawOutcome(info.names, outcome, { more: game.draw.outcome?.(info, outcome), chosen, score });
}
