import type { Book } from '../../log/book.ts';
import type { Clock } from '../../ports.ts';
import { clockTime, dateWords, dayOf, type TimeWords } from '../../time.ts';
import { cityOf, isUtc, zoneOf } from '../../time-zones.ts';
import type { Person } from '../../workbook/tabs/season.ts';

type Zones = Pick<Clock, 'offset'>;

/** Times for everyone: in the time zone of the season’s workbook, with UTC. */
export function timesOfSeason(clock: Zones, { timeZone }: Pick<Book, 'timeZone'>): TimeWords {
  return timesIn(clock, timeZone);
}

/** Times for one player: in the time zone that the roster has for them, or else that of the season. */
export function timesFor(
  clock: Zones,
  { timeZone }: Pick<Book, 'timeZone'>,
  person: Pick<Person, 'zone'> | undefined,
): TimeWords {
  return timesIn(clock, zoneOf(person?.zone ?? '') ?? timeZone);
}

/** So many more cities a time for all names. */
const MOST_CITIES = 8;

/**
 * Times for a text that all these players read: as for everyone, and by the clocks of their own time zones: “Sat 21 Nov 2026,
 * 15:00 UTC (16:00 in Berlin, Sun 02:00 in Sydney)”.
 */
export function timesForAll(
  clock: Zones,
  { timeZone }: Pick<Book, 'timeZone'>,
  people: readonly Pick<Person, 'zone'>[],
): TimeWords {
  const usual = timesIn(clock, timeZone);
  const found = people.map(({ zone = '' }) => zoneOf(zone) ?? timeZone);
  const zones = [...new Set(found)].filter((zone) => zone !== timeZone && !isUtc(zone)).slice(0, MOST_CITIES);
  return (iso) => {
    const at = Date.parse(iso);
    const day = dayOf(at + (Number.isNaN(at) ? 0 : (clock.offset(at, timeZone) ?? 0)));
    const there = zones.flatMap((zone) => {
      const offset = Number.isNaN(at) ? undefined : clock.offset(at, zone);
      if (offset === undefined) return [];
      const own = dayOf(at + offset);
      return [`${own === day ? '' : `${own.slice(0, 3)} `}${clockTime(at + offset)} in ${cityOf(zone)}`];
    });
    if (there.length === 0) return usual(iso);
    const words = usual(iso);
    const list = there.join(', ');
    return words.endsWith(')') ? `${words.slice(0, -1)}; ${list})` : `${words} (${list})`;
  };
}

/** Words such as “Sat 21 Nov 2026, 16:00 in Berlin (15:00 UTC)”; UTC alone where Google does not know the zone. */
function timesIn(clock: Zones, zone: string): TimeWords {
  if (isUtc(zone)) return dateWords;
  return (iso) => {
    const at = Date.parse(iso);
    const offset = Number.isNaN(at) ? undefined : clock.offset(at, zone);
    if (offset === undefined) return dateWords(iso);
    const there = at + offset;
    const day = dayOf(at) === dayOf(there) ? '' : `${dayOf(at).slice(0, 3)} `;
    return `${dayOf(there)}, ${clockTime(there)} in ${cityOf(zone)} (${day}${clockTime(at)} UTC)`;
  };
}
