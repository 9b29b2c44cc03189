/** Minutes of the longest round, as in the schedules of the add-on. */
const LONGEST = 60 * 24 * 60;

/** When rounds are due, as the fields show it; typed numbers are text until they are sent. */
export interface ScheduleDraft {
  readonly kind: 'season' | 'daily' | 'after' | 'by hand';
  /** The time of day: “15:00”. */
  readonly time: string;
  /** The city of the time of day, or “UTC”. */
  readonly city: string;
  readonly hours: string;
  readonly minutes: string;
}

/** The fields for a schedule in words, as the add-on writes it; a new time of day is by the clocks of the first city. */
export function scheduleDraft(words: string, cities: readonly string[]): ScheduleDraft {
  const usual = { time: '15:00', city: cities[0] ?? 'UTC', hours: '24', minutes: '0' };
  if (words === '') return { kind: 'season', ...usual };
  const [, time, city] = /(\d\d:\d\d) (?:in )?(.+)/.exec(words) ?? [];
  if (time && city) return { kind: 'daily', ...usual, time, city };
  if (words === 'by hand') return { kind: 'by hand', ...usual };
  const [, hours = '0'] = /(\d+) hour/.exec(words) ?? [];
  const [, minutes = '0'] = /(\d+) minute/.exec(words) ?? [];
  return { kind: 'after', ...usual, hours, minutes };
}

/** The schedule in words, as it is sent. */
export function scheduleText({ kind, time, city, hours, minutes }: ScheduleDraft): string {
  if (kind === 'season') return '';
  if (kind === 'by hand') return 'by hand';
  return kind === 'daily' ? `daily at ${time} ${city}` : `${hours || '0'} hours ${minutes || '0'} minutes`;
}

/** The missing choice of a schedule that {@link scheduleText} wrote, in words, or ''. */
export function missingInSchedule(words: string): string {
  if (words.startsWith('daily'))
    return /^daily at \d\d:\d\d /.test(words) ? '' : 'Choose at what time of the day rounds are due.';
  const [, hours, minutes] = /^(\S+) hours (\S+) minutes$/.exec(words) ?? [];
  if (hours === undefined || minutes === undefined) return '';
  if (!/^\d+$/.test(hours) || !/^\d+$/.test(minutes))
    return 'Enter whole hours and minutes for the next rounds.';
  const time = 60 * Number(hours) + Number(minutes);
  if (time === 0) return 'Enter some hours or minutes for the next rounds.';
  return time > LONGEST ? 'The next rounds can take 60 days at most.' : '';
}

/** A whole number as it was typed, within a limit. */
export function typedNumber(typed: string, most: number): number {
  return Math.min(most, Math.max(0, Math.round(Number(typed)) || 0));
}
