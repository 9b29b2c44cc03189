import { exportRecord } from '../../../../src/sheets/actions/verify.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { AUDIT_HEADS } from '../../../../src/sheets/log/entry-rows.ts';
import { openMatch } from '../../../../src/sheets/matches/archive/archived-match.ts';
import { loadMove } from '../../../../src/sheets/matches/archive/move-job.ts';
import { panelState } from '../../../../src/sheets/panel-api/state.ts';
import type { Tab } from '../../../../src/sheets/ports.ts';
import { TABS } from '../../../../src/sheets/workbook/season.ts';
import type { Memory } from '../../memory-ports.ts';
import { makeMatch, problemOf, resolve } from '../../season.ts';
import { bringBack, close, earlyClosed, earlySeason, endNow } from './closed-season.ts';
import { verifyAll, verifyParts } from './verify-parts.ts';

const LOG_TAB = 930_001;
const ORDERS_TAB = 940_001;
const DATA = AUDIT_HEADS.indexOf('data');

/** Changes a tab of the archive as a host would by hand. */
function change(memory: Memory, sheetId: number, edit: (cells: Tab['cells'][number][]) => void): void {
  for (const { tabs } of memory.archives.values()) {
    const tab = tabs.get(sheetId);
    if (!tab) continue;
    const cells = tab.cells.map((line) => [...line]);
    edit(cells);
    tabs.set(sheetId, { ...tab, cells });
  }
}

/** The panel and the live match work in any state of the archive. Actions that do not work are refused by name. */
function expectNothingElseStops(memory: Memory): void {
  const state = panelState(memory.ports);
  expect(state.warnings).toEqual([]);
  expect(state.ledgerEdited).toEqual([]);
  expect(resolve(memory, 2).round).toBe(3);
}

function faultsOf(memory: Memory): readonly string[] {
  const { fault, archive } = verifyAll(memory.ports);
  expect(fault).toBe('');
  return archive;
}

describe('H10 an archive', () => {
  test.each([
    [
      'with a changed row of the log',
      (cells: Tab['cells'][number][]): void => {
        const line = [...(cells[3] ?? [])];
        line[DATA] = String(line[DATA]).replace('"credits"', '"Credits"');
        cells[3] = line;
      },
      /log.*A4: the hash does not match/,
    ],
    [
      'without a row of the log',
      (cells: Tab['cells'][number][]): void => void cells.splice(3, 1),
      /log.*A4: this row does not follow the row before it/,
    ],
    [
      'with rows of the log in another order',
      (cells: Tab['cells'][number][]): void => void cells.splice(2, 0, ...cells.splice(3, 1)),
      /log.*A3: this row does not follow the row before it/,
    ],
    [
      'without the last row of the log',
      (cells: Tab['cells'][number][]): void => void cells.splice(-1),
      /the rows of the tab .* were changed/,
    ],
    [
      'with the log emptied',
      (cells: Tab['cells'][number][]): void => void cells.splice(1),
      /the rows of the tab .* were changed/,
    ],
  ] as const)('%s is named, with the place and the way to restore it', (_, edit, words) => {
    const memory = earlyClosed();
    change(memory, LOG_TAB, edit);
    expect(faultsOf(memory)).toEqual([expect.stringMatching(words)]);
    expect(faultsOf(memory)[0]).toMatch(/Restore the tab in the archive .* with File › Version history/);
    expect(problemOf(() => exportRecord(openMatch(memory.ports, 1), 1)).code).toBe('bad-archive');
    expect(problemOf(() => bringBack(memory)).what).toMatch(words);
    expect(loadMove(memory.ports)).toBeUndefined();
    expectNothingElseStops(memory);
  });

  test('with changed responses keeps its record, and is brought back only when they are restored', () => {
    const memory = earlyClosed();
    const archive = [...memory.archives.values()][0]!;
    const before = archive.tabs.get(ORDERS_TAB)!;
    change(memory, ORDERS_TAB, (cells) => void cells.splice(1, 1));
    expect(faultsOf(memory)).toEqual([
      expect.stringMatching(/orders” of the archive was changed after the move/),
    ]);
    expect(exportRecord(openMatch(memory.ports, 1), 1)).toContain('secret-soulmate');
    expect(problemOf(() => bringBack(memory)).code).toBe('bad-archive');
    expect(loadMove(memory.ports)).toBeUndefined();
    archive.tabs.set(ORDERS_TAB, before);
    bringBack(memory);
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', archive: [] });
  });

  test('with a tab deleted is named', () => {
    const memory = earlyClosed();
    for (const { tabs } of memory.archives.values()) tabs.delete(LOG_TAB);
    expect(faultsOf(memory)).toEqual([expect.stringMatching(/has no tab “1 Secret Soulmate — log”/)]);
    expectNothingElseStops(memory);
    // A new match does the same.
    makeMatch(memory, { seed: 'a third seed of twenty letters' });
    expect(panelState(memory.ports).matches.map(({ problem }) => problem)).toEqual([null, null]);
  });

  test('that was deleted is named, and the next closed match gets a new one', () => {
    const memory = earlyClosed();
    memory.archives.clear();
    const [fault = '', ...others] = faultsOf(memory);
    expect(others).toEqual([]);
    expect(fault).toContain('its archive was deleted, or another account made it');
    expect(fault).not.toMatch(/404|entity|bin/);
    expect(problemOf(() => openMatch(memory.ports, 1)).todo).toMatch(
      /The outcome, payments and pages of the match stay\. Everything else continues/,
    );
    endNow(memory, 2);
    memory.files.clear();
    close(memory, 2);
    expect(faultsOf(memory)).toHaveLength(1);
    expect([...memory.archives.keys()]).toEqual(['file of archive 2']);
  });

  test('that Google does not open for another reason is named with what that means', () => {
    const memory = earlyClosed();
    const look = () => 'The caller does not have permission (403)';
    Object.assign(memory.ports.spreadsheets, { look });
    expect(faultsOf(memory)).toEqual([
      expect.stringMatching(/cannot be opened\. Your account has no right .* check who may edit it/),
    ]);
  });

  test('that holds the rows of another season is named', () => {
    const memory = earlyClosed();
    const other = earlySeason();
    other.time += 1000;
    close(other);
    const [mine] = memory.archives.values();
    const [theirs] = other.archives.values();
    mine!.tabs.clear();
    for (const [id, tab] of theirs!.tabs) mine!.tabs.set(id, tab);
    expect(faultsOf(memory)).toEqual([
      expect.stringMatching(/the rows of the tab .* in the archive were changed after the move/),
    ]);
  });

  test('that is full is followed by a new one', () => {
    const memory = earlyClosed();
    const [archive] = memory.archives.values();
    archive!.tabs.set(1, { sheetId: 1, title: 'Much', rowCount: 9_000_000, cells: [] });
    endNow(memory, 2);
    close(memory, 2);
    expect([...memory.archives.keys()]).toEqual(['file of archive 1', 'file of archive 2']);
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', archive: [], matches: 2 });
  });
});

