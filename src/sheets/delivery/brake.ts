import type { Ports } from '../ports.ts';

/** Milliseconds between two receipts of one player, once some came at once. */
const BETWEEN = 80_000;
/** Most receipts of one player without a wait, and most wake-ups in a row without any receipt, since one run may serve many. */
const AT_ONCE = 6;
const IN_VAIN = 30;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds of a day’s triggers: after the first, confirmations come rarely; after the second, only the panel sends them (G8). */
const SELDOM = 60 * MINUTE;
const LAST = 75 * MINUTE;

/** Limits that keep wake-ups within Google's time for triggers. Times are milliseconds. */
interface Brake {
  /** Wake-ups rest until then, or rested last until then. */
  readonly until: number;
  /** Until then only the panel sends receipts. */
  readonly low: number;
  /** The time from which receipts need no wait again, by the player’s id; by '' for wake-ups without any receipt. */
  readonly spent: Readonly<Record<string, number>>;
  /** Start of the triggers' day, and the time that they have used since. */
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

/** Do wake-ups rest? The note of wake-ups stays open meanwhile, so that a later one finds what came. */
export function areResting(ports: Pick<Ports, 'memo' | 'clock'>, isTrigger: boolean): boolean {
  const { until, low } = readBrake(ports);
  return Math.max(until, isTrigger ? low : 0) > ports.clock.now();
}

/** End of the last rest of wake-ups, in milliseconds: until then single responses left no note. */
export function restedUntil(ports: Pick<Ports, 'memo' | 'clock'>): number {
  const { until, low } = readBrake(ports);
  return Math.max(until, low);
}

/** The notes to write after receipts to some players; `took` is the duration of the trigger. `isResting`: wake-ups rest from now on. */
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
  // A player's first confirmation does not wait for those of a player who gets many.
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

/** Counts the time of a trigger that sends no receipts. */
export function countTime(ports: Pick<Ports, 'memo' | 'clock'>, took: number): void {
  const brake = readBrake(ports);
  ports.memo.set(BRAKE, JSON.stringify({ ...brake, used: brake.used + took }));
}

/** The panel's notice once the day’s time of triggers runs low; undefined before. */
export function lowTimeWords(ports: Pick<Ports, 'memo' | 'clock'>): string | undefined {
  const { used } = readBrake(ports);
  if (used <= SELDOM) return undefined;
  const receipts =
    used > LAST
      ? 'Players get confirmations only while this panel is open.'
      : 'Players get confirmations every ten minutes now.';
  return `On a free account Google runs Roundkeeper for 90 minutes a day without the panel: ${Math.round(used / MINUTE)} are used. ${receipts} The rest is kept for deadlines.`;
}
