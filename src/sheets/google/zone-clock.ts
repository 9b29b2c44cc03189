import type { Clock } from '../ports.ts';

const PATTERN = 'yyyy-MM-dd HH:mm:ss';
const MINUTE = 60_000;
/** Time zones change their clocks at quarters of an hour, by half an hour or an hour. */
const QUARTER = 15 * MINUTE;
const CHANGES = [-60 * MINUTE, -30 * MINUTE, 0, 30 * MINUTE, 60 * MINUTE];

/** The clock, with the time zones that Google knows. */
export function makeClock(): Clock {
  const known = new Map<string, readonly number[]>();
  return {
    now: () => Date.now(),
    fromSerial: (serial, timeZone) => {
      // Days since 30 December 1899 in the workbook's zone.
      const wall = Math.round((serial - 25_569) * 86_400_000);
      const quarter = Math.floor(wall / QUARTER) * QUARTER;
      const key = `${timeZone} ${quarter}`;
      const starts = known.get(key) ?? timesOf(quarter, timeZone);
      known.set(key, starts);
      return starts.map((start) => start + wall - quarter);
    },
  };
}

/** All moments at which the clocks of a zone show a time, ascending. */
function timesOf(wall: number, timeZone: string): readonly number[] {
  const text = new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
  const one = Utilities.parseDate(text, timeZone, PATTERN).getTime();
  const all = CHANGES.map((change) => one + change).filter(
    (time) => Utilities.formatDate(new Date(time), timeZone, PATTERN) === text,
  );
  // A time that the clocks skip has none; Google then counts on from the hour before.
  return all.length > 0 ? all : [one];
}
