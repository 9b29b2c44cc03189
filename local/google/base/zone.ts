// Time zones, and times as serial numbers in Sheets: days since 1899-12-30 in the workbook's zone.

const DAY = 86_400_000;
const SERIAL_OF_1970 = 25_569;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Gives the difference between a zone's local time and UTC at a given time, in milliseconds. The difference is positive in the east. */
export function zoneOffset(ms: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const part of formatOf(zone).formatToParts(ms)) parts[part.type] = Number(part.value);
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) - Math.floor(ms / 1000) * 1000;
}

/** Converts a local time to UTC milliseconds. `local` is the local time in milliseconds, computed as if the zone were UTC. */
export function fromZone(local: number, zone: string): number {
  const guess = local - zoneOffset(local, zone);
  return local - zoneOffset(guess, zone);
}

/** Converts UTC milliseconds to a serial number (days since 30 December 1899) in a workbook's zone. */
export const toSerial = (ms: number, zone: string): number =>
  (ms + zoneOffset(ms, zone)) / DAY + SERIAL_OF_1970;

/** Converts a serial number in a workbook's zone to UTC milliseconds. */
export const fromSerial = (serial: number, zone: string): number =>
  fromZone(Math.round((serial - SERIAL_OF_1970) * DAY), zone);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const two = (number: number): string => String(number).padStart(2, '0');

/** Formats a time by a SimpleDateFormat pattern. Throws for pattern letters that this stand-in does not know. */
export function formatTime(ms: number, zone: string, pattern: string): string {
  const offset = zoneOffset(ms, zone);
  const at = new Date(ms + offset);
  const sign = offset < 0 ? '-' : '+';
  const hours = two(Math.floor(Math.abs(offset) / 3_600_000));
  const minutes = two(Math.floor(Math.abs(offset) / 60_000) % 60);
  const fields: Record<string, string> = {
    yyyy: String(at.getUTCFullYear()).padStart(4, '0'),
    yy: two(at.getUTCFullYear() % 100),
    MMMM: MONTHS[at.getUTCMonth()]!,
    MMM: MONTHS[at.getUTCMonth()]!.slice(0, 3),
    MM: two(at.getUTCMonth() + 1),
    M: String(at.getUTCMonth() + 1),
    dd: two(at.getUTCDate()),
    d: String(at.getUTCDate()),
    EEEE: DAYS[at.getUTCDay()]!,
    EEE: DAYS[at.getUTCDay()]!.slice(0, 3),
    HH: two(at.getUTCHours()),
    H: String(at.getUTCHours()),
    mm: two(at.getUTCMinutes()),
    ss: two(at.getUTCSeconds()),
    SSS: String(at.getUTCMilliseconds()).padStart(3, '0'),
    Z: `${sign}${hours}${minutes}`,
    XXX: offset === 0 ? 'Z' : `${sign}${hours}:${minutes}`,
  };
  return pattern.replace(/'((?:[^']|'')*)'|([A-Za-z])\2*/g, (token, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    const field = fields[token];
    if (field === undefined) throw new Error(`Not in the local host: date pattern "${token}"`);
    return field;
  });
}

/** Parses a time by a pattern of yyyy, MM, dd, HH, mm, ss. Gives undefined if the text does not match the pattern. */
export function parseTime(text: string, zone: string, pattern: string): number | undefined {
  const names: string[] = [];
  const source = pattern.replace(/'([^']*)'|yyyy|MM|dd|HH|mm|ss|[^A-Za-z']|[A-Za-z]+/g, (token, quoted) => {
    if (quoted !== undefined) return String(quoted).replace(/[^A-Za-z]/g, '\\$&');
    if (['yyyy', 'MM', 'dd', 'HH', 'mm', 'ss'].includes(token)) {
      names.push(token);
      return `(\\d{${token.length}})`;
    }
    if (/[A-Za-z]/.test(token)) throw new Error(`Not in the local host: date pattern "${token}"`);
    return `\\${token}`;
  });
  const found = new RegExp(`^${source}`).exec(text);
  if (!found) return undefined;
  const part = (name: string, defaultValue: number) =>
    names.includes(name) ? Number(found[names.indexOf(name) + 1]) : defaultValue;
  const local = Date.UTC(
    part('yyyy', 1970),
    part('MM', 1) - 1,
    part('dd', 1),
    part('HH', 0),
    part('mm', 0),
    part('ss', 0),
  );
  return fromZone(local, zone);
}
