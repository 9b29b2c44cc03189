import { listed } from '../../rules/base/words.ts';
import type { MatchState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { peopleNamed } from './people.ts';

/** Says which rounds an undo deletes: all rounds after `round`, up to the round `last`. */
export function fallenWords(round: number, last: number): string {
  const rounds =
    last === round + 1 ? `Round ${last} is deleted` : `Rounds ${round + 1} to ${last} are deleted`;
  return `${rounds}, with all corrections, votes and changes by hand. Orders already sent count again when their round is open, unless players send newer ones.`;
}

/** Lists the facts that the end of the match has already shown to everyone. An undo cannot hide these facts again. */
export function revealedWords({
  winners,
  isTopScore,
  candidates,
  reveals,
}: NonNullable<MatchState['outcome']>): string {
  const end = candidates.length > 1 ? 'Elimination Candidates' : 'the Elimination Candidate';
  const best = isTopScore ? 'those with the top score' : winners.length > 1 ? 'winners' : 'the winner';
  const shown = [
    'points and prizes',
    `${listed(winners) || 'nobody'} as ${best}`,
    ...(candidates.length > 0 ? [`${listed(candidates)} as ${end}`] : []),
    ...reveals,
  ];
  return `Players have already seen what the end of the match showed: ${shown.join('; ')}.`;
}

/** Names the Elimination Candidates and the opponent of this match, if they are out of the season (H29). */
export function stillOut(
  match: Pick<MatchState, 'outcome' | 'seats'>,
  season: Pick<SeasonState, 'players'>,
): readonly string[] {
  const { candidates = [], opponent = '' } = match.outcome ?? {};
  return peopleNamed(match, [...candidates, opponent], season)
    .filter(({ out }) => out !== '')
    .map(({ name }) => name);
}

/** Says that these players stay out of the season, although the end of the match is undone. */
export function staysOutWords(names: readonly string[]): string {
  return `${listed(names)} ${names.length === 1 ? 'stays' : 'stay'} out of the season. ${BRING_BACK}`;
}

/** Lists the payments and the players' choices that are lost if the end of a match is undone. Gives '' if the match had no outcome. */
export function endFallsWords(outcome: MatchState['outcome']): string {
  if (!outcome) return '';
  const { chosen, opponent } = outcome;
  const choices = [
    ...(chosen === '' ? [] : [`that ${chosen} was chosen`]),
    ...(opponent === '' ? [] : [`that ${opponent} was named as opponent`]),
  ];
  return `Everything that the end of the match paid is taken back.${choices.length > 0 ? ` It is no longer noted ${listed(choices)}.` : ''}`;
}

/** Asks the host to take the second Token of Life back before undoing the end. */
export function tokenFirstWords(to: string): string {
  return `${to} has the second Token of Life of this match: press “Take the token back” first.`;
}

/** Names the players who are still out of the season after an undo; '' if there are no such players. */
export function stillOutWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  return ` ${listed(names)} ${names.length === 1 ? 'is' : 'are'} still out of the season. ${BRING_BACK}`;
}

const BRING_BACK =
  'If this end was the reason, note under “Standings and statements” who is back in the season.';