describe('H10 several closed matches', () => {
  test('are verified part by part, and faults are named in their part', () => {
    const memory = earlyClosed();
    endNow(memory, 2);
    close(memory, 2);
    const whole = verifyAll(memory.ports);
    expect(whole).toMatchObject({ fault: '', archive: [], matches: 2, next: null });
    const parts = verifyParts(memory.ports);
    expect(parts).toMatchObject([
      { matches: 0, next: { matches: [2, 1] } },
      { matches: 1, next: { matches: [1] } },
      { fault: '', archive: [], matches: 1, next: null },
    ]);
    expect(parts.reduce((sum, { entries }) => sum + entries, 0)).toBe(whole.entries);
    expect(parts.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(whole.rounds);
    for (const { tabs } of memory.archives.values()) tabs.delete(LOG_TAB);
    expect(verifyParts(memory.ports).map(({ archive }) => archive)).toEqual([
      [],
      [],
      [expect.stringMatching(/has no tab “1 /)],
    ]);
  });
});

describe('H10 the log of the workbook after rows were moved away', () => {
  const audit = (memory: Memory) => memory.tabs.get(TABS.audit.sheetId)!;
  const logOf = (memory: Memory) => openBook(memory.ports).log;

  test('is not believed without the entry that says so', () => {
    const memory = earlyClosed();
    panelState(memory.ports);
    const tab = audit(memory);
    memory.tabs.set(tab.sheetId, { ...tab, cells: tab.cells.filter((line) => line[5] !== 'archive') });
    expect(logOf(memory).fault?.problem).toMatch(/^entry \d+ was here before and is gone/);
    expect(logOf(memory).faults.get(1)?.problem).toBe('all entries of match 1 are gone');
  });

  test('is not believed when that entry names another head', () => {
    const memory = earlyClosed();
    const tab = audit(memory);
    const cells = tab.cells.map((line) =>
      line[5] === 'archive'
        ? line.map((cell, i) => (i === DATA ? String(cell).replace(/"head":"./, '"head":"x') : cell))
        : line,
    );
    memory.tabs.set(tab.sheetId, { ...tab, cells });
    expect(logOf(memory).fault?.problem).toMatch(/the hash does not match/);
  });

  test('is not believed when that entry is of no chain', () => {
    const memory = earlyClosed();
    const tab = audit(memory);
    const row = tab.cells.findIndex((line) => line[5] === 'archive');
    memory.type(tab.sheetId, row, 3, 'the first');
    expect(logOf(memory).fault?.problem).toBe('the match of this row is not a number');
  });

  test('must not hold a moved row too: the fault is that of its match', () => {
    const memory = earlyClosed();
    const row = [...memory.archives.values()][0]!.tabs.get(LOG_TAB)!.cells[1]!;
    const tab = audit(memory);
    memory.tabs.set(tab.sheetId, {
      ...tab,
      cells: [tab.cells[0]!, tab.cells[1]!, row, ...tab.cells.slice(2)],
    });
    expect(logOf(memory).fault).toBeUndefined();
    expect(logOf(memory).faults.get(1)?.problem).toMatch(
      /is in the archive, so the row does not belong here/,
    );
    expect(resolve(memory, 2).round).toBe(3);
  });
});
