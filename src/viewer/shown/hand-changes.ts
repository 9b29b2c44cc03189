import type { Position } from '../../rules/declare/position.ts';
import { begin, resolve } from '../../sheets/log/playback/play.ts';
import type { Playback } from '../../sheets/log/playback/playback.ts';
import { positionDifferences } from '../../sheets/log/playback/position-words.ts';
import type { Viewer } from './shown.ts';

/**
 * What the host changed by hand in the position after a round, a line for each cell (H5); 0 is before the first. A cell may hold what
 * only the host knows: other viewers read that there are changes, and where they stand.
 */
export function handChanges(playback: Playback, viewer: Viewer, round: number): readonly string[] {
  const edit = playback.edits.find(({ after }) => after === round);
  if (!edit) return [];
  if (viewer !== 'host') return ['The page as the host saw it says what.'];
  return positionDifferences({ ...positionBefore(playback, round) }, { ...edit.position }).map(
    ({ words }) => `${words}.`,
  );
}

/** The position after a round as the rules gave it. */
function positionBefore({ number, started, match, rounds }: Playback, round: number): Position {
  const played = rounds[round - 1];
  if (!played) return begin(number, started, [match.game]).match.position;
  const origin = { number: played.entry, time: played.time };
  return resolve(played.before, played.input, origin).match.position;
}
