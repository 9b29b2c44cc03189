import type { Book } from '../log/book.ts';
import type { Zones } from '../schedule.ts';
import { clockTime, dayOf, momentWords, type TimeWords, weekdayOf } from '../time.ts';
import { cityOf, isUtc, zoneOf } from '../time-zones.ts';
import type { Person } from '../workbook/season.ts';

/** Gives a function that writes times for everyone: in the time zone of the season’s workbook, and in UTC. */
export function timesOfSeason(clock: Zones, { timeZone }: Pick<Book, 'timeZone'>): TimeWords {
  return timesIn(clock, timeZone);
}

/**
 * Gives a function that writes times for one player. The time zone is the player's zone in the roster; if the roster has
 * none, the season's zone.
 */
export function timesFor(
  clock: Zones,
  { timeZone }: Pick<Book, 'timeZone'>,
  person: Pick<Person, 'zone'> | undefined,
): TimeWords {
  return timesIn(clock, zoneOf(person?.zone ?? '') ?? timeZone);
}

/** Maximum number of further cities in a time that all players read. */
const MOST_CITIES = 8;

/**
 * Gives a function that writes times for several players, with the clocks of the players' zones: “Sat 21 Nov 2026, 15:00
 * UTC (16:00 in Berlin, Sun 02:00 in Sydney)”.
 */
export function timesForAll(
  clock: Zones,
  { timeZone }: Pick<Book, 'timeZone'>,
  people: readonly Pick<Person, 'zone'>[],
): TimeWords {
  const found = people.map(({ zone = '' }) => zoneOf(zone) ?? timeZone);
  const others = [...new Set(found)].filter((zone) => zone !== timeZone && !isUtc(zone));
  return timesIn(clock, timeZone, others.slice(0, MOST_CITIES));
}

/**
 * Gives a function that writes times such as “Sat 21 Nov 2026, 16:00 in Berlin (15:00 UTC)”, with the clocks of other
 * zones. If Google does not know the zone, the function writes the time in UTC only.
 */
function timesIn(clock: Zones, zone: string, others: readonly string[] = []): TimeWords {
  return (iso, form = {}) => {
    const at = Date.parse(iso);
    if (Number.isNaN(at)) return iso;
    const timeIn = (one: string) => {
      const offset = clock.offset(at, one);
      return offset === undefined ? undefined : at + offset;
    };
    const there = isUtc(zone) ? undefined : timeIn(zone);
    const here = there ?? at;
    const short = (time: number, where: string) => {
      const words = `${clockTime(time)} ${where}`;
      if (dayOf(time) === dayOf(here)) return words;
      if (form.only === 'clock') return `${words} ${time > here ? 'the next day' : 'the day before'}`;
      return `${weekdayOf(time)} ${words}`;
    };
    const cities = others.flatMap((one) => {
      const time = timeIn(one);
      return time === undefined ? [] : [short(time, `in ${cityOf(one)}`)];
    });
    const utc = there === undefined ? [] : [short(at, 'UTC')];
    const own = `${clockTime(here)} ${there === undefined ? 'UTC' : `in ${cityOf(zone)}`}`;
    const elsewhere = [...utc, ...(cities.length > 0 ? [cities.join(', ')] : [])];
    return momentWords(here, own, elsewhere.join('; '), form);
  };
}
