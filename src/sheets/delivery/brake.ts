import { plural } from '../../rules/base/words.ts';
import type { Ports } from '../ports.ts';

/** Milliseconds between two receipts for one player, after the player got AT_ONCE receipts without a wait. */
const BETWEEN = 80_000;
/**
 * AT_ONCE is the number of receipts that a player gets without a wait. After IN_VAIN successive wake-ups that sent no
 * receipt, a pause of wake-ups begins.
 */
const AT_ONCE = 6;
const IN_VAIN = 30;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * Two limits for the trigger time used in a day, in milliseconds (G8). Above SELDOM, receipts are sent rarely. Above
 * LAST, only the panel sends receipts.
 */
const SELDOM = 60 * MINUTE;
const LAST = 75 * MINUTE;

/**
 * Limits that keep wake-ups within Google's daily time for triggers. A wake-up is a run of the trigger at a response.
 * Times are in milliseconds.
 */
interface Brake {
  /** Time at which the current or the last pause of wake-ups ends. */
  readonly until: number;
  /** Until this time, only the panel sends receipts. */
  readonly low: number;
  /** For each player id, the time from which the player's receipts need no wait. The key '' stands for wake-ups that sent no receipt. */
  readonly spent: Readonly<Record<string, number>>;
  /** Start of the day for which Google counts the time of triggers, and the time used since this start. */
  readonly day: number;
  readonly used: number;
}

const BRAKE = 'brake';

function readBrake({ memo, clock }: Pick<Ports, 'memo' | 'clock'>): Brake {
  const noted = memo.get(BRAKE);
  const brake: Brake =
    noted === undefined ? { until: 0, low: 0, spent: {}, day: 0, used: 0 } : JSON.parse(noted);
  const now = clock.now();
  return now - brake.day < DAY ? brake : { ...brake, day: now, used: 0 };
}

/** Says whether wake-ups pause now. During a pause, new responses stay noted as unanswered, so that a later wake-up finds the responses. */
export function areResting(ports: Pick<Ports, 'memo' | 'clock'>, isTrigger: boolean): boolean {
  const { until, low } = readBrake(ports);
  return Math.max(until, isTrigger ? low : 0) > ports.clock.now();
}

/**
 * Gives the time at which the last pause of wake-ups ended or will end, in milliseconds. During a pause, a response may
 * come without a new wake-up note.
 */
export function restedUntil(ports: Pick<Ports, 'memo' | 'clock'>): number {
  const { until, low } = readBrake(ports);
  return Math.max(until, low);
}

/**
 * Gives the notes to write after the players `told` got receipts. `took` is how long the trigger ran, in milliseconds.
 * `isResting` says whether wake-ups pause from now on.
 */
export function brakeAfter(
  ports: Pick<Ports, 'memo' | 'clock'>,
  told: readonly string[],
  took: number | undefined,
) {
  const now = ports.clock.now();
  const { day, ...before } = readBrake(ports);
  const used = before.used + (took ?? 0);
  const ids = told.length > 0 ? told : [''];
  const spent = Object.fromEntries(Object.entries(before.spent).filter(([, at]) => at > now));
  for (const id of ids) spent[id] = Math.max(spent[id] ?? 0, now) + BETWEEN;
  // A player's first receipt does not wait because another player gets many.
  const soonest =
    Math.min(...ids.map((id) => spent[id] as number)) - (told.length > 0 ? AT_ONCE : IN_VAIN) * BETWEEN;
  const until = soonest > now ? soonest : before.until;
  const low = used > LAST ? day + DAY : used > SELDOM ? now + 10 * MINUTE : 0;
  const brake: Brake = { until, low, spent, day, used };
  return {
    isResting: Math.max(until, took === undefined ? 0 : low) > now,
    notes: { [BRAKE]: JSON.stringify(brake) },
  };
}

/** Adds `took` to the day's total of trigger time, for a trigger that sent no receipts. */
export function countTime(ports: Pick<Ports, 'memo' | 'clock'>, took: number): void {
  const brake = readBrake(ports);
  ports.memo.set(BRAKE, JSON.stringify({ ...brake, used: brake.used + took }));
}

/** Gives the panel's notice if the day’s trigger time runs low; undefined otherwise. */
export function lowTimeWords(ports: Pick<Ports, 'memo' | 'clock'>): string | undefined {
  const { used } = readBrake(ports);
  if (used <= SELDOM) return undefined;
  const receipts =
    used > LAST
      ? 'Players get confirmations only while this panel is open.'
      : 'Players now get confirmations every ten minutes.';
  return `On a free account, Google runs Roundkeeper for 90 minutes a day while the panel is closed. ${plural(Math.round(used / MINUTE), 'minute')} are used. ${receipts} Roundkeeper keeps the rest for deadlines.`;
}
