import { listed } from '../../rules/base/words.ts';
import type { Playback, PlayedRound } from './playback.ts';

type Rounds = { readonly rounds: readonly Pick<PlayedRound, 'round' | 'amended'>[] };

/** What every page says of what the host changed by hand: an early end, positions, and orders of resolved rounds; '' for nothing. */
export function editWords(playback: Pick<Playback, 'edits' | 'isEnded' | 'judgement'> & Rounds): string {
  return [endWords(playback), positionWords(playback), ...amendmentWords(playback)]
    .filter((words) => words !== '')
    .join(' ');
}

function endWords({ isEnded, judgement, rounds }: Pick<Playback, 'isEnded' | 'judgement'> & Rounds): string {
  if (!isEnded) return '';
  const when =
    rounds.length === 0 ? 'before its first round' : `after round ${rounds.length}, before its end`;
  const what = judgement
    ? 'winners, Elimination Candidates and what is paid follow from the standing as it was'
    : 'it has no winners, and pays nothing for its end';
  return `The host ended the match ${when}: ${what}.`;
}

/** Which orders the host corrected after their round, a sentence for each round (H20). */
function amendmentWords({ rounds }: Rounds): readonly string[] {
  return rounds
    .filter(({ amended }) => amended.length > 0)
    .map(({ round, amended }) => {
      const names = [...new Set(amended.map(({ player }) => player))];
      return `Round ${round} was corrected by the host (order of ${listed(names)}), and played again from there.`;
    });
}

function positionWords({ edits }: Pick<Playback, 'edits'>): string {
  if (edits.length === 0) return '';
  const rounds = edits.map(({ after }) => after).filter((after) => after > 0);
  const times = [
    ...(rounds.length < edits.length ? ['before round 1'] : []),
    ...(rounds.length > 0
      ? [`after ${rounds.length === 1 ? 'round' : 'rounds'} ${listed(rounds.map(String))}`]
      : []),
  ];
  return `The host changed the position by hand ${listed(times)}.`;
}
