import { plural } from '../rules/base/words.ts';
import type { Clock } from './ports.ts';
import { isoTime, readDeadline } from './time.ts';
import { cityOf, isUtc, zoneOf } from './time-zones.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UTC = 'Etc/UTC';

/** Longest time from one round to the next, in minutes. */
const LONGEST = 60 * 24 * 60;

/** Gives the offset of a time zone's clocks from UTC. */
export type Zones = Pick<Clock, 'offset'>;

/** Schedule of a match's deadlines (H17): daily at a time in a time zone, some minutes after the last resolve, or set by the host. */
export type Schedule =
  | { readonly kind: 'daily'; readonly minute: number; readonly zone: string }
  | { readonly kind: 'after'; readonly minutes: number }
  | { readonly kind: 'by hand' };

/** Schedule of a new season, as a text that the host can change. */
export const USUAL_SCHEDULE = 'daily at 15:00 UTC';

/** Examples of schedules in words, shown when a schedule cannot be read. */
export const SCHEDULE_EXAMPLES =
  'a text such as “daily at 18:00 in Berlin”, “24 hours after the last round”, “45 minutes after the last round” or “by hand”';

/** Says a schedule in words, for a cell or the log. */
export function scheduleWords(schedule: Schedule): string {
  if (schedule.kind === 'by hand') return 'by hand';
  if (schedule.kind === 'daily') {
    const { minute, zone } = schedule;
    const two = (n: number) => String(n).padStart(2, '0');
    const where = isUtc(zone) ? 'UTC' : `in ${cityOf(zone)}`;
    return `daily at ${two(Math.floor(minute / 60))}:${two(minute % 60)} ${where}`;
  }
  return `${timeWordsOf(schedule)} after the last round`;
}

/** Says the time from one round to the next: “1 hour 30 minutes”. */
export function timeWordsOf(schedule: Extract<Schedule, { readonly kind: 'after' }>): string {
  const [hours, minutes] = [Math.floor(schedule.minutes / 60), schedule.minutes % 60];
  const parts = [...(hours ? [plural(hours, 'hour')] : []), ...(minutes ? [plural(minutes, 'minute')] : [])];
  return parts.join(' ');
}

/** Reads a schedule from words; undefined for any other text. A spreadsheet may have turned a time of day into a number below 1. */
export function readSchedule(text: string): Schedule | undefined {
  const words = text.trim().toLowerCase().slice(0, 100);
  if (/^(by hand|none|no deadlines?)$/.test(words)) return { kind: 'by hand' };
  if (/^0(\.\d+)?$|^\.\d+$/.test(words)) {
    const minutes = Math.round(Number(words) * 24 * 60);
    return dailyAt(Math.floor(minutes / 60), minutes % 60, UTC);
  }
  const daily = /^(?:(?:daily|every day)(?: at)? )?(\d{1,2})[:.](\d{2}) ?(?:in )?(.*)$/.exec(words);
  if (daily) return dailyAt(Number(daily[1]), Number(daily[2]), zoneOf(daily[3] || UTC));
  const after =
    /^(\d+)$/.exec(words) ??
    /^(?:(\d+) ?(?:h|hours?))?(?:(?: and)? ?(\d+) ?(?:m|min|minutes?))?(?: after .*)?$/.exec(words);
  if (!after || (after[1] === undefined && after[2] === undefined)) return undefined;
  const minutes = Number(after[1] ?? 0) * 60 + Number(after[2] ?? 0);
  return minutes >= 1 && minutes <= LONGEST ? { kind: 'after', minutes } : undefined;
}

function dailyAt(hours: number, minutes: number, zone: string | undefined): Schedule | undefined {
  const minute = hours * 60 + minutes;
  // 24:00 also means midnight.
  if (zone === undefined || minute > 24 * 60 || minutes >= 60) return undefined;
  return { kind: 'daily', minute: minute % (24 * 60), zone };
}

/**
 * Gives the first deadline of a match that begins now (H17). With a daily schedule, this is about 48 hours later;
 * otherwise, the schedule's minutes later.
 */
export function firstDeadline(schedule: Schedule, now: number, zones: Zones): string {
  return dueFrom(schedule, now, 2 * DAY, zones);
}

/**
 * Gives the next deadline after a resolve (H17). With a daily schedule, this is about 24 hours later; otherwise, the
 * schedule's minutes later.
 */
export function nextDeadline(schedule: Schedule, resolved: number, zones: Zones): string {
  return dueFrom(schedule, resolved, DAY, zones);
}

/**
 * Gives the possible next deadlines, for the panel (H17). With a daily schedule, these are the coming moments;
 * otherwise, the minutes of a round. Null if the host sets each deadline.
 */
export function comingDeadlines(schedule: Schedule, now: number, zones: Zones) {
  if (schedule.kind === 'by hand') return null;
  if (schedule.kind === 'after') return { minutes: schedule.minutes };
  return { moments: [0, 1, 2, 3, 4, 5].map((days) => nextDeadline(schedule, now + days * DAY, zones)) };
}

/** Gives a deadline on a full minute, ISO UTC; '' if the host sets each deadline. */
function dueFrom(schedule: Schedule, from: number, about: number, zones: Zones): string {
  if (schedule.kind === 'by hand') return '';
  if (schedule.kind === 'after')
    return checked(Math.ceil((from + schedule.minutes * MINUTE) / MINUTE) * MINUTE);
  return checked(nearest(schedule, from + about, zones));
}

/**
 * Finds a moment at which the zone's clocks show the schedule's time. Of all such moments, gives the nearest to
 * `wished`. All times are in milliseconds UTC.
 */
function nearest(
  { minute, zone }: Extract<Schedule, { kind: 'daily' }>,
  wished: number,
  zones: Zones,
): number {
  // If Google does not know the zone, UTC is used; the deadline says so on every page.
  const offset = (at: number) => (isUtc(zone) ? 0 : (zones.offset(at, zone) ?? 0));
  const shown = wished + offset(wished);
  const due = Math.round((shown - minute * MINUTE) / DAY) * DAY + minute * MINUTE;
  const moments = [due - DAY, due + DAY].map((at) => due - offset(at));
  const shows = moments.filter((at) => at + offset(at) === due);
  // If the clocks show the time twice, the later moment counts. If the clocks skip the time, the deadline is an hour later. So a deadline is never earlier than announced.
  return Math.max(...(shows.length > 0 ? shows : moments));
}

/** Gives a deadline as ISO text; '' if the time is outside the allowed years (H13). */
function checked(at: number): string {
  return Number.isFinite(at) ? (readDeadline(isoTime(at)) ?? '') : '';
}
