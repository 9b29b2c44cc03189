const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Options for writing a time in words. */
export interface TimeForm {
  /** Part of the time to show. 'day' is the day without the weekday. 'clock' is the time of day with the times of other clocks. */
  readonly only?: 'day' | 'clock';
  /** True if the time stands in brackets. Then a semicolon instead of brackets precedes the times of other clocks. */
  readonly isInner?: true;
}

/** Writes an ISO time in words for a reader. */
export type TimeWords = (iso: string, form?: TimeForm) => string;

/** Writes an ISO time in words: “Sat 21 Nov 2026, 15:00 UTC”. */
export function dateWords(iso: string, form?: TimeForm): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : momentWords(at, `${clockTime(at)} UTC`, '', form);
}

/** Writes a moment in words. The day comes from `at`, the time of day is `clock`, and `others` are the times of other clocks. */
export function momentWords(
  at: number,
  clock: string,
  others: string,
  { only, isInner }: TimeForm = {},
): string {
  if (only === 'day') return dateOf(at);
  const more = isInner ? `; ${others}` : ` (${others})`;
  return `${only === 'clock' ? '' : `${dayOf(at)}, `}${clock}${others === '' ? '' : more}`;
}

/** Gives the UTC day of a time in milliseconds: “Sat 21 Nov 2026”. */
export function dayOf(milliseconds: number): string {
  return `${weekdayOf(milliseconds)} ${dateOf(milliseconds)}`;
}

/** Gives the UTC weekday of a time in milliseconds: “Sat”. */
export function weekdayOf(milliseconds: number): string {
  return DAYS[new Date(milliseconds).getUTCDay()] as string;
}

function dateOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Gives the UTC hour and minute of a time in milliseconds: “15:00”. */
export function clockTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 16);
}

/** Gives milliseconds as ISO text in UTC, to the millisecond. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * FIRST and LAST limit the times of deadlines. A time outside this range is a typing error, and calculations with such
 * a time may be invalid (H13).
 */
const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2100, 0, 1);

/** Says whether a text begins with an impossible day, such as 29 February 2027, which a script would take for 1 March. */
function isImpossible(text: string): boolean {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return (
    day !== undefined &&
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day)
  );
}

/** Reads a deadline as ISO text in UTC; undefined if the text is not a time in the years 2000 to 2099. */
export function readDeadline(text: string): string | undefined {
  const at = text.length > 40 || isImpossible(text) ? Number.NaN : Date.parse(text);
  return at >= FIRST && at < LAST ? isoTime(at) : undefined;
}
