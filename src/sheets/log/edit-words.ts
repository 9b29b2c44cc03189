import { listed } from '../../rules/base/words.ts';
import type { Playback } from './playback.ts';

/** What every page of an edited match says: after which rounds the host changed the position; '' without edits. */
export function editWords({ edits }: Pick<Playback, 'edits'>): string {
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
