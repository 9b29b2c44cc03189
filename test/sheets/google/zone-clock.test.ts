import * as fc from 'fast-check';
import { formatTime, parseTime, toSerial } from '../../../local/google/base/zone.ts';
import { makeClock } from '../../../src/sheets/google/zone-clock.ts';

const HOUR = 3_600_000;
let calls = 0;

/** Google’s Utilities, as far as the clock needs them. */
const utilities = {
  parseDate(text: string, zone: string, pattern: string) {
    calls++;
    return new Date(parseTime(text, zone, pattern) as number);
  },
  formatDate(date: Date, zone: string, pattern: string) {
    calls++;
    return formatTime(date.getTime(), zone, pattern);
  },
};
const globals = globalThis as { Utilities?: unknown };

beforeAll(() => {
  globals.Utilities = utilities;
});
afterAll(() => {
  delete globals.Utilities;
});

/** All times, to the millisecond, that a workbook in a zone may mean by the serial number of one. */
const read = (at: number, zone: string) => makeClock().fromSerial(toSerial(at, zone), zone);

describe('H6 the times that a serial number may mean', () => {
  test.each([
    ['Europe/Berlin', '2026-10-25T00:30:00.250Z', HOUR],
    ['America/New_York', '2026-11-01T05:59:59.000Z', HOUR],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', HOUR / 2],
    ['America/Santiago', '2026-04-05T02:30:00.000Z', HOUR],
  ])('are two in the time that %s repeats', (zone, first, apart) => {
    const at = Date.parse(first);
    expect(read(at, zone)).toEqual([at, at + apart]);
    expect(read(at + apart, zone)).toEqual([at, at + apart]);
    expect(read(at - 2 * HOUR, zone)).toEqual([at - 2 * HOUR]);
    expect(read(at + 3 * HOUR, zone)).toEqual([at + 3 * HOUR]);
  });

  test('are those at which the clocks of the zone show it, and no others', () => {
    const zones = ['Etc/GMT', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago'];
    const moments = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
        const times = read(at, zone);
        expect(times).toContain(at);
        for (const time of times) expect(toSerial(time, zone)).toBeCloseTo(toSerial(at, zone), 9);
        expect([...times].sort((a, b) => a - b)).toEqual(times);
      }),
    );
  });

  test('cost one call a day, however many responses there are', () => {
    calls = 0;
    const clock = makeClock();
    const from = Date.UTC(2026, 5, 1);
    for (let minute = 0; minute < 2 * 24 * 60; minute++)
      clock.fromSerial(toSerial(from + minute * 60_000, 'Etc/GMT'), 'Etc/GMT');
    expect(calls).toBe(3);
  });
});

describe('the offset of a zone from UTC', () => {
  const WINTER = Date.UTC(2026, 0, 10, 15);
  const SUMMER = Date.UTC(2026, 6, 10, 15);
  const offsets = (zone: string) => [WINTER, SUMMER].map((at) => makeClock().offset(at, zone));
  const BERLIN = [HOUR, 2 * HOUR];

  test.each([
    ['Europe/Berlin', BERLIN],
    ['America/New_York', [-5 * HOUR, -4 * HOUR]],
    ['Australia/Adelaide', [10.5 * HOUR, 9.5 * HOUR]],
    ['Asia/Kathmandu', [5.75 * HOUR, 5.75 * HOUR]],
    ['Etc/UTC', [0, 0]],
  ])('of %s is that of the season', (zone, expected) => expect(offsets(zone)).toEqual(expected));

  test.each([
    ['refuses the zone', () => fail()],
    ['gives nonsense', () => 'nonsense'],
    ['takes it for UTC', (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')],
  ])('comes from the engine where Google %s', (_, formatDate) => {
    globals.Utilities = { ...utilities, formatDate };
    expect(offsets('Europe/Berlin')).toEqual(BERLIN);
    globals.Utilities = utilities;
  });

  test('is unknown where neither knows the zone', () => {
    globals.Utilities = { ...utilities, formatDate: fail };
    expect(offsets('Europe/Atlantis')).toEqual([undefined, undefined]);
    globals.Utilities = utilities;
  });

  test('is asked once for each time', () => {
    calls = 0;
    const clock = makeClock();
    for (let i = 0; i < 5; i++) clock.offset(WINTER, 'Europe/Berlin');
    expect(calls).toBe(1);
  });
});

function fail(): never {
  throw new Error('Invalid argument: timeZone');
}
