import { unusable } from '../../../rules/base/unusable.ts';
import type { EventData } from '../entries/events.ts';
import { withFormerEnd } from './early-end.ts';
import { BEFORE_TAKE_OVER, isTaken, type Origin, type Playback } from './playback.ts';

/**
 * The match before a round that is taken back, without later edits, votes and accepted responses. The round is open again from now on; responses
 * from its first opening count too (H6). The players of unknown accounts stay assigned.
 */
export function undo(
  playback: Playback,
  { entry, round, last, pauses = false }: EventData<'undo'>,
  { time }: Pick<Origin, 'time'>,
): Playback {
  const { rounds, openings, isSeedShown, senders, substitutes, timing, paused } = playback;
  if (isTaken(playback, round)) return unusable('round', `round ${round} ${BEFORE_TAKE_OVER}`);
  const newest = rounds[rounds.length - 1];
  const undone = last === undefined ? newest : rounds.find((one) => one.round === round);
  if (undone?.entry !== entry)
    return unusable('entry', `the last round is that of entry ${undone?.entry ?? 0}, not of ${entry}`);
  if (last !== undefined && newest?.round !== last)
    return unusable('last', `the last round is ${newest?.round}, not ${last}`);
  const reopened = { round: undone.round, from: Date.parse(time) };
  const { paused: _, ...before } = undone.before;
  const pause = paused ?? (pauses ? { since: time, deadline: undone.input.deadline } : undefined);
  return withFormerEnd(playback, {
    ...before,
    isSeedShown,
    senders,
    substitutes,
    timing,
    openings: [...openings, reopened],
    ...(pause ? { paused: pause } : {}),
  });
}
