import { isSame } from '../../../rules/base/json.ts';
import { opponentsIn } from '../../../rules/declare/outcome.ts';
import { type Match, outcomeOf } from '../../../rules/play/match.ts';

/** Choices after the end of a match, by name. */
export interface Choices {
  /** The candidate chosen by the winners' vote (X6). */
  readonly vote?: string;
  /** The opponent named by the loser (F16). */
  readonly opponent?: string;
}

/**
 * The choices that remain valid after the outcome of a match changed. The vote stays if the winners are the
 * same and its candidate is still one. The opponent stays if the loser is the same and may still name that
 * player.
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
