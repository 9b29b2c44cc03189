import type { ClockState, MatchState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from './clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Gives the deadline that the next round would have, in milliseconds, if the open round were resolved now (H17). Gives
 * undefined if the host sets each deadline by hand.
 */
export function nextDeadline(next: ClockState['next'], now: number): number | undefined {
  if (!next) return undefined;
  if ('minutes' in next) return Math.ceil(now / MINUTE + next.minutes) * MINUTE;
  const wished = now + DAY;
  const moments = next.moments.map((iso) => Date.parse(iso)).filter((at) => !Number.isNaN(at));
  const [first] = moments.sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || b - a);
  // A state that was read long ago no longer has the next deadline.
  return first !== undefined && Math.abs(first - wished) <= DAY / 2 + 60 * MINUTE ? first : undefined;
}

/**
 * Gives the deadline that the open round would have, in milliseconds, if the paused match resumed now (H26). Gives
 * undefined if there would be no deadline.
 */
export function deadlineAfterPause(
  { pausedSince, pausedDeadline, next }: ClockState,
  now: number,
): number | undefined {
  if (pausedDeadline === '') return undefined;
  const moved = Date.parse(pausedDeadline) + now - Date.parse(pausedSince);
  return moved > now ? moved : nextDeadline(next, now);
}

/**
 * Gives the next round's deadline, in milliseconds, if the open round were resolved now. Gives undefined if the open
 * round is the last, or if there would be no deadline.
 */
function dueAfter({ clock }: MatchState, now: number): number | undefined {
  return clock.follows === 'no' ? undefined : nextDeadline(clock.next, now);
}

/**
 * Warns that, after a resolve now, the next round's deadline would be earlier than the open round's announced deadline.
 * Gives '' otherwise.
 */
export function soonerNextWords(match: MatchState, now: number): string {
  const next = dueAfter(match, now);
  const { deadline, round } = match;
  if (next === undefined || deadline === '' || next >= Date.parse(deadline)) return '';
  return `If you resolve now, round ${round + 2} is due ${timeWords(new Date(next).toISOString())}. That is earlier than the announced ${timeWords(deadline)}.`;
}

/** Says when the next round is due if the open round is resolved now. Gives '' if the next round would have no deadline. */
export function nextDueWords(match: MatchState, now: number): string {
  const next = dueAfter(match, now);
  if (next === undefined) return '';
  const round = `round ${match.round + 2}${match.clock.follows === 'yes' ? '' : ' (if there is one)'}`;
  return `If you resolve now, ${round} is due ${timeWords(new Date(next).toISOString())}.`;
}

/** A match as the host saw it, and the match's new deadline (an ISO time). */
export interface Moved {
  readonly match: MatchState;
  readonly to: string;
}

/**
 * Gives new deadlines for the other unfinished matches, moved by the same time as this match's deadline. Leaves out
 * matches without a deadline, and matches whose new deadline would be in the past.
 */
export function movedAlong(
  { deadline }: MatchState,
  to: string,
  others: readonly MatchState[],
  now: number,
): readonly Moved[] {
  const by = Date.parse(to) - Date.parse(deadline);
  if (Number.isNaN(by) || by === 0) return [];
  return others
    .filter((one) => !one.over && one.deadline !== '' && Date.parse(one.deadline) + by > now)
    .map((one) => ({ match: one, to: new Date(Date.parse(one.deadline) + by).toISOString() }));
}
