import { listed, plural } from '../../../rules/base/words.ts';
import type { Playback, PlayedRound } from './playback.ts';

type Rounds = { readonly rounds: readonly Pick<PlayedRound, 'round' | 'amended'>[] };

/**
 * What every page says of what is not by Roundkeeper's rules alone: a take-over, an early end, positions changed by hand, and
 * corrected orders and trades of resolved rounds; '' for nothing.
 */
export function editWords(
  playback: Pick<Playback, 'edits' | 'isEnded' | 'judgement' | 'taken'> & Rounds,
): string {
  return [takenWords(playback), endWords(playback), positionWords(playback), ...amendmentWords(playback)]
    .filter((words) => words !== '')
    .join(' ');
}

/** That the match was begun elsewhere (H31). */
function takenWords({ taken }: Pick<Playback, 'taken'>): string {
  return taken
    ? `The match was begun elsewhere, and taken over here from its match file ${whenTaken(taken.rounds)}.`
    : '';
}

/** When a match was taken over: 'after 3 rounds'. */
export function whenTaken(rounds: number): string {
  return rounds === 0 ? 'before its first round' : `after ${plural(rounds, 'round')}`;
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

/** What the host corrected of rounds after they were resolved, a sentence for each round (H20, H34). */
function amendmentWords({ rounds }: Rounds): readonly string[] {
  return rounds
    .filter(({ amended }) => amended.length > 0)
    .map(({ round, amended }) => {
      const names = [...new Set(amended.flatMap(({ player }) => player ?? []))];
      // Whose trade it was is for its two sides alone.
      const what = [
        ...(names.length > 0 ? [`order of ${listed(names)}`] : []),
        ...(amended.some(({ player }) => player === undefined) ? ['trades'] : []),
      ];
      return `Round ${round} was corrected by the host (${what.join('; ')}), and played again from there.`;
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
