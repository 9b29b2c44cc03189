import { byName, own } from '../../base/json.ts';
import type { Grid } from '../../board/grid.ts';
import { byRank, drawOutcome, type OutcomeColumn, rankedList } from '../../board/outcome.ts';
import type { EndChoices, OutcomeView } from '../../declare/outcome.ts';
import { type Match, outcomeOf } from '../match.ts';

/** The outcome of a match with the game's own columns, and later choices; nothing before the end. */
export function drawEnding(match: Match, chosen?: EndChoices): readonly Grid[] {
  const outcome = outcomeOf(match);
  return outcome ? [drawOutcomeOf(match, outcome, chosen)] : [];
}

/** The outcome of a game with the game's columns. */
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

/** Words for each player of an outcome, by place: “Ben 8, Ann 3”. */
export function outcomeList(match: Ended, outcome: OutcomeView, wordsOf: (name: string) => string): string {
  const more = columnsOf(match, outcome);
  return rankedList(byRank(match.info.names, outcome, more), wordsOf, more);
}

/** The place of each player of an outcome, from 1: by the team if it ranks, then by points. Equal ones share a place. */
export function placesOf(match: Ended, outcome: OutcomeView): Readonly<Record<string, number>> {
  const { names } = match.info;
  const { ranks = () => 0 } = columnsOf(match, outcome).find((column) => column.ranks) ?? {};
  const isAbove = (a: string, b: string) =>
    ranks(a) - ranks(b) || pointsOf(outcome, a) - pointsOf(outcome, b);
  return byName(names, (seat) => 1 + names.filter((one) => isAbove(one, names[seat] as string) > 0).length);
}

/** The points of a player of an outcome. */
export function pointsOf({ scores }: OutcomeView, name: string): number {
  return own(scores, name) ?? 0;
}
