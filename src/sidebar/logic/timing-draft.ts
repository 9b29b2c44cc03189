/** Greatest length of a round in minutes. The add-on's schedules have the same limit. */
const LONGEST = 60 * 24 * 60;

/** The host's input in the fields of a schedule. Typed numbers stay text until the form is sent. */
export interface ScheduleDraft {
  readonly kind: 'season' | 'daily' | 'after' | 'by hand';
  /** Time of day, such as “15:00”. */
  readonly time: string;
  /** City whose clock the time of day follows, or “UTC”. */
  readonly city: string;
  readonly hours: string;
  readonly minutes: string;
}

/** Converts a schedule from words to the input of the fields. A new time of day follows the clock of the first city. */
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

/** Writes a schedule in the words that the add-on reads. */
export function scheduleText({ kind, time, city, hours, minutes }: ScheduleDraft): string {
  if (kind === 'season') return '';
  if (kind === 'by hand') return 'by hand';
  return kind === 'daily' ? `daily at ${time} ${city}` : `${hours || '0'} hours ${minutes || '0'} minutes`;
}

/** Asks for the part that is missing in the words of {@link scheduleText}; '' if nothing is missing. */
export function missingInSchedule(words: string): string {
  if (words.startsWith('daily'))
    return /^daily at \d\d:\d\d /.test(words) ? '' : 'Choose the time of day when rounds are due.';
  const [, hours, minutes] = /^(\S+) hours (\S+) minutes$/.exec(words) ?? [];
  if (hours === undefined || minutes === undefined) return '';
  if (!/^\d+$/.test(hours) || !/^\d+$/.test(minutes))
    return 'Enter whole numbers of hours and minutes for later rounds.';
  const time = 60 * Number(hours) + Number(minutes);
  if (time === 0) return 'Enter how long each later round takes, in hours or minutes.';
  return time > LONGEST ? 'Later rounds can take at most 60 days.' : '';
}

/** Converts a typed number to a whole number between 0 and `most`. Text that is no number gives 0. */
export function typedNumber(typed: string, most: number): number {
  return Math.min(most, Math.max(0, Math.round(Number(typed)) || 0));
}
