import { zoneOffset } from '../../local/google/base/zone.ts';
import type { Cell } from '../../src/rules/declare/position.ts';
import { readCurrentMatch } from '../../src/sheets/actions/current-match.ts';
import { markRoster } from '../../src/sheets/commit/roster-marks.ts';
import { soonerWords } from '../../src/sheets/pages/lines/open-words.ts';
import { firstDeadline, nextDeadline, readSchedule, scheduleWords } from '../../src/sheets/schedule.ts';
import { readDeadline } from '../../src/sheets/time.ts';
import { TABS } from '../../src/sheets/workbook/season.ts';
import type { Memory } from './memory-ports.ts';
import { begin, cellUnder, makeSeason, resolveAs, rowOf } from './season.ts';

const at = (text: string) => Date.parse(text);

describe('H17 schedules in words', () => {
  test.each([
    ['daily at 15:00 UTC', 'daily at 15:00 UTC'],
    ['Every day at 9.30', 'daily at 09:30 UTC'],
    ['15:00', 'daily at 15:00 UTC'],
    ['daily at 18:00 in Berlin', 'daily at 18:00 in Berlin'],
    ['18:00 new york', 'daily at 18:00 in New York'],
    ['every day at 9.30 Asia/Kolkata', 'daily at 09:30 in Kolkata'],
    ['15:00utc', 'daily at 15:00 UTC'],
    // A spreadsheet's values for 15:00, and for 24.
    ['0.625', 'daily at 15:00 UTC'],
    ['24', '24 hours after the last round'],
    ['24 hours after the last round', '24 hours after the last round'],
    ['1 h 30 min', '1 hour 30 minutes after the last round'],
    ['90 minutes', '1 hour 30 minutes after the last round'],
    ['45 minutes after the last round', '45 minutes after the last round'],
    ['23:59', 'daily at 23:59 UTC'],
    ['0:00', 'daily at 00:00 UTC'],
    ['0', 'daily at 00:00 UTC'],
    ['24:00', 'daily at 00:00 UTC'],
    ['daily at 24:00 in Berlin', 'daily at 00:00 in Berlin'],
    ['0.9993', 'daily at 23:59 UTC'],
    ['0.9999', 'daily at 00:00 UTC'],
    ['1 minute', '1 minute after the last round'],
    ['1440', '1440 hours after the last round'],
    ['86400 minutes', '1440 hours after the last round'],
    ['by hand', 'by hand'],
    ['no deadline', 'by hand'],
  ])('%s', (typed, words) => {
    const schedule = readSchedule(typed);
    expect(schedule && scheduleWords(schedule)).toBe(words);
    expect(schedule && readSchedule(scheduleWords(schedule))).toEqual(schedule);
  });

  test.each([
    '',
    'soon',
    'daily',
    'daily at 24:01',
    '10:60',
    '0:60',
    '1440 h 1 min',
    '86401 minutes',
    '15:00 in Nowhere',
    '0 minutes',
    '100000',
    '-5',
    '1.5',
  ])('“%s” is none', (typed) => expect(readSchedule(typed)).toBeUndefined());
});

const zones = { offset: zoneOffset };

