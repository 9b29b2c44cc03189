import { wakeByClock } from '../../../src/sheets/clock/wake.ts';
import { type Timing, USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, cellUnder, madeOnce, makeMatch, rowOf, send } from '../season.ts';

const TIMING: Timing = { ...USUAL_TIMING, auto: 'deadline', tell: true };

/** A match of four, due on 12 January at 15:00, with one order; the clock has looked once. */
const open = madeOnce((timing: Timing = TIMING): Memory => {
  const memory = begin({ deadline: '2026-01-12T15:00:00.000Z', timing });
  send(memory, 'Ann', { 'Number card': 1 });
  wakeAt(memory, '11T10:00:00');
  return memory;
});

function wakeAt(memory: Memory, time: string): void {
  memory.time = Date.parse(`2026-01-${time}Z`);
  wakeByClock(memory.ports);
}

/** Empties a column of the open round's tab of responses. */
const emptied = (column: number) => (memory: Memory) => {
  const { formTab } = rowOf(memory);
  const tab = memory.tabs.get(formTab)!;
  const cells = tab.cells.map((line) => line.map((cell, i) => (i === column ? '' : cell)));
  memory.tabs.set(formTab, { ...tab, cells });
};

const damageLog = (memory: Memory, match: number) => {
  const { sheetId } = TABS.audit;
  const { cells } = memory.tabs.get(sheetId)!;
  memory.type(sheetId, cells.map((line) => line[3]).lastIndexOf(match), 1, 'another time');
};

const CAUSES: readonly (readonly [string, (memory: Memory) => unknown])[] = [
  ['the zone of the workbook was changed', (memory) => (memory.timeZone = 'America/New_York')],
  ['the tab of responses was deleted', (memory) => memory.tabs.delete(rowOf(memory).formTab)],
  ['the column of times was emptied', emptied(0)],
  ['the column of senders was emptied', emptied(1)],
  [
    'a cell of the match was spoilt',
    (memory) => memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'pointTokens'), 'x'),
  ],
  ['a row of its log was changed', (memory) => damageLog(memory, 1)],
];

describe('H25 a due round that stops is told to the host by mail, once', () => {
  test.each(CAUSES)('where %s', (_, spoil) => {
    const memory = open();
    spoil(memory);
    wakeAt(memory, '12T14:59:00');
    expect(memory.mails).toEqual([]);
    for (const time of ['12T15:10:00', '12T15:45:00', '12T16:20:00', '13T15:10:00']) wakeAt(memory, time);
    expect(memory.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['host@example.com', 'Secret Soulmate, round 1 waits for you'],
    ]);
    expect(rowOf(memory).round).toBe(0);
  });

  test.each(CAUSES)('and not where the host does not want mails, though %s', (_, spoil) => {
    const memory = open({ ...TIMING, tell: false });
    spoil(memory);
    for (const time of ['12T15:10:00', '12T15:45:00']) wakeAt(memory, time);
    expect(memory.mails).toEqual([]);
  });

  test('and again in the same round for another cause, but not for the first one', () => {
    const memory = open();
    const { formTab } = rowOf(memory);
    const tab = memory.tabs.get(formTab)!;
    memory.tabs.delete(formTab);
    for (const time of ['12T15:10:00', '12T15:45:00']) wakeAt(memory, time);
    memory.tabs.set(formTab, tab);
    memory.timeZone = 'America/New_York';
    for (const time of ['12T16:20:00', '12T16:55:00']) wakeAt(memory, time);
    memory.tabs.delete(formTab);
    memory.timeZone = 'Etc/GMT';
    wakeAt(memory, '12T17:30:00');
    expect(memory.mails.map(({ body }) => /responses of .* is gone/.test(body))).toEqual([true, false]);
  });

  test('once Google takes the mail', () => {
    const memory = open();
    memory.tabs.delete(rowOf(memory).formTab);
    memory.mailsLeft = 0;
    for (const time of ['12T15:10:00', '12T15:45:00']) wakeAt(memory, time);
    memory.mailsLeft = 10;
    for (const time of ['12T16:20:00', '12T16:55:00']) wakeAt(memory, time);
    expect(memory.mails).toHaveLength(1);
  });
});

test('H25 H14 a match whose log is damaged does not hold up the round of another one', () => {
  const memory = open();
  makeMatch(memory, {
    deadline: '2026-01-12T15:00:00.000Z',
    timing: TIMING,
    seed: 'the seed of the second match',
  });
  send(memory, 'Ann', { 'Number card': 1 }, 2);
  damageLog(memory, 1);
  wakeAt(memory, '12T15:10:00');
  expect(rowOf(memory, 2).round).toBe(1);
});
