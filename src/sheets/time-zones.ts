/** The time zones that a host may choose for a player, by the city that names each; from west to east. */
const ZONES: readonly (readonly [city: string, zone: string])[] = [
  ['Honolulu', 'Pacific/Honolulu'],
  ['Anchorage', 'America/Anchorage'],
  ['Vancouver', 'America/Vancouver'],
  ['Los Angeles', 'America/Los_Angeles'],
  ['Phoenix', 'America/Phoenix'],
  ['Denver', 'America/Denver'],
  ['Chicago', 'America/Chicago'],
  ['Mexico City', 'America/Mexico_City'],
  ['New York', 'America/New_York'],
  ['Toronto', 'America/Toronto'],
  ['Bogotá', 'America/Bogota'],
  ['Halifax', 'America/Halifax'],
  ['Santiago', 'America/Santiago'],
  ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Azores', 'Atlantic/Azores'],
  ['UTC', 'Etc/UTC'],
  ['Dublin', 'Europe/Dublin'],
  ['London', 'Europe/London'],
  ['Lisbon', 'Europe/Lisbon'],
  ['Lagos', 'Africa/Lagos'],
  ['Amsterdam', 'Europe/Amsterdam'],
  ['Berlin', 'Europe/Berlin'],
  ['Brussels', 'Europe/Brussels'],
  ['Budapest', 'Europe/Budapest'],
  ['Copenhagen', 'Europe/Copenhagen'],
  ['Madrid', 'Europe/Madrid'],
  ['Oslo', 'Europe/Oslo'],
  ['Paris', 'Europe/Paris'],
  ['Prague', 'Europe/Prague'],
  ['Rome', 'Europe/Rome'],
  ['Stockholm', 'Europe/Stockholm'],
  ['Vienna', 'Europe/Vienna'],
  ['Warsaw', 'Europe/Warsaw'],
  ['Zurich', 'Europe/Zurich'],
  ['Johannesburg', 'Africa/Johannesburg'],
  ['Kyiv', 'Europe/Kiev'],
  ['Athens', 'Europe/Athens'],
  ['Helsinki', 'Europe/Helsinki'],
  ['Cairo', 'Africa/Cairo'],
  ['Istanbul', 'Europe/Istanbul'],
  ['Moscow', 'Europe/Moscow'],
  ['Nairobi', 'Africa/Nairobi'],
  ['Tehran', 'Asia/Tehran'],
  ['Dubai', 'Asia/Dubai'],
  ['Karachi', 'Asia/Karachi'],
  ['Mumbai', 'Asia/Kolkata'],
  ['Dhaka', 'Asia/Dhaka'],
  ['Bangkok', 'Asia/Bangkok'],
  ['Jakarta', 'Asia/Jakarta'],
  ['Singapore', 'Asia/Singapore'],
  ['Manila', 'Asia/Manila'],
  ['Hong Kong', 'Asia/Hong_Kong'],
  ['Perth', 'Australia/Perth'],
  ['Seoul', 'Asia/Seoul'],
  ['Tokyo', 'Asia/Tokyo'],
  ['Brisbane', 'Australia/Brisbane'],
  ['Adelaide', 'Australia/Adelaide'],
  ['Sydney', 'Australia/Sydney'],
  ['Auckland', 'Pacific/Auckland'],
];

/** The cities that a host may choose. */
export const CITIES: readonly string[] = ZONES.map(([city]) => city);

/** The time zone of a city, or of a zone’s own name, as a host typed it; undefined for any other text. */
export function zoneOf(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  return ZONES.find((names) => names.some((name) => name.toLowerCase() === text))?.[1];
}

/** The city that names a zone; the last part of the name of a zone that is not in the list. */
export function cityOf(zone: string): string {
  const known = ZONES.find((names) => names[1] === zone)?.[0];
  return known ?? zone.replace(/^.*\//, '').replace(/_/g, ' ');
}

/** Is this zone’s time UTC, all the year? */
export function isUtc(zone: string): boolean {
  return /^(Etc\/)?(UTC|GMT|UCT|Universal|Zulu|Greenwich)$/.test(zone);
}
