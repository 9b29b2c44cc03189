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

const HOUR = 3_600_000;

/** The next deadline after `now`, in steps of `roundHours` from an ISO deadline; '' if there is no deadline or no step. */
export function nextDeadline(deadline: string, roundHours: number, now: number): string {
  if (deadline === '' || roundHours <= 0) return '';
  let next = Date.parse(deadline) + roundHours * HOUR;
  while (next <= now) next += roundHours * HOUR;
  return isoTime(next);
}
