import { formatTime, fromSerial, parseTime, toSerial } from '../../local/google/base/zone.ts';

test.each(['Etc/UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
  'serial numbers of %s go there and back',
  (zone) => {
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 37 * 3_600_000)
      expect(fromSerial(toSerial(ms, zone), zone)).toBe(ms);
  },
);

test('noon of 10 January 2026 in UTC is 46032.5', () => {
  expect(toSerial(Date.UTC(2026, 0, 10, 12), 'Etc/UTC')).toBe(46_032.5);
});

test('times are read and written by pattern', () => {
  const pattern = 'yyyy-MM-dd HH:mm:ss';
  const ms = parseTime('2026-07-01 12:00:00', 'Europe/Berlin', pattern)!;
  expect(new Date(ms).toISOString()).toBe('2026-07-01T10:00:00.000Z');
  expect(formatTime(ms, 'Europe/Berlin', `${pattern} XXX 'o''clock'`)).toBe(
    "2026-07-01 12:00:00 +02:00 o'clock",
  );
  expect(parseTime('soon', 'Etc/UTC', pattern)).toBeUndefined();
});
