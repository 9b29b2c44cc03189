import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { listed } from './words.ts';

/** What falls away when the rounds up to the last one are undone, from this one on. */
export function fallenWords(round: number, last: number): string {
  const rounds = last === round + 1 ? `Round ${last} falls` : `Rounds ${round + 1} to ${last} fall`;
  return `${rounds} away, with corrections, votes and changes by hand in them. What players sent then counts again when its round is open, unless they send something newer.`;
}

/** What the end has shown to everyone, which no undo can hide again. */
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
    ...(reveals.length > 0 ? [`of each player: ${listed(reveals)}`] : []),
  ];
  return `Everyone has seen what the end showed, and that cannot be unseen: ${shown.join('; ')}.`;
}
