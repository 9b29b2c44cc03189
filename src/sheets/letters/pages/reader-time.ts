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
