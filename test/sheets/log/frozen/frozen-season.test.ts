import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { writeEntry } from '../../../../src/sheets/log/chain/chain.ts';
import { EVENTS } from '../../../../src/sheets/log/entries/events.ts';
import { mustPlayBack } from '../../../../src/sheets/log/fold.ts';
import { acceptEdit } from '../../../../src/sheets/match/round/corrections/edit.ts';
import { undoRound } from '../../../../src/sheets/match/round/undo.ts';
import { recordVote } from '../../../../src/sheets/match/season/vote.ts';
import { exportRecord, verify } from '../../../../src/sheets/match/verify.ts';
import { panelState } from '../../../../src/sheets/panel-api/state.ts';
import type { Tab } from '../../../../src/sheets/ports.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../../src/sheets/workbook/tabs/season.ts';
import { type Memory, makeMemory } from '../../memory-ports.ts';
import { act, cellUnder, problemOf, resolve, send } from '../../season.ts';

/** A season of two matches as version 0.1.0 wrote it, with every kind of entry. It must never be generated again. */
const FROZEN = JSON.parse(readFileSync(join(__dirname, 'frozen-season.json'), 'utf8')) as {
  readonly time: number;
  readonly tabs: readonly Tab[];
};

/** The kinds of entries of that version. */
const KINDS = [
  'accept late',
  'award',
  'deadline',
  'edit',
  'ledger',
  'new game',
  'resolve',
  'restore tab',
  'season',
  'undo',
  'vote',
];

function open(): Memory {
  const memory = makeMemory();
  for (const tab of FROZEN.tabs) memory.tabs.set(tab.sheetId, tab);
  memory.time = FROZEN.time + 60_000;
  return memory;
}

const bookOf = (memory: Memory) => openBook(memory.ports);

describe('a season of the version before', () => {
  test('has every kind of entry, and each is read as it was written', () => {
    const { log } = bookOf(open());
    expect(log.fault).toBeUndefined();
    expect([...new Set(log.entries.map(({ what }) => what))].sort()).toEqual(KINDS);
    expect(Object.keys(EVENTS)).toEqual(expect.arrayContaining(KINDS));
    const audit = FROZEN.tabs.find(({ sheetId }) => sheetId === TABS.audit.sheetId);
    expect(log.entries.flatMap(writeEntry)).toEqual(audit?.cells.slice(1));
  });

  test('replays to the positions in its tabs, and Verify finds nothing', () => {
    expect(verify(bookOf(open()))).toEqual({ entries: 15, matches: 2, rounds: 3, fault: '' });
  });

  test('keeps what its entries say: the edit, the undo, the late response and the vote', () => {
    const { log } = bookOf(open());
    const first = mustPlayBack(log, 1);
    expect(first.edits.map(({ after }) => after)).toEqual([1]);
    expect(first.rounds.map(({ round, entry }) => [round, entry])).toEqual([
      [1, 5],
      [2, 10],
    ]);
    expect(first.acceptedLate).toEqual([{ row: 4, before: Date.parse('2026-01-11T12:30:00Z') }]);
    expect(Object.keys(first.rounds[0]?.input.orders ?? {})).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(mustPlayBack(log, 2).vote).toBe('Ben');
  });

  test('exports the record of its edited match, which replays to the same', () => {
    const record = JSON.parse(exportRecord(bookOf(open()), 1));
    expect(record.edits).toHaveLength(1);
    const { edited, purses } = replay(GAMES, record);
    expect(edited).toEqual([1]);
    expect(Object.values(purses)).toEqual(mustPlayBack(bookOf(open()).log, 1).match.purses);
  });

  test('goes on: a response of that time counts, and the log continues on the last row', () => {
    const memory = open();
    const before = bookOf(memory).log;
    expect(panelState(memory.ports).matches.map(({ problem }) => problem)).toEqual([null, null]);
    send(memory, 'Ben', { 'Number card': 1 });
    resolve(memory);
    const { log } = bookOf(memory);
    const last = log.entries[15];
    expect(last).toMatchObject({ number: 16, what: 'resolve', previous: before.entries[14]?.hash });
    expect(last?.what === 'resolve' && Object.keys(last.data.orders)).toEqual(['Ann', 'Ben']);
    // The log of that version does not know the rows of its matches, nor whose each file is: that is noted, once.
    expect(log.entries.slice(16).map(({ what, match }) => [what, match])).toEqual([
      ['match row', 1],
      ['match row', 2],
      ['roster', 0],
    ]);
    act(memory, undoRound, 1, 3);
    act(memory, undoRound, 1, 2);
    expect(mustPlayBack(bookOf(memory).log, 1).edits).toHaveLength(1);
    act(memory, undoRound, 1, 1);
    expect(mustPlayBack(bookOf(memory).log, 1).edits).toEqual([]);
    expect(verify(bookOf(memory))).toMatchObject({ entries: 22, fault: '' });
  });

  test('H14 does not take its matches for gone where the Matches tab cannot be read', () => {
    const memory = open();
    const [top, column] = cellUnder(memory, 'matches', 'over', TABS.matches.sheetId);
    memory.type(TABS.matches.sheetId, top, column, 'perhaps');
    expect(problemOf(() => bookOf(memory))).toMatchObject({
      code: 'bad-workbook',
      what: expect.stringContaining('perhaps'),
    });
  });

  test.each([
    ['Ben', 1],
    ['Cleo', 2],
  ])(
    'X6 points for %s, typed in after the end, leave no vote for Ben: he is no candidate, or the winners are others',
    (name, seat) => {
      const memory = open();
      const tab = FIRST_MATCH_TAB + 2;
      const [top, column] = cellUnder(memory, 'seats', 'points', tab);
      memory.type(tab, top + seat, column, 30);
      act(memory, acceptEdit, 2);
      expect(mustPlayBack(bookOf(memory).log, 2).vote).toBeUndefined();
      expect(problemOf(() => act(memory, recordVote, 2, name)).what).toBe(`${name} is no candidate.`);
      expect(verify(bookOf(memory)).fault).toBe('');
    },
  );
});
