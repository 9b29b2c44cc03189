import { zoneOffset } from '../../../local/google/base/zone.ts';
import { comingDeadlines, nextDeadline, readSchedule, type Schedule } from '../../../src/sheets/schedule.ts';
import { nextDeadline as inThePanel } from '../../../src/sidebar/logic/next-deadline.ts';

const HOUR = 3_600_000;
const zones = { offset: (at: number, zone: string) => zoneOffset(at, zone) };
const scheduleOf = (words: string) => readSchedule(words) as Schedule;

describe('H17 the panel knows the next deadline at the moment of a press', () => {
  // Clocks in Berlin change on 25 October at 01:00 UTC. Half way between two deadlines, an hour of that night is not decided.
  test.each([
    ['daily at 15:00 UTC', '2026-11-21T12:00:00Z'],
    ['daily at 18:00 in Berlin', '2026-10-23T13:00:00Z'],
    ['45 minutes after the last round', '2026-11-21T12:00:20Z'],
  ])('%s', (words, from) => {
    const schedule = scheduleOf(words);
    const read = Date.parse(from);
    const coming = comingDeadlines(schedule, read, zones);
    for (let hours = 0; hours <= 96; hours += 6) {
      const now = Math.round(read + hours * HOUR);
      expect([hours, inThePanel(coming, now)]).toEqual([
        hours,
        Date.parse(nextDeadline(schedule, now, zones)),
      ]);
    }
  });
  test('not where the host sets each', () => {
    expect(comingDeadlines(scheduleOf('by hand'), 0, zones)).toBeNull();
    expect(inThePanel(null, 0)).toBeUndefined();
  });
  test('not in a panel that was last read weeks ago', () => {
    const read = Date.parse('2026-11-21T12:00:00Z');
    const coming = comingDeadlines(scheduleOf('15:00'), read, zones);
    expect(inThePanel(coming, read + 14 * 24 * HOUR)).toBeUndefined();
  });
});
