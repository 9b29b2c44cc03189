import { listed } from '../../rules/base/words.ts';
import type { MatchState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { peopleNamed } from './people.ts';

/** Says which rounds an undo removes: all after `round` up to `last`. */
export function fallenWords(round: number, last: number): string {
  const rounds =
    last === round + 1 ? `Round ${last} is deleted` : `Rounds ${round + 1} to ${last} are deleted`;
  return `${rounds}, with all corrections, votes and changes by hand. Orders already sent count again when their round is open, unless players send newer ones.`;
}

/** Lists what the end of the match has already shown to everyone, which no undo can hide. */
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

/** Names the players whom the end of this match put out of the season and who are still out (H29). */
export function stillOut(
  match: Pick<MatchState, 'outcome' | 'seats'>,
  season: Pick<SeasonState, 'players'>,
): readonly string[] {
  const { candidates = [], opponent = '' } = match.outcome ?? {};
  return peopleNamed(match, [...candidates, opponent], season)
    .filter(({ out }) => out !== '')
    .map(({ name }) => name);
}

/** Says that an undo or resuming the match brings no player back into the season. */
export function staysOutWords(names: readonly string[]): string {
  return `${listed(names)} ${names.length === 1 ? 'stays' : 'stay'} out of the season. ${BRING_BACK}`;
}

/** Says what undoing the end of a match takes back, later choices included; '' if the match had no outcome. */
export function endFallsWords(outcome: MatchState['outcome']): string {
  if (!outcome) return '';
  const { chosen, opponent } = outcome;
  const choices = [
    ...(chosen === '' ? [] : [`that ${chosen} was chosen`]),
    ...(opponent === '' ? [] : [`that ${opponent} was named as opponent`]),
  ];
  return `Everything that was paid at the end is taken back.${choices.length > 0 ? ` It is no longer noted ${listed(choices)}.` : ''}`;
}

/** Says that the end cannot be undone before the second Token of Life is taken back. */
export function tokenFirstWords(to: string): string {
  return `${to} has the second Token of Life of this match: press “Take the token back” first.`;
}

/** Says after an undo which players are still out of the season; '' if none are. */
export function stillOutWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  return ` ${listed(names)} ${names.length === 1 ? 'is' : 'are'} still out of the season. ${BRING_BACK}`;
}

const BRING_BACK =
  'If this end was the reason, note under “Standings and statements” who is back in the season.';
