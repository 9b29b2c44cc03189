/** The time zones that a host may choose for a player, from west to east, by parts of the world; the last part of each names its city. */
const NAMES =
  'Pacific/Honolulu America/Anchorage,Vancouver,Los_Angeles,Phoenix,Denver,Chicago,Mexico_City,New_York,Toronto,Bogota,Halifax,Santiago,Argentina/Buenos_Aires,Sao_Paulo Atlantic/Azores Etc/UTC Europe/Dublin,London,Lisbon Africa/Lagos Europe/Amsterdam,Berlin,Brussels,Budapest,Copenhagen,Madrid,Oslo,Paris,Prague,Rome,Stockholm,Vienna,Warsaw,Zurich Africa/Johannesburg Europe/Kiev,Athens,Helsinki Africa/Cairo Europe/Istanbul,Moscow Africa/Nairobi Asia/Tehran,Dubai,Karachi,Kolkata,Dhaka,Bangkok,Jakarta,Singapore,Manila,Hong_Kong Australia/Perth Asia/Seoul,Tokyo Australia/Brisbane,Adelaide,Sydney Pacific/Auckland';

/** Cities that are called otherwise than their zones. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  'America/Bogota': 'Bogotá',
  'America/Sao_Paulo': 'São Paulo',
  'Europe/Kiev': 'Kyiv',
  'Asia/Kolkata': 'Mumbai',
};

const ZONES = NAMES.split(' ')
  .flatMap((part) => {
    const at = part.indexOf('/') + 1;
    return part
      .slice(at)
      .split(',')
      .map((city) => part.slice(0, at) + city);
  })
  .map((zone) => [CITY_NAMES[zone] ?? lastPart(zone), zone] as const);

/** The cities that a host may choose. */
export const CITIES: readonly string[] = ZONES.map(([city]) => city);

/** The time zone of a city, or of a zone’s own name, as a host typed it, with or without accents; undefined for any other text. */
export function zoneOf(typed: string): string | undefined {
  const wanted = bare(typed.trim());
  return ZONES.find(([city, zone]) => [city, zone, lastPart(zone)].map(bare).includes(wanted))?.[1];
}

/** A name in small letters without accents: “São Paulo” and “Sao Paulo” are one. */
function bare(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The city that names a zone; the last part of the name of a zone that is not in the list. */
export function cityOf(zone: string): string {
  const known = ZONES.find((names) => names[1] === zone)?.[0];
  return known ?? lastPart(zone);
}

function lastPart(zone: string): string {
  return zone.replace(/^.*\//, '').replace(/_/g, ' ');
}

/** Is this zone’s time UTC, all the year? */
export function isUtc(zone: string): boolean {
  return /^(Etc\/)?(UTC|GMT|UCT|Universal|Zulu|Greenwich)$/.test(zone);
}
