import { listed } from '../../rules/base/words.ts';
import type { MatchState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { peopleNamed } from './people.ts';

/** The rounds that are undone, from this one to the last, in words. */
export function fallenWords(round: number, last: number): string {
  const rounds = last === round + 1 ? `Round ${last} falls` : `Rounds ${round + 1} to ${last} fall`;
  return `${rounds} away, with their corrections, votes and changes by hand. Earlier orders count again when their round is open, unless players send newer ones.`;
}

/** The information that the end has shown to everyone, which no undo can hide again. */
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
  return `Players have already seen what the end showed: ${shown.join('; ')}.`;
}

/** The players of an end's elimination who are recorded as out of the season (H29). */
export function stillOut(
  match: Pick<MatchState, 'outcome' | 'seats'>,
  season: Pick<SeasonState, 'players'>,
): readonly string[] {
  const { candidates = [], opponent = '' } = match.outcome ?? {};
  return peopleNamed(match, [...candidates, opponent], season)
    .filter(({ out }) => out !== '')
    .map(({ name }) => name);
}

/** Notice before an undo, or before a match goes on: it brings no player back into the season. */
export function staysOutWords(names: readonly string[]): string {
  const [are, stay] = names.length === 1 ? ['is', 'stays'] : ['are', 'stay'];
  return `${listed(names)} ${are} out of the season, and ${stay} so: ${TAKE_BACK}.`;
}

/** Facts that end with an end that is taken back, choices after it included; '' if it had no outcome. */
export function endFallsWords(outcome: MatchState['outcome']): string {
  if (!outcome) return '';
  const { chosen, opponent } = outcome;
  const choices = [
    ...(chosen === '' ? [] : [`that ${chosen} was chosen`]),
    ...(opponent === '' ? [] : [`that ${opponent} was named as opponent`]),
  ];
  return `Everything that was paid at the end is taken back.${choices.length > 0 ? ` The note ${listed(choices)} is gone.` : ''}`;
}

/** The second Token of Life that stands in the way of taking the end back. */
export function tokenFirstWords(to: string): string {
  return `${to} has the second Token of Life of this match: press “Take it back” first.`;
}

/** The note after an undo that these players are still out; '' for none. */
export function stillOutWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  return ` ${listed(names)} ${names.length === 1 ? 'is' : 'are'} still out of the season: ${TAKE_BACK}.`;
}

const TAKE_BACK = 'take it back under “Standings and statements” if this end was the reason';
