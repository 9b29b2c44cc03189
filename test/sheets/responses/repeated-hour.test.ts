import { zoneOffset } from '../../../local/google/base/zone.ts';
import type { Cell } from '../../../src/rules/declare/position.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { setDeadline } from '../../../src/sheets/actions/timing.ts';
import { laterWords } from '../../../src/sheets/pages/lines/open-words.ts';
import { timesOfSeason } from '../../../src/sheets/pages/reader-time.ts';
import { WITHDRAW } from '../../../src/sheets/responses/trades/trade-form.ts';
import { nextDeadline, readSchedule } from '../../../src/sheets/schedule.ts';
import { emailOf } from '../../players.ts';
import { offerAnswers } from '../../trades.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, resolve, rowOf, send } from '../season.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The clocks of Berlin go back from 3:00 to 2:00 at this moment. */
const CHANGE = Date.parse('2026-10-25T01:00:00Z');

const wallOf = (at: number) => at + (at < CHANGE ? 2 : 1) * HOUR;

/** A season whose workbook shows the times of Berlin. */
function inBerlin(...given: Parameters<typeof begin>): Memory {
  const memory = begin(...given);
  memory.ports.clock.fromSerial = (serial) => {
    const wall = Math.round((serial - 25_569) * DAY);
    const all = [wall - 2 * HOUR, wall - HOUR].filter((at) => wallOf(at) === wall);
    return all.length > 0 ? all : [wall - HOUR];
  };
  return memory;
}

/** Something is sent at a moment of the night: its row has the time that the clocks show. */
function at(memory: Memory, time: string, tab: number, work: () => void): void {
  memory.time = Date.parse(`2026-10-25T${time}Z`) - 1;
  work();
  const { cells } = memory.tabs.get(tab)!;
  memory.type(tab, cells.length - 1, 0, wallOf(memory.time) / DAY + 25_569);
}

const current = (memory: Memory) => readCurrentMatch(memory.book(), 1, memory.ports);

describe('H6 in the hour that the clocks repeat the form says when something was sent', () => {
  test('X2 an order that came in time counts, though an earlier one of its player has a later time', () => {
    const memory = inBerlin({ deadline: '2026-10-25T01:30:00.000Z' });
    const { formTab } = rowOf(memory);
    at(memory, '00:45:00', formTab, () => send(memory, 'Ann', { 'Number card': 1 }));
    memory.time = Date.parse('2026-10-25T00:50:00Z');
    resolve(memory);
    act(memory, setDeadline, 1, 1, '2026-10-25T01:30:00.000Z');
    // The clocks show 2:20 and 2:40, and have shown both before the round opened.
    at(memory, '01:20:00', formTab, () => send(memory, 'Ann', { 'Number card': 3 }));
    at(memory, '01:40:00', formTab, () => send(memory, 'Ben', { 'Number card': 4 }));
    const { sorted } = current(memory);
    expect([...sorted.latest.keys()]).toEqual(['Ann']);
    expect(sorted.late.map(({ person }) => person?.name)).toEqual(['Ben']);
  });

  test('X4 an offer that was withdrawn is not agreed by somebody whose clock shows an earlier time', () => {
    const memory = inBerlin();
    for (const player of ['Ann', 'Ben'])
      act(memory, award, { player, garnets: 5, bellflowers: 5, tokensOfLife: 0, why: 'A prize' });
    const { tradesTab } = rowOf(memory);
    const write = (time: string, name: string, answers: Readonly<Record<string, Cell>>) =>
      at(memory, time, tradesTab, () =>
        memory.respond(tradesTab, { 'Email Address': emailOf(name), ...answers }),
      );
    write('00:10:00', 'Ann', { 'With whom?': 'Ben', ...offerAnswers('3 garnets', '1 bellflower') });
    write('00:50:00', 'Ann', { 'Or withdraw an offer': WITHDRAW });
    write('01:20:00', 'Ben', { 'With whom?': 'Ann', ...offerAnswers('1 bellflower', '3 garnets') });
    expect(current(memory).trading.agreed).toEqual([]);
  });
});

test('calls: the form is asked once about 300 responses of that hour, and not for titles of its questions', () => {
  const memory = inBerlin();
  const { form, formTab } = rowOf(memory);
  for (let i = 0; i < 300; i++) {
    const time = new Date(Date.parse('2026-10-25T00:10:00Z') + 19_000 * i).toISOString().slice(11, 19);
    at(memory, time, formTab, () => send(memory, i % 2 ? 'Ann' : 'Ben', { 'Number card': 1 + (i % 3) }));
  }
  const kept = memory.kept.get(form) ?? [];
  let titles = 0;
  memory.kept.set(
    form,
    kept.map((one) => ({
      ...one,
      get answers() {
        titles++;
        return one.answers;
      },
    })),
  );
  memory.counts();
  const { sorted } = current(memory);
  expect([memory.counts()['answersSince form'], titles]).toEqual([1, 0]);
  const again = current(memory).sorted;
  expect([...again.latest.values()].map((one) => one.at)).toEqual(
    [...sorted.latest.values()].map((one) => one.at),
  );
  expect(memory.counts()['answersSince form']).toBeUndefined();
  expect([...sorted.latest.values()].map((one) => one.at).sort()).toEqual(
    kept.slice(-2).map((one) => one.at),
  );
});

test('calls: a form that has lost a response of that hour is asked for it until ten minutes have passed', () => {
  const memory = inBerlin();
  const { form, formTab } = rowOf(memory);
  at(memory, '01:10:00', formTab, () => send(memory, 'Ann', { 'Number card': 1 }));
  memory.kept.set(form, []);
  const asked = () => {
    memory.counts();
    current(memory);
    return memory.counts()['answersSince form'] ?? 0;
  };
  expect([asked(), asked()]).toEqual([1, 1]);
  memory.time = Date.parse('2026-10-25T01:20:01Z');
  expect([asked(), asked()]).toEqual([1, 0]);
});

describe('H17 a daily time', () => {
  const zones = { offset: (at: number) => zoneOffset(at, 'Europe/Berlin') };
  const schedule = readSchedule('daily at 2:30 in Berlin')!;

  test('that the clocks skip is an hour later by them, never earlier than announced', () => {
    const due = nextDeadline(schedule, Date.parse('2026-03-28T00:50:00Z'), zones);
    expect(due).toBe('2026-03-29T01:30:00.000Z');
    expect(nextDeadline(schedule, Date.parse(due), zones)).toBe('2026-03-30T00:30:00.000Z');
  });

  test('that they show twice is the second one', () => {
    const due = nextDeadline(schedule, Date.parse('2026-10-24T00:30:00Z'), zones);
    expect(due).toBe('2026-10-25T01:30:00.000Z');
    expect(nextDeadline(schedule, Date.parse(due), zones)).toBe('2026-10-26T01:30:00.000Z');
  });

  test('that is skipped is named as it will be', () => {
    const times = timesOfSeason(zones, { timeZone: 'Europe/Berlin' });
    const row = { over: false, deadline: '2026-03-28T01:30:00.000Z' };
    expect(laterWords(row, {}, schedule, zones, times)).toContain('next time 03:30');
  });
});
