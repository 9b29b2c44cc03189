import { plural } from '../rules/base/words.ts';
import { isoTime, readDeadline } from './time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes: the longest time from one round to the next. */
const LONGEST = 60 * 24 * 60;

/**
 * When the rounds of a match are due (H17): at a minute of the UTC day, some minutes after the round before was resolved, or
 * when the host says.
 */
export type Schedule =
  | { readonly kind: 'daily'; readonly minute: number }
  | { readonly kind: 'after'; readonly minutes: number }
  | { readonly kind: 'by hand' };

/** The schedule of a new season, in words. */
export const USUAL_SCHEDULE = 'daily at 15:00 UTC';

/** What a schedule in words looks like, for a host who typed something else. */
export const SCHEDULE_EXAMPLES =
  'a text such as “daily at 15:00 UTC”, “24 hours after the last round”, “45 minutes after the last round” or “by hand”';

/** A schedule in words, as it is written into a cell or into the log. */
export function scheduleWords(schedule: Schedule): string {
  if (schedule.kind === 'by hand') return 'by hand';
  if (schedule.kind === 'daily') {
    const two = (n: number) => String(n).padStart(2, '0');
    return `daily at ${two(Math.floor(schedule.minute / 60))}:${two(schedule.minute % 60)} UTC`;
  }
  const [hours, minutes] = [Math.floor(schedule.minutes / 60), schedule.minutes % 60];
  const parts = [...(hours ? [plural(hours, 'hour')] : []), ...(minutes ? [plural(minutes, 'minute')] : [])];
  return `${parts.join(' ')} after the last round`;
}

/** Reads a schedule in words; undefined for any other text. A spreadsheet may have made a number of `15:00` or `24`. */
export function readSchedule(text: string): Schedule | undefined {
  const words = text.trim().toLowerCase().slice(0, 100);
  if (/^(by hand|none|no deadlines?)$/.test(words)) return { kind: 'by hand' };
  if (/^0?\.\d+$/.test(words)) return dailyAt(0, Math.round(Number(words) * 24 * 60));
  const daily = /^(?:(?:daily|every day)(?: at)? )?(\d{1,2})[:.](\d{2})(?: ?utc)?$/.exec(words);
  if (daily) return dailyAt(Number(daily[1]), Number(daily[2]));
  const after =
    /^(\d+)$/.exec(words) ??
    /^(?:(\d+) ?(?:h|hours?))?(?:(?: and)? ?(\d+) ?(?:m|min|minutes?))?(?: after .*)?$/.exec(words);
  if (!after || (after[1] === undefined && after[2] === undefined)) return undefined;
  const minutes = Number(after[1] ?? 0) * 60 + Number(after[2] ?? 0);
  return minutes >= 1 && minutes <= LONGEST ? { kind: 'after', minutes } : undefined;
}

function dailyAt(hours: number, minutes: number): Schedule | undefined {
  const minute = hours * 60 + minutes;
  return minutes < 24 * 60 && minute < 24 * 60 && (hours === 0 || minutes < 60)
    ? { kind: 'daily', minute }
    : undefined;
}

/** When the first round of a match is due that begins now: about 48 hours later, or after the time of a round (H17). */
export function firstDeadline(schedule: Schedule, now: number): string {
  return dueFrom(schedule, now, 2 * DAY);
}

/** When the next round is due after a resolve: about a day later, or after the time of a round (H17). */
export function nextDeadline(schedule: Schedule, resolved: number): string {
  return dueFrom(schedule, resolved, DAY);
}

/** A deadline, ISO UTC, on a full minute; '' where the host sets each. */
function dueFrom(schedule: Schedule, from: number, about: number): string {
  if (schedule.kind === 'by hand') return '';
  if (schedule.kind === 'after')
    return checked(Math.ceil((from + schedule.minutes * MINUTE) / MINUTE) * MINUTE);
  // Of the moments with this time of day, the one that is nearest.
  const wished = from + about;
  return checked(Math.round((wished - schedule.minute * MINUTE) / DAY) * DAY + schedule.minute * MINUTE);
}

/** A time that is no deadline is none: '' (H13). */
function checked(at: number): string {
  return Number.isFinite(at) ? (readDeadline(isoTime(at)) ?? '') : '';
}
