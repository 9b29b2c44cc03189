import { listed, plural } from '../../rules/base/words.ts';
import type { ClockState, MatchState, Timing } from '../../sheets/panel-api/panel.ts';
import { durationWords, timeWords } from './clock.ts';
import { newestLate } from './late-words.ts';
import { toRemind } from './seat-words.ts';

/** Says when the open round resolves automatically, and on which conditions. Each line is a sentence. */
export function clockLines(clock: ClockState, now: number): readonly string[] {
  const { timing, resolvesAt, waitsFor, problem } = clock;
  const left = Date.parse(resolvesAt) - now;
  const waits = waitsFor.length > 0;
  if (problem?.of === 'resolve' && !(left > 0)) {
    const next = [
      'The round resolves automatically once the problem is corrected, or when you press “Resolve”.',
    ];
    return waits ? [...next, waitsWords(clock)] : next;
  }
  if (resolvesAt === '' || waits) return [...settingLines(clock), ...(waits ? [waitsWords(clock)] : [])];
  const pause = timing.wait > 0 ? `, including ${plural(timing.wait, 'minute')} of waiting` : '';
  return [
    left > 0
      ? `The round resolves automatically in ${durationWords(left)}${pause}.`
      : 'The round resolves automatically in a moment.',
  ];
}

/**
 * Says when a round with hand-edited cells is due to resolve automatically. When this time comes, the round waits until
 * the host accepts or restores the cells (H5).
 */
export function editedClockWords({ resolvesAt, waitsFor }: ClockState, now: number): string {
  if (resolvesAt === '' || waitsFor.length > 0) return '';
  const left = Date.parse(resolvesAt) - now;
  return left > 0
    ? `The round is due to resolve automatically in ${durationWords(left)}. If you have not accepted or restored these changes by then, the round waits for you.`
    : 'The round is due. The round resolves automatically as soon as you accept or restore these changes. To look at the round first, pause the match.';
}

function waitsWords({ timing, waitsFor }: ClockState): string {
  const [what, then] =
    timing.missing === 'host'
      ? [
          `from ${listed(waitsFor)}`,
          'The round resolves automatically once everyone’s order counts, including late orders that you accept.',
        ]
      : [
          'in time',
          'The round resolves automatically once one order counts and you have accepted or ignored all late orders.',
        ];
  return `If no order comes ${what}, the round waits for you. ${then}`;
}

/** Describes how the open round resolves automatically, while the time of the resolve is not known. */
function settingLines(clock: ClockState): readonly string[] {
  const { timing, due, pausedSince } = clock;
  if (timing.auto === 'off' || pausedSince !== '') return [];
  const after = timing.wait > 0 ? `${plural(timing.wait, 'minute')} after` : '';
  const [soon, at] = [after || 'as soon as', after || 'at'];
  const hasDeadline = due !== '';
  if (timing.auto === 'all')
    return [
      `The round will resolve automatically ${soon} all have sent${hasDeadline ? `, at the latest ${at} the deadline` : ''}.`,
    ];
  return [
    hasDeadline
      ? `The round will resolve automatically ${at} the deadline.`
      : 'Rounds resolve automatically at the deadline. This round has no deadline, so it waits for you.',
  ];
}

/** Greatest number of names that are shown in full. A longer list shows six names and a count. */
const MOST_NAMES = 8;

/** Says that the last round resolved automatically, and which orders were missing. Gives no lines if the host resolved the round. */
export function bySelfLines({ lastBySelf }: ClockState, round: number): readonly string[] {
  if (!lastBySelf) return [];
  const { at, missing, lost, leftOut } = lastBySelf;
  const unknown = `${plural(leftOut, 'response')} of an unknown sender ${leftOut === 1 ? 'was' : 'were'} not counted.`;
  return [
    `Round ${round} was resolved automatically, ${timeWords(at)}.`,
    ...(missing.length > 0 ? [`${someOf(missing)} sent no order. The rules’ default order was played.`] : []),
    ...(lost.length > 0 ? [`The orders of ${someOf(lost)} had no valid part.`] : []),
    ...(leftOut > 0
      ? [`${unknown} “Undo round ${round}” opens the round again, so that you can assign responses.`]
      : []),
  ];
}

/** Lists the names. If there are more than MOST_NAMES, lists six names and the number of further names. */
function someOf(names: readonly string[]): string {
  return names.length <= MOST_NAMES
    ? listed(names)
    : `${names.slice(0, 6).join(', ')} and ${names.length - 6} more`;
}

const MINUTE = 60_000;

/** Time in milliseconds before an automatic resolve. In this time the host can hardly change anything. */
export const SOON = 30 * MINUTE;

/** Writes the time left, in milliseconds, as “in 12 min”. Gives “in a moment” if no time is left. */
export function inWords(left: number): string {
  return left > 0 ? `in ${durationWords(left)}` : 'in a moment';
}

/**
 * Warns that saving this timing would make the open round resolve very soon (H25). Gives '' if the round would resolve
 * later, or would resolve soon anyway.
 */
export function soonWords(match: MatchState, timing: Timing, now: number): string {
  const { clock, round } = match;
  const isSoon = (at: number) => at - now <= SOON;
  if (clock.resolvesAt !== '' && clock.waitsFor.length === 0 && isSoon(Date.parse(clock.resolvesAt)))
    return '';
  const at = resolvesWith(match, timing);
  return isSoon(at)
    ? `With this setting, round ${round + 1} resolves automatically ${inWords(at - now)}.`
    : '';
}

/**
 * Gives the time, in milliseconds, at which the open round would resolve automatically with this timing (H25). Gives
 * infinity if the round would wait for the host.
 */
function resolvesWith(match: MatchState, { auto, wait, missing }: Timing): number {
  const { clock, deadline, graceMinutes, seats } = match;
  if (auto === 'off' || clock.pausedSince !== '') return Number.POSITIVE_INFINITY;
  const without = toRemind(seats).length;
  const accepted = seats.filter(({ isAccepted }) => isAccepted).length;
  const last = Math.max(...seats.map(({ receivedAt }) => Date.parse(receivedAt) || 0));
  const all = auto === 'all' && without === 0 ? last : Number.POSITIVE_INFINITY;
  const isUndecided = without + accepted === seats.length && newestLate(match).length > 0;
  const waits = without === seats.length || (without > 0 && (missing === 'host' || isUndecided));
  const due =
    deadline === '' || waits ? Number.POSITIVE_INFINITY : Date.parse(deadline) + graceMinutes * MINUTE;
  return Math.min(all, due) + wait * MINUTE;
}
