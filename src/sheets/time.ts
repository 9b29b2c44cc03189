const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An ISO time in words for a reader. */
export type TimeWords = (iso: string) => string;

/** An ISO time in words: “Sat 21 Nov 2026, 15:00 UTC”. */
export function dateWords(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : `${dayOf(at)}, ${clockTime(at)} UTC`;
}

/** A time in words without its days: “16:00 in Berlin (15:00 UTC)”. */
export function withoutDay(words: string): string {
  return words.slice(words.indexOf(', ') + 2).replace(/\b[A-Z][a-z]{2} (?=\d\d:)/g, '');
}

/** The UTC day of a time in milliseconds: “Sat 21 Nov 2026”. */
export function dayOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  return `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The UTC hour and minute of a time in milliseconds: “15:00”. */
export function clockTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 16);
}

/** Milliseconds as ISO text in UTC, to the millisecond. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The years of deadlines: a time far from now is a slip, and sums with it are no times any more (H13). */
const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2100, 0, 1);

function isNear(milliseconds: number): boolean {
  return milliseconds >= FIRST && milliseconds < LAST;
}

/** A deadline as it was entered, as ISO text in UTC; undefined if it is no time of the years 2000 to 2099. */
export function readDeadline(text: string): string | undefined {
  const at = text.length > 40 ? Number.NaN : Date.parse(text);
  return isNear(at) ? isoTime(at) : undefined;
}

/** A time that stands in brackets itself: “Sun 11 Jan 2026, 09:00 in Tokyo; 00:00 UTC”. */
export function inBrackets(words: string): string {
  return words.replace(/ \((.*)\)$/, '; $1');
}
