import { wakeByClock, wakeByResponse } from '../../../src/sheets/clock/wake.ts';
import { openNote } from '../../../src/sheets/delivery/wake-up-note.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, NAMES, rowOf, send } from '../season.ts';

// H41, H25: nobody uses up the time that Google gives to triggers, and nobody’s confirmation or deadline is lost for it.

const MINUTE = 60_000;
const FIRST = NAMES[0] as string;
const SECOND = NAMES[1] as string;

/** A player sends an order, and Google wakes the add-on. Gives the calls of the wake-up. */
function order(memory: Memory, name: string, card: number) {
  send(memory, name, { 'Number card': card });
  memory.counts();
  wakeByResponse(memory.ports);
  return memory.counts();
}

const cardOn = (memory: Memory, name: string) => /Number card: (\d)/.exec(memory.page(name))?.[1];

test('1,000 orders of one player in an hour cause at most 60 reads; all others find one note', () => {
  const memory = begin();
  const read = Array.from({ length: 1_000 }, (_, i) => {
    memory.time += 3_600;
    return order(memory, FIRST, 1 + (i % 3)).read ?? 0;
  });
  expect(read.filter((reads) => reads > 0).length).toBeLessThanOrEqual(60);
  expect(read.filter((reads) => reads > 0).length).toBeGreaterThan(30);
});

test('wake-ups that tell nobody anything rest likewise', () => {
  const memory = begin();
  const read = Array.from({ length: 1_000 }, () => {
    memory.time += 3_600;
    memory.respond(rowOf(memory).formTab, { 'Email Address': 'nobody@example.com', 'Number card': 1 });
    memory.counts();
    wakeByResponse(memory.ports);
    return memory.counts().read ?? 0;
  });
  expect(read.filter((reads) => reads > 0).length).toBeLessThanOrEqual(80);
});

test('six orders of each player are confirmed at once', () => {
  const memory = begin();
  for (let i = 0; i < 6; i++)
    for (const name of NAMES) {
      order(memory, name, 1 + (i % 3));
      expect(cardOn(memory, name)).toBe(String(1 + (i % 3)));
    }
});

test('while one player sends without end, another one is confirmed within 80 seconds', () => {
  const memory = begin();
  for (let i = 0; i < 100; i++) {
    memory.time += 3_600;
    order(memory, FIRST, 1);
  }
  send(memory, SECOND, { 'Number card': 2 });
  const sent = memory.time;
  while (cardOn(memory, SECOND) === undefined) {
    memory.time += 3_600;
    order(memory, FIRST, 3);
  }
  expect(memory.time - sent).toBeLessThanOrEqual(84_000);
});

test('the last order of many is confirmed by the alarm, which then goes', () => {
  const memory = begin();
  for (let i = 0; i < 20; i++) order(memory, FIRST, 1 + (i % 3));
  expect(cardOn(memory, FIRST)).toBe('1');
  expect(openNote(memory.ports)).toBeDefined();
  expect(memory.triggers).toContain('clock');
  memory.time += 5 * MINUTE;
  wakeByClock(memory.ports);
  expect(cardOn(memory, FIRST)).toBe('2');
  expect(openNote(memory.ports)).toBeUndefined();
  memory.time += 5 * MINUTE;
  wakeByClock(memory.ports);
  expect(memory.triggers).not.toContain('clock');
});

describe('H25 the time of triggers runs low', () => {
  const used = (memory: Memory, minutes: number) =>
    memory.notes.set(
      'brake',
      JSON.stringify({ until: 0, low: 0, spent: {}, day: memory.time, used: minutes * MINUTE + 1 }),
    );
  const warnings = (memory: Memory) => {
    const answer = makeEntryPoints(CALLS, () => memory.ports).getState() as unknown as {
      value: { warnings: readonly string[]; receiptsWait: boolean };
    };
    return answer.value;
  };

  test.each([
    [60, 'every ten minutes', 11],
    [75, 'only while this panel is open', 24 * 60 + 1],
  ])(
    '%i minutes: the panel says it, confirmations wait, and the panel sends them',
    (minutes, words, rest) => {
      const memory = begin();
      expect(warnings(memory).warnings).toEqual([]);
      used(memory, minutes);
      order(memory, FIRST, 1);
      expect(warnings(memory).warnings).toEqual([
        expect.stringMatching(new RegExp(`${minutes} minutes are used.*${words}`)),
      ]);
      expect(order(memory, FIRST, 2)).toEqual({});
      expect(cardOn(memory, FIRST)).toBe('1');
      expect(warnings(memory).receiptsWait).toBe(true);
      makeEntryPoints(CALLS, () => memory.ports).deliverOutbox();
      expect(cardOn(memory, FIRST)).toBe('2');
      expect(warnings(memory).receiptsWait).toBe(false);
      memory.time += rest * MINUTE;
      order(memory, FIRST, 3);
      expect(cardOn(memory, FIRST)).toBe('3');
    },
  );

  test('a round that is due is resolved all the same', () => {
    const memory = begin({
      deadline: '2026-01-12T15:00:00.000Z',
      timing: { ...USUAL_TIMING, auto: 'deadline' },
    });
    used(memory, 80);
    for (const name of NAMES) order(memory, name, 1);
    memory.time = Date.parse(rowOf(memory).deadline) + 15 * MINUTE;
    wakeByClock(memory.ports);
    expect(rowOf(memory).round).toBe(1);
  });
});
