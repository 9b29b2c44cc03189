import { isSame } from '../../../rules/base/json.ts';
import { opponentsIn } from '../../../rules/declare/outcome.ts';
import { type Match, outcomeOf } from '../../../rules/play/match.ts';

/** Choices that players make after the match has ended. The values are players' names. */
export interface Choices {
  /** Candidate whom the winners chose (X6). */
  readonly vote?: string;
  /** Opponent whom the loser named (F16). */
  readonly opponent?: string;
}

/**
 * Gives the choices that remain valid after a match's outcome has changed. The vote stays if the winners are the same
 * and the chosen player is still a candidate. The opponent stays if the loser is the same and may still name this
 * opponent.
 */
export function choicesAfter({ vote, opponent }: Choices, before: Match, after: Match): Choices {
  const [was, is] = [outcomeOf(before), outcomeOf(after)];
  if (!was || !is) return {};
  const isVoted =
    vote !== undefined && is.vote && isSame(was.winners, is.winners) && is.candidates.includes(vote);
  const isNamed =
    opponent !== undefined && isSame(was.candidates, is.candidates) && opponentsIn(is).includes(opponent);
  return { ...(isVoted ? { vote } : {}), ...(isNamed ? { opponent } : {}) };
}
