import type { MatchState, Timing } from '../../sheets/panel-api/panel.ts';
import { durationWords } from './clock.ts';
import { newestLate, toRemind } from './match-words.ts';

const MINUTE = 60_000;

/** Milliseconds: a round that resolves automatically within this time leaves the host no time to change anything. */
export const SOON = 30 * MINUTE;

/** “in 12 min”, or “in a moment”. */
export function inWords(left: number): string {
  return left > 0 ? `in ${durationWords(left)}` : 'in a moment';
}

/**
 * A warning, before a timing is saved, that with it the open round would resolve automatically very soon (H25); '' if not, or if it does so
 * already.
 */
export function soonWords(match: MatchState, timing: Timing, now: number): string {
  const { clock, round } = match;
  const isSoon = (at: number) => at - now <= SOON;
  if (clock.resolvesAt !== '' && clock.waitsFor.length === 0 && isSoon(Date.parse(clock.resolvesAt)))
    return '';
  const at = resolvesWith(match, timing);
  return isSoon(at) ? `With this, round ${round + 1} resolves by itself ${inWords(at - now)}.` : '';
}

/** When the open round resolves by itself with a timing: after its deadline with the grace, or after everyone has sent (H25). */
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