describe('H17 a round is due', () => {
  const daily = readSchedule('daily at 15:00 UTC')!;
  test.each([
    ['resolved some minutes late', '2026-01-12T15:20:00Z', '2026-01-13T15:00:00.000Z'],
    ['resolved an hour early', '2026-01-12T14:00:00Z', '2026-01-13T15:00:00.000Z'],
    ['resolved eight hours late', '2026-01-12T23:00:00Z', '2026-01-13T15:00:00.000Z'],
    ['resolved the next morning', '2026-01-13T05:00:00Z', '2026-01-14T15:00:00.000Z'],
  ])('at the time of day nearest to a day after the resolve: %s', (_, resolved, next) => {
    expect(nextDeadline(daily, at(resolved), zones)).toBe(next);
  });

  test('first at the time of day nearest to 48 hours', () => {
    expect(firstDeadline(daily, at('2026-01-10T20:00:00Z'), zones)).toBe('2026-01-12T15:00:00.000Z');
    expect(firstDeadline(daily, at('2026-01-10T02:00:00Z'), zones)).toBe('2026-01-11T15:00:00.000Z');
  });

  test.each([
    ['in winter', '2026-01-12T16:00:00Z', '2026-01-13T17:00:00.000Z'],
    ['before the clocks change', '2026-03-27T17:20:00Z', '2026-03-28T17:00:00.000Z'],
    ['over the change to summer time', '2026-03-28T17:20:00Z', '2026-03-29T16:00:00.000Z'],
    ['over the change to winter time', '2026-10-24T16:20:00Z', '2026-10-25T17:00:00.000Z'],
    ['when there it is the next day', '2026-07-12T23:30:00Z', '2026-07-13T16:00:00.000Z'],
  ])('H17 by the clocks of a city: %s', (_, resolved, next) => {
    expect(nextDeadline(readSchedule('18:00 in Berlin')!, at(resolved), zones)).toBe(next);
  });

  test('H17 by UTC where Google does not know the zone', () => {
    const unknown = { offset: () => undefined };
    const berlin = readSchedule('18:00 in Berlin')!;
    expect(nextDeadline(berlin, at('2026-07-12T18:00:00Z'), unknown)).toBe('2026-07-13T18:00:00.000Z');
  });

  test('some hours and minutes after the resolve, on a full minute', () => {
    const after = readSchedule('1 h 30 min')!;
    expect(nextDeadline(after, at('2026-01-12T15:20:13Z'), zones)).toBe('2026-01-12T16:51:00.000Z');
    expect(firstDeadline(after, at('2026-01-12T15:20:00Z'), zones)).toBe('2026-01-12T16:50:00.000Z');
  });

  test('when the host says', () => {
    expect(nextDeadline({ kind: 'by hand' }, at('2026-01-12T15:20:13Z'), zones)).toBe('');
  });
});

/** Types the cell of the Season tab that says when rounds are due. */
function typeDeadlines(memory: Memory, text: string): void {
  const cells = memory.tabs.get(TABS.season.sheetId)?.cells ?? [];
  memory.type(
    TABS.season.sheetId,
    cells.findIndex(([name]) => name === 'Rounds are due'),
    1,
    text,
  );
}

