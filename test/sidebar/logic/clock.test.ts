import {
  bothTimes,
  deadlineStatus,
  durationWords,
  farWords,
  fromInput,
  hoursFrom,
  timeWords,
  toInput,
  zoneWarnings,
} from '../../../src/sidebar/logic/clock.ts';
import { makeSeason } from '../states.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DEADLINE = '2026-11-21T15:00:00.000Z';
const at = (offset: number) => Date.parse(DEADLINE) + offset;

describe('what is left', () => {
  test.each([
    [-5, '0 s'],
    [0, '0 s'],
    [1, '1 s'],
    [59_000, '59 s'],
    [MINUTE, '60 s'],
    [MINUTE + 1, '2 min'],
    [59 * MINUTE + 1, '1 h'],
    [3 * HOUR + 12 * MINUTE, '3 h 12 min'],
    [24 * HOUR, '1 d'],
    [24 * HOUR + 5 * MINUTE, '1 d'],
    [51 * HOUR, '2 d 3 h'],
  ])('%i ms is %s', (milliseconds, words) => expect(durationWords(milliseconds)).toBe(words));
});

describe('a deadline', () => {
  test('still to come is early', () =>
    expect(deadlineStatus(DEADLINE, 0, at(-2 * HOUR))).toEqual({
      isEarly: true,
      words: '2 h left',
      early: 'The deadline has not passed: 2 h left.',
    }));
  test('that has just passed is not', () =>
    expect(deadlineStatus(DEADLINE, 0, at(0))).toEqual({
      isEarly: false,
      words: 'Deadline passed',
      early: '',
    }));
  test('X2 with grace is early until the grace is over', () => {
    expect(deadlineStatus(DEADLINE, 10, at(MINUTE))).toEqual({
      isEarly: true,
      words: 'Deadline passed, orders count for 9 min more',
      early: 'The deadline has passed, but orders still count for 9 min (the grace minutes).',
    });
    expect(deadlineStatus(DEADLINE, 10, at(10 * MINUTE)).isEarly).toBe(false);
  });
  test('that is none is never early', () =>
    expect(deadlineStatus('', 10, 0)).toEqual({ isEarly: false, words: 'No deadline', early: '' }));
});

test('a moment is said in the reader’s zone and in UTC, once where both are the same', () => {
  expect(bothTimes(DEADLINE, 'Asia/Tokyo', at(0))).toEqual([
    'Sun 22 Nov, 00:00 your time',
    'Sat 21 Nov, 15:00 UTC',
  ]);
  for (const zone of ['UTC', 'Atlantic/Reykjavik'])
    expect(bothTimes(DEADLINE, zone, at(0))).toEqual(['Sat 21 Nov, 15:00 UTC']);
});
test('a moment is said in UTC', () =>
  expect(timeWords(DEADLINE, 'UTC', at(0))).toBe('Sat 21 Nov, 15:00 UTC'));
test('a moment of another year is said with its year, by the clocks of the reader', () => {
  const eve = '2026-12-31T23:30:00.000Z';
  expect(timeWords('2062-11-24T15:00:00.000Z', 'UTC', at(0))).toBe('Fri 24 Nov 2062, 15:00 UTC');
  expect(timeWords(eve, 'UTC', at(0))).toBe('Thu 31 Dec, 23:30 UTC');
  expect(timeWords(eve, 'Asia/Tokyo', at(0))).toBe('Fri 1 Jan 2027, 08:30');
});
test.each([
  ['2026-11-21T15:00:00.000Z', ''],
  ['2027-01-20T15:00:00.000Z', ''],
  ['2027-01-21T15:00:00.000Z', '61 days'],
  ['2027-12-21T15:00:00.000Z', '1 year'],
  ['2062-11-24T15:00:00.000Z', '36 years'],
  ['', ''],
])('how far a deadline at %s is, if it is probably a slip: “%s”', (iso, words) =>
  expect(farWords(iso, at(0))).toBe(words),
);
test('any other text is shown unchanged', () => expect(timeWords('soon')).toBe('soon'));

describe('the input of a date and time', () => {
  test('gives back the moment that it was given', () => expect(fromInput(toInput(DEADLINE))).toBe(DEADLINE));
  test.each(['', 'tomorrow', '2026-13-45T00:00'])('takes “%s” for none', (value) =>
    expect(fromInput(value)).toBe(''),
  );
  test('shows nothing for no deadline', () => expect(toInput('')).toBe(''));
  test('begins at a full hour', () =>
    expect(hoursFrom(Date.parse('2026-11-21T12:20:00.000Z'), 24)).toBe('2026-11-22T12:00:00.000Z'));
});

describe('H35 clocks of Google and of the browser', () => {
  const now = '2026-01-10T12:00:00Z';
  const warned = (zone: string, city: string, offset: number | null) =>
    zoneWarnings({ now, season: makeSeason({ clocks: [{ zone, city, offset }] }) });

  test('are compared for each zone in use, and a difference is said with both times', () => {
    expect(warned('Asia/Katmandu', 'Kathmandu', 5.75 * 3_600_000)).toEqual([]);
    expect(warned('Asia/Katmandu', 'Kathmandu', 5.5 * 3_600_000)).toEqual([
      'For Kathmandu, Google shows Sat 10 Jan, 17:30 and this browser shows Sat 10 Jan, 17:45. In the tab “Season”, write another city that has the same time, or set deadlines in UTC.',
    ]);
    expect(warned('Asia/Katmandu', 'Kathmandu', null)).toEqual([
      'Google does not know the time in Kathmandu. Times for players there are in UTC.',
    ]);
  });

  test('are not compared where the browser does not know the zone', () =>
    expect(warned('Europe/Atlantis', 'Atlantis', 0)).toEqual([]));
});
