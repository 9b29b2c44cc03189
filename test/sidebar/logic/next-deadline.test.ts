import { zoneOffset } from '../../../local/google/base/zone.ts';
import { comingDeadlines, nextDeadline, readSchedule, type Schedule } from '../../../src/sheets/schedule.ts';
import { nextDeadline as inThePanel, movedAlong } from '../../../src/sidebar/logic/next-deadline.ts';

import { makeMatch, NOW } from '../states.ts';

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

test('H17 other matches move as far as the one that is changed; not one without a deadline, over, or into the past', () => {
  const match = makeMatch({ number: 1, deadline: '2026-11-21T15:00:00.000Z' });
  const others = [
    makeMatch({ number: 2, deadline: '2026-11-21T18:30:00.000Z' }),
    makeMatch({ number: 3, deadline: '' }),
    makeMatch({ number: 4, deadline: '2026-11-21T18:30:00.000Z', over: true }),
    makeMatch({ number: 5, deadline: '2026-11-21T12:30:00.000Z' }),
  ];
  const moved = (to: string) =>
    movedAlong(match, to, others, Date.parse(NOW)).map(({ match: { number }, to: at }) => [number, at]);
  expect(moved('2026-11-22T15:00:00.000Z')).toEqual([
    [2, '2026-11-22T18:30:00.000Z'],
    [5, '2026-11-22T12:30:00.000Z'],
  ]);
  expect(moved('2026-11-21T14:00:00.000Z')).toEqual([[2, '2026-11-21T17:30:00.000Z']]);
  expect([moved(''), moved(match.deadline)]).toEqual([[], []]);
});
