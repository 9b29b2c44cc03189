import { byName, own } from '../../base/json.ts';
import type { Grid } from '../../board/grid.ts';
import { byRank, drawOutcome, type OutcomeColumn, rankedList } from '../../board/outcome.ts';
import type { EndChoices, OutcomeView } from '../../declare/outcome.ts';
import { type Match, outcomeOf } from '../match.ts';

/** Draws the outcome of a match, with the columns that the game adds and with later choices. [] before the end. */
export function drawEnding(match: Match, chosen?: EndChoices): readonly Grid[] {
  const outcome = outcomeOf(match);
  return outcome ? [drawOutcomeOf(match, outcome, chosen)] : [];
}

/** Draws the outcome of a game, with the columns that the game adds. */
export function drawOutcomeOf({ game, info }: Ended, outcome: OutcomeView, chosen?: EndChoices): Grid {
  return drawOutcome(info.names, outcome, {
    more: columnsOf({ game, info }, outcome),
    chosen,
    score: game.score,
  });
}

type Ended = Pick<Match, 'game' | 'info'>;

const columnsOf = ({ game, info }: Ended, outcome: OutcomeView): readonly OutcomeColumn[] =>
  game.draw.outcome?.(info, outcome) ?? [];

/** Lists the players of an outcome, the best place first. `wordsOf` gives the words for each player: “Ben 8, Ann 3”. */
export function outcomeList(match: Ended, outcome: OutcomeView, wordsOf: (name: string) => string): string {
  const more = columnsOf(match, outcome);
  return rankedList(byRank(match.info.names, outcome, more), wordsOf, more);
}

/**
 * Gives each player's place in an outcome. The best place is 1. If the game ranks teams, teams count first, then points.
 * Equal players share a place.
 */
export function placesOf(match: Ended, outcome: OutcomeView): Readonly<Record<string, number>> {
  const { names } = match.info;
  const { ranks = () => 0 } = columnsOf(match, outcome).find((column) => column.ranks) ?? {};
  const isAbove = (a: string, b: string) =>
    ranks(a) - ranks(b) || pointsOf(outcome, a) - pointsOf(outcome, b);
  return byName(names, (seat) => 1 + names.filter((one) => isAbove(one, names[seat] as string) > 0).length);
}

/** Gives the points of a player in an outcome. */
export function pointsOf({ scores }: OutcomeView, name: string): number {
  return own(scores, name) ?? 0;
}
