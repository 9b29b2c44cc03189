const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in two units at most: “3 h 12 min”, “40 s”. Never less than it is: what is left is rounded up. */
export function spanWords(milliseconds: number): string {
  if (milliseconds <= MINUTE) return `${Math.max(0, Math.ceil(milliseconds / SECOND))} s`;
  // Up to the full minute first, so that there is never a “60 min”.
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

/** A moment in words, in the zone of the reader unless another is given. */
export function momentWords(iso: string, zone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const words = date.toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(zone ? { timeZone: zone } : {}),
  });
  return zone === 'UTC' ? `${words} UTC` : words;
}

/** A recent moment in the zone of the reader, in short: “Sat 10:41”. */
export function shortWords(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return date
    .toLocaleString('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })
    .replace(',', '');
}

/** The value of a datetime-local input for a moment, in the reader's zone; '' for none. */
export function toInput(iso: string): string {
  const date = new Date(iso);
  if (iso === '' || Number.isNaN(date.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment (ISO, UTC) that a datetime-local input means in the reader's zone; '' when it is empty or no time. */
export function fromInput(value: string): string {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The full hour nearest to some hours from now. */
export function hoursFrom(now: number, hours: number): string {
  return new Date(Math.round((now + hours * HOUR) / HOUR) * HOUR).toISOString();
}

/** How a deadline stands: whether a resolve now would be early, and in words. */
export interface Due {
  readonly isEarly: boolean;
  readonly words: string;
}

/** The deadline of a match at a moment. Until the grace is over, orders still count (X2). */
export function dueAt(deadline: string, graceMinutes: number, now: number): Due {
  const at = Date.parse(deadline);
  if (Number.isNaN(at)) return { isEarly: false, words: 'No deadline' };
  if (now < at) return { isEarly: true, words: `${spanWords(at - now)} left` };
  const end = at + graceMinutes * MINUTE;
  if (now < end) return { isEarly: true, words: `Deadline passed; grace for ${spanWords(end - now)}` };
  return { isEarly: false, words: 'Deadline passed' };
}