describe('H17 the season’s schedule', () => {
  test('is typed in words, and counts from the next resolve on', () => {
    const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
    typeDeadlines(memory, '2 hours after the last round');
    memory.time = at('2026-01-12T16:00:00Z');
    resolveAs(memory, { match: 1, round: 0 });
    expect(rowOf(memory).deadline).toBe('2026-01-12T18:00:00.000Z');
  });

  const faultsOf = (memory: Memory) => memory.panel().season?.faults ?? [];

  test('counts on as it was read last where it cannot be read, and is named with its cell', () => {
    const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
    typeDeadlines(memory, '2 hours after the last round');
    expect(faultsOf(memory)).toEqual([]);
    typeDeadlines(memory, 'every day 18:00 BST');
    expect(faultsOf(memory)).toEqual([
      {
        address: expect.stringMatching(/^Season!B\d+$/),
        text: expect.stringMatching(
          /^This setting cannot be read\. Write a text such as “daily at 18:00 in Berlin”.*\. Until then “2 hours after the last round” counts\.$/,
        ),
      },
    ]);
    memory.time = at('2026-01-12T16:00:00Z');
    resolveAs(memory, { match: 1, round: 0 });
    expect(rowOf(memory).deadline).toBe('2026-01-12T18:00:00.000Z');
  });

  test('says so beside the cell until it can be read, though the cell is cleared', () => {
    const memory = makeSeason();
    const { sheetId } = TABS.season;
    const beside = () => memory.tabs.get(sheetId)!.cells.find(([name]) => name === 'Rounds are due')?.[4];
    typeDeadlines(memory, 'whenever');
    markRoster(memory.ports);
    expect(beside()).toBe(
      '◂ This setting cannot be read. Until you correct it, “daily at 15:00 UTC” counts.',
    );
    expect(memory.panel().season).toMatchObject({ deadlines: 'daily at 15:00 UTC', marks: '' });
    typeDeadlines(memory, '');
    expect(memory.panel().season).toMatchObject({ deadlines: 'by hand', faults: [] });
    markRoster(memory.ports);
    expect(beside()).toBe('');
  });

  test('is missed where its row is gone or has another name, and an empty cell is “by hand”', () => {
    const memory = makeSeason();
    const tab = memory.tabs.get(TABS.season.sheetId)!;
    const put = (alter: (line: readonly Cell[]) => readonly (readonly Cell[])[]) =>
      memory.tabs.set(TABS.season.sheetId, {
        ...tab,
        cells: tab.cells.flatMap((line) => (line[0] === 'Rounds are due' ? alter(line) : [line])),
      });
    const named = (name: Cell) => (line: readonly Cell[]) => [[name, ...line.slice(1)]];
    for (const alter of [() => [], named('Due'), named('')]) {
      put(alter);
      expect(faultsOf(memory)).toEqual([
        {
          address: expect.stringMatching(/^Season!A\d+$/),
          text: 'The row “Rounds are due” is gone, or was renamed. Undo the change (Ctrl+Z, or File › Version history). Until then “daily at 15:00 UTC” counts.',
        },
      ]);
    }
    put(([name]) => [[name ?? '', '']]);
    expect(memory.panel().season?.deadlines).toBe('by hand');
  });

  test('by the clocks of a city, that of the workbook first', () => {
    const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
    memory.timeZone = 'Europe/Vienna';
    typeDeadlines(memory, 'daily at 18:00 in Vienna');
    expect(memory.panel().season).toMatchObject({
      deadlines: 'daily at 18:00 in Vienna',
      cities: ['Vienna', 'UTC'],
    });
    memory.time = at('2026-01-12T16:00:00Z');
    resolveAs(memory, { match: 1, round: 0 });
    expect(rowOf(memory).deadline).toBe('2026-01-13T17:00:00.000Z');
  });

  test('a match without a deadline goes on without one', () => {
    const memory = begin();
    resolveAs(memory, { match: 1, round: 0 });
    expect(rowOf(memory).deadline).toBe('');
  });
});

test('H17 a deadline that comes sooner than was said, since a round was resolved early, says so on the pages', () => {
  const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
  memory.time = at('2026-01-10T15:00:00Z');
  resolveAs(memory, { match: 1, round: 0, early: true });
  expect(rowOf(memory).deadline).toBe('2026-01-11T15:00:00.000Z');
  const { row, playback } = readCurrentMatch(memory.book(), 1, memory.ports);
  expect(soonerWords(row, playback)).toBe(
    'This deadline is earlier than announced, because round 1 was resolved early.',
  );
  expect(soonerWords({ ...row, deadline: '2026-01-12T15:00:00.000Z' }, playback)).toBe('');
  expect(soonerWords({ ...row, deadline: '' }, playback)).toBe('');
  expect(memory.pageWrites.at(-1)?.grid.cells.map(({ text }) => text)).toContain(soonerWords(row, playback));
});

test('H17 a deadline typed into Matches that has passed is named, and cannot be accepted', () => {
  const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
  const cell = cellUnder(memory, 'matches', 'deadline', TABS.matches.sheetId);
  const shown = (typed: string) => {
    memory.type(TABS.matches.sheetId, ...cell, typed);
    return memory.panel().differences[0];
  };
  expect(shown('2026-01-10T11:00:00Z')).toMatchObject({
    text: expect.stringContaining('(this time has passed)'),
    deadline: null,
  });
  expect(shown('2026-01-11T11:00:00Z')).toMatchObject({
    deadline: { match: 1, round: 0, to: '2026-01-11T11:00:00Z' },
  });
});

test('H13 a day that its month does not have is no deadline', () => {
  expect(readDeadline('2027-02-29T15:00:00.000Z')).toBeUndefined();
  expect(readDeadline('2027-04-31')).toBeUndefined();
  expect(readDeadline('2028-02-29T15:00:00.000Z')).toBe('2028-02-29T15:00:00.000Z');
});
