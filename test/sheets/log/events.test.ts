import type { Json } from '../../../src/rules/base/json.ts';
import { acceptEdit } from '../../../src/sheets/actions/edit.ts';
import { verify } from '../../../src/sheets/actions/verify.ts';
import { headOf } from '../../../src/sheets/log/audit-log.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { chainEntry, type NewEntry } from '../../../src/sheets/log/chain.ts';
import { writeEntry } from '../../../src/sheets/log/entry-rows.ts';
import { readEvent } from '../../../src/sheets/log/events.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { drawMatches } from '../../../src/sheets/workbook/season-tab.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, problemOf, resolve } from '../season.ts';

/** Writes a row below the log as another program would: its number and hashes are right. */
function forge(memory: Memory, what: string, data: Json, match = 1): number {
  const { log } = openBook(memory.ports);
  const event = { what, data, match, round: 0, time: '2026-01-10T12:00:00.000Z', who: 'host@example.com' };
  const entry = chainEntry(log, event as unknown as NewEntry, 'salt');
  const [cells = []] = writeEntry(entry);
  cells.forEach((cell, column) => {
    memory.type(TABS.audit.sheetId, log.used, column, cell as string);
  });
  return entry.number;
}

describe('an event that this version does not know, or cannot use', () => {
  test.each<[what: string, data: Json, problem: string]>([
    ['gift', {}, 'this version of Roundkeeper does not know the event “gift”'],
    ['constructor', {}, 'this version of Roundkeeper does not know the event “constructor”'],
    ['vote', null, 'the data of “vote” cannot be used'],
    ['vote', { chosen: 7 }, 'the data of “vote” cannot be used (chosen)'],
    ['vote', { chosen: 'Ann', by: 'Ben' }, 'the data of “vote” cannot be used'],
    ['undo', { round: 1 }, 'the data of “undo” cannot be used (entry)'],
    ['ledger', [{ player: 'Ann' }], 'the data of “ledger” cannot be used (0.garnets)'],
    ['edit', { seats: [{ points: null }] }, 'the data of “edit” cannot be used (seats)'],
  ])('%s %j is named by its row, and nothing is written below it', (what, data, problem) => {
    const memory = begin();
    forge(memory, what, data);
    expect(openBook(memory.ports).log.faults.get(1)).toEqual({ address: 'Log!A6', problem });
    expect(verify(openBook(memory.ports)).fault).toBe(`Log!A6: ${problem}`);
    expect(panelState(memory.ports).warnings[0]).toContain('Log!A6');
    const before = JSON.stringify([...memory.tabs]);
    expect(problemOf(() => resolve(memory))).toMatchObject({
      code: 'bad-log',
      what: `The log is damaged at Log!A6: ${problem}.`,
    });
    expect(JSON.stringify([...memory.tabs])).toBe(before);
  });

  test.each(['orders', 'credits', 'sources'])(
    'a player __proto__ in the %s is checked like any other',
    (key) => {
      const round = {
        credits: {},
        trades: [],
        orders: {},
        sources: {},
        offers: [],
        deadline: '',
        position: '',
      };
      const bad = key === 'orders' ? {} : JSON.parse('{"__proto__":{"row":1,"garnets":"x"}}');
      const read = readEvent('resolve', { ...round, [key]: bad });
      if (key === 'orders') expect(read).toHaveProperty('event');
      else expect(read).toMatchObject({ problem: expect.stringContaining(`${key}.__proto__`) });
    },
  );
});

describe('an event that does not fit its match', () => {
  test.each<[what: string, data: Json, problem: RegExp]>([
    ['undo', { round: 1, entry: 2 }, /^entry: the last round was resolved in entry 5, not in entry 2$/],
    ['edit', { round: 1, over: false, seats: [] }, /edit: position: /],
  ])('%s is named by its row', (what, data, problem) => {
    const memory = begin();
    resolve(memory);
    forge(memory, what, data);
    const playback = mustPlayBack(openBook(memory.ports).log, 1);
    expect(playback.fault).toMatchObject({ entry: 6, problem: expect.stringMatching(problem) });
    expect(verify(openBook(memory.ports)).fault).toContain('Log!A7: ');
    expect(problemOf(() => resolve(memory))).toMatchObject({ code: 'bad-log' });
    expect(problemOf(() => act(memory, acceptEdit, 1)).what).toContain('Log!A7');
    expect(panelState(memory.ports).matches[0]?.problem?.what).toContain('Log!A7');
  });

  test('a round that replays to another position is named by its row', () => {
    const memory = begin();
    resolve(memory);
    const { log } = openBook(memory.ports);
    const last = log.entries[4];
    forge(memory, 'resolve', { ...(last?.data as { [key: string]: Json }), position: 'f'.repeat(64) });
    expect(verify(openBook(memory.ports)).fault).toContain(
      'Log!A7: a replay gives a different position than the log',
    );
  });

  test('a match of a game that is not there names the row of its beginning', () => {
    const memory = begin();
    const { log } = openBook(memory.ports);
    const started = log.entries[2]?.data as { [key: string]: Json };
    forge(memory, 'begin match', { match: 2, title: 'Chess', commitment: '' }, 0);
    forge(memory, 'new game', { ...started, game: 'chess' }, 2);
    expect(problemOf(() => mustPlayBack(openBook(memory.ports).log, 2))).toMatchObject({
      code: 'bad-log',
      what: expect.stringContaining('Log!A7'),
    });
  });

  test('and the panel shows it as the problem of that match alone', () => {
    const memory = begin();
    const { log, matches } = openBook(memory.ports);
    forge(memory, 'begin match', { match: 2, title: 'Chess', commitment: '' }, 0);
    forge(memory, 'new game', { ...(log.entries[2]?.data as { [key: string]: Json }), game: 'chess' }, 2);
    const rows = [...matches.matches, ...matches.matches.map((row) => ({ ...row, number: 2 }))];
    const grid = drawMatches({ matches: rows, outbox: [] }, headOf(openBook(memory.ports).log));
    memory.ports.workbook.commit([{ kind: 'tab', ...TABS.matches, isNew: false, grid }]);
    const [first, second] = panelState(memory.ports).matches;
    expect(first?.problem).toBeNull();
    expect(second?.problem).toMatchObject({ code: 'bad-log', what: expect.stringContaining('Log!A7') });
    expect(panelState(memory.ports).ledgerEdited).toEqual([]);
    resolve(memory);
  });
});
