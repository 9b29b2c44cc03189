import { plural } from '../../rules/base/words.ts';
import type { PanelState } from '../../sheets/panel-api/panel.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Writes a duration with at most two units, rounded up: “3 h 12 min”, “40 s”. */
export function durationWords(milliseconds: number): string {
  if (milliseconds <= MINUTE) return `${Math.max(0, Math.ceil(milliseconds / SECOND))} s`;
  // Rounded to minutes before it is split into units, so that there is never a “60 min”.
  const left = Math.ceil(milliseconds / MINUTE) * MINUTE;
  const parts = [
    [Math.floor(left / DAY), 'd'],
    [Math.floor((left % DAY) / HOUR), 'h'],
    [Math.floor((left % HOUR) / MINUTE), 'min'],
  ] as const;
  const first = parts.findIndex(([amount]) => amount > 0);
  return parts
    .slice(first, first + 2)
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}

const LOOKS = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  year: { year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short' },
} as const;

/** Cache of date formats. Creating a format is slow, and the panel writes all times again every second. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(look: keyof typeof LOOKS, zone?: string): Intl.DateTimeFormat {
  const key = `${look} ${zone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-GB', { ...LOOKS[look], ...(zone ? { timeZone: zone } : {}) });
  formats.set(key, format);
  return format;
}

/** Writes an ISO time in the given time zone, or in the reader's time zone if none is given. Shows the year if `now` is in another year. */
export function timeWords(iso: string, zone?: string, now = Date.now()): string {
  return `${clockWords(iso, zone, now)}${zone === 'UTC' && !Number.isNaN(Date.parse(iso)) ? ' UTC' : ''}`;
}

/** Writes an ISO time without the name of its time zone. */
function clockWords(iso: string, zone: string | undefined, now: number): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const inLook = (look: keyof typeof LOOKS, one: Date | number = date) => formatOf(look, zone).format(one);
  const year = inLook('year') === inLook('year', now) ? '' : ` ${inLook('year')}`;
  return `${inLook('day')}${year}, ${inLook('time')}`;
}

/** Writes an ISO time twice: in the given time zone (by default the reader's) and in UTC. Writes the time once if both texts are equal. */
export function bothTimes(iso: string, zone?: string, now = Date.now()): readonly string[] {
  const own = clockWords(iso, zone, now);
  const everywhere = timeWords(iso, 'UTC', now);
  return own === clockWords(iso, 'UTC', now) ? [everywhere] : [`${own} your time`, everywhere];
}

/** Warns about each time zone in use for which Google and this browser show different times. */
export function zoneWarnings({ season, now }: Pick<PanelState, 'season' | 'now'>): readonly string[] {
  const { clocks = [] } = season ?? {};
  return clocks.flatMap(({ zone, city, offset }) => {
    const here = knownTime(now, zone);
    const there = offset === null ? '' : knownTime(new Date(Date.parse(now) + offset).toISOString(), 'UTC');
    if (here === '' || here === there) return [];
    return offset === null
      ? [`Google does not know the time in ${city}. Times for players there are in UTC.`]
      : [
          `For ${city}, Google shows ${there} and this browser shows ${here}. In the tab “Season”, write another city that has the same time, or set deadlines in UTC.`,
        ];
  });
}

/** Writes an ISO time in the given zone; '' if the browser does not know the zone. */
function knownTime(iso: string, zone: string): string {
  try {
    return clockWords(iso, zone, Date.parse(iso));
  } catch {
    return '';
  }
}

/** Writes a recent ISO time as weekday and time in the reader's time zone, such as “Sat 10:41”. */
export function shortTimeWords(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${formatOf('weekday').format(date)} ${formatOf('time').format(date)}`;
}

/** Converts an ISO time to the value of a datetime-local input, in the reader's time zone. '' stays ''. */
export function toInput(iso: string): string {
  const date = new Date(iso);
  if (iso === '' || Number.isNaN(date.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Converts the value of a datetime-local input to an ISO time in UTC; '' if the value is no valid time. */
export function fromInput(value: string): string {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Says whether an ISO time has passed; false for ''. */
export function isPast(iso: string, now: number): boolean {
  return iso !== '' && Date.parse(iso) <= now;
}

/** Number of days. A deadline further away than this is probably a typing error. */
const FAR = 60;

/** Says how far away a deadline is if it is probably a typing error, such as “36 years”. Gives '' for a nearer deadline. */
export function farWords(iso: string, now: number): string {
  const days = Math.round((Date.parse(iso) - now) / DAY);
  if (!(days > FAR)) return '';
  return days < 365 ? plural(days, 'day') : plural(Math.round(days / 365.25), 'year');
}

/** Adds hours to the time `now`, and gives the nearest full hour as an ISO time. */
export function hoursFrom(now: number, hours: number): string {
  return new Date(Math.round((now + hours * HOUR) / HOUR) * HOUR).toISOString();
}

/** Adds hours to an ISO time. */
export function later(iso: string, hours: number): string {
  return new Date(Date.parse(iso) + hours * HOUR).toISOString();
}

/** State of a deadline at one moment: the time left, and whether resolving now would be early. */
export interface DeadlineStatus {
  readonly isEarly: boolean;
  readonly words: string;
  /** Sentence that says why resolving now would be early; '' if resolving now is not early. */
  readonly early: string;
}

/** Gives the state of a deadline at a time in milliseconds. Orders still count during the grace minutes (X2). */
export function deadlineStatus(deadline: string, graceMinutes: number, now: number): DeadlineStatus {
  const at = Date.parse(deadline);
  if (Number.isNaN(at)) return { isEarly: false, words: 'No deadline', early: '' };
  if (now < at) {
    const words = `${durationWords(at - now)} left`;
    return { isEarly: true, words, early: `The deadline has not passed: ${words}.` };
  }
  const end = at + graceMinutes * MINUTE;
  if (now < end) {
    const left = durationWords(end - now);
    const early = `The deadline has passed, but orders still count for ${left} (the grace minutes).`;
    return { isEarly: true, words: `Deadline passed, orders count for ${left} more`, early };
  }
  return { isEarly: false, words: 'Deadline passed', early: '' };
}
