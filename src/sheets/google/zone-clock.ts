import type { Clock } from '../ports.ts';

const PATTERN = 'yyyy-MM-dd HH:mm:ss';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The clocks of a zone change only at a full quarter of an hour (QUARTER), by one of CHANGES. Both constants are in milliseconds. */
const QUARTER = 15 * MINUTE;
const CHANGES = [-60 * MINUTE, -30 * MINUTE, 0, 30 * MINUTE, 60 * MINUTE];

/**
 * Makes the clock, which uses Google's time zones. Reading the times of responses costs one call for each day with a
 * response. A day with a clock change costs a few more calls.
 */
export function makeClock(): Clock {
  const starts = remember((wall, timeZone) => parse(wall, timeZone));
  const quarters = remember(timesOf);
  const offsets = remember(offsetAt);
  return {
    now: () => Date.now(),
    fromSerial: (serial, timeZone) => {
      // Days since 30 December 1899 in the workbook's zone.
      const wall = Math.round((serial - 25_569) * DAY);
      const day = Math.floor(wall / DAY) * DAY;
      const start = starts(day, timeZone);
      if (starts(day + DAY, timeZone) - start === DAY) return [start + wall - day];
      const quarter = Math.floor(wall / QUARTER) * QUARTER;
      return quarters(quarter, timeZone).map((time) => time + wall - quarter);
    },
    offset: offsets,
  };
}

/** Gives a function like `find` that caches the results. */
function remember<T>(find: (wall: number, timeZone: string) => T): (wall: number, timeZone: string) => T {
  const known = new Map<string, T>();
  return (wall, timeZone) => {
    const key = `${timeZone} ${wall}`;
    const found = known.get(key) ?? find(wall, timeZone);
    known.set(key, found);
    return found;
  };
}

/** Gives all moments at which the clocks of a zone show the time `wall`, in ascending order. */
function timesOf(wall: number, timeZone: string): readonly number[] {
  const one = parse(wall, timeZone);
  const all = CHANGES.map((change) => one + change).filter(
    (time) => Utilities.formatDate(new Date(time), timeZone, PATTERN) === textOf(wall),
  );
  // Clocks never show a skipped time; Google continues counting from the hour before it.
  return all.length > 0 ? all : [one];
}

/**
 * Gives the offset of a zone from UTC. For an unknown zone, Google may give nothing or UTC (G91), so the script engine
 * is then asked, too. An offset must be a multiple of a quarter of an hour, and at most 14 hours.
 */
function offsetAt(at: number, timeZone: string): number | undefined {
  const moment = Math.floor(at / MINUTE) * MINUTE;
  const read = (wallText: string) => {
    const offset = Date.parse(wallText) - moment;
    return Math.abs(offset) <= 14 * 60 * MINUTE && offset % QUARTER === 0 ? offset : undefined;
  };
  const offset = read(wallClockByGoogle(moment, timeZone));
  return offset || (read(wallClockByEngine(moment, timeZone)) ?? offset);
}

/** Asks Google which time the clocks of a zone show at a moment. Gives the time as ISO text; '' if Google does not know the zone. */
function wallClockByGoogle(at: number, timeZone: string): string {
  try {
    return `${Utilities.formatDate(new Date(at), timeZone, PATTERN).replace(' ', 'T')}Z`;
  } catch {
    return '';
  }
}

function wallClockByEngine(at: number, timeZone: string): string {
  try {
    // Swedish dates are ISO dates.
    return `${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`;
  } catch {
    return '';
  }
}

/** Gives a moment at which the clocks of a zone show the time `wall`. If two such moments exist, Google chooses one. */
function parse(wall: number, timeZone: string): number {
  return Utilities.parseDate(textOf(wall), timeZone, PATTERN).getTime();
}

function textOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}
