/** An ISO time in words: “Sat 21 Nov 2026, 15:00 UTC”. */
export function dateWords(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${days[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return `${day}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`;
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
