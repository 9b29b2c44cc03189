import { listed } from '../../rules/base/words.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import type { Playback } from './playback.ts';

/** Whom the loser named as opponent (F16); '' before that, and in other games. */
export function opponentWords({ match, opponent }: Pick<Playback, 'match' | 'opponent'>): string {
  const outcome = outcomeOf(match);
  if (!outcome || opponent === undefined) return '';
  return namedWords(outcome.candidates, opponent);
}

/** “Dan named Ann as opponent.” */
export function namedWords(candidates: readonly string[], opponent: string): string {
  return `${listed(candidates)} named ${opponent} as opponent.`;
}
