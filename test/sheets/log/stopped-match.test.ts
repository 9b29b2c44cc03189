import type { Cell } from '../../../src/rules/declare/position.ts';
import { acceptLedger, award } from '../../../src/sheets/actions/award.ts';
import { continueWithoutLost } from '../../../src/sheets/actions/verify.ts';
import { restoreLedger } from '../../../src/sheets/commit/restore-tabs.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { balances, ledgerFaults } from '../../../src/sheets/log/ledger/ledger.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { balancesOf } from '../../../src/sheets/workbook/ledger-tab.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { makeRandom } from '../../players.ts';
import { bringBack, close, earlyClosed } from '../matches/archive/closed-season.ts';
import { verifyAll } from '../matches/archive/verify-parts.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, cellUnder, madeOnce, makeMatch, playOut, problemOf, resolve } from '../season.ts';

const AUDIT = TABS.audit.sheetId;
const MATCHES = TABS.matches.sheetId;

/** Match 1 is over and paid; match 2 goes on; Ann has a prize, too. */
const paid = madeOnce((): Memory => {
  const memory = begin();
  playOut(memory, makeRandom('paid'));
  makeMatch(memory, { seed: 'another seed of a match' });
  act(memory, award, { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
  return memory;
});

/** The time of the last entry of a match is changed by hand. */
function damage(memory: Memory, match = 1): string {
  const { cells } = memory.tabs.get(AUDIT)!;
  const row = cells.map((line) => line[3]).lastIndexOf(match);
  memory.type(AUDIT, row, 1, '2020-01-01T00:00:00Z');
  return `Log!A${row + 1}`;
}

/** The row of match 1 is deleted from the Matches tab. */
function withoutRow(memory: Memory): void {
  const tab = memory.tabs.get(MATCHES)!;
  const [top] = cellUnder(memory, 'matches', 'number', MATCHES);
  memory.tabs.set(MATCHES, { ...tab, cells: tab.cells.filter((_: readonly Cell[], i) => i !== top) });
}

describe('H38 a match that a fault in its chain stops', () => {
  test.each([
    ['', () => {}],
    [', also without its row in Matches', withoutRow],
  ])('has its purses in the Ledger tab, of which no difference is accepted%s', (_, also) => {
    const memory = paid();
    const before = new Map(balances(openBook(memory.ports)));
    const at = damage(memory);
    also(memory);
    const book = openBook(memory.ports);
    expect([...book.log.faults.keys()]).toEqual([1]);
    expect(balances(book)).toEqual(balancesOf(book.ledger));
    for (const [id, purse] of before) expect([id, balances(book).get(id)]).toEqual([id, purse]);
    memory.type(TABS.ledger.sheetId, 1, 2, 77);
    const refused = { code: 'bad-log', what: expect.stringContaining(`The log is damaged at ${at}: `) };
    expect(problemOf(() => act(memory, acceptLedger))).toMatchObject(refused);
    expect(problemOf(() => restoreLedger(memory.ports))).toMatchObject(refused);
    expect(panelState(memory.ports)).toMatchObject({
      ledgerEdited: [],
      ledgerBack: [],
      warnings: [expect.stringContaining(`The log is damaged at ${at}: `)],
    });
  });

  test('lets the other match go on with these purses, which are the log’s when the row is restored', () => {
    const memory = paid();
    const tab = memory.tabs.get(AUDIT)!;
    damage(memory);
    const damaged = memory.tabs.get(AUDIT)!;
    const row = damaged.cells.findIndex((line, i) => line[1] !== tab.cells[i]?.[1]);
    expect(resolve(memory, 2).round).toBe(1);
    memory.type(AUDIT, row, 1, tab.cells[row]![1]!);
    const book = openBook(memory.ports);
    expect(book.log.faults.size).toBe(0);
    expect(ledgerFaults(book)).toEqual([]);
    expect(balances(book)).toEqual(balancesOf(book.ledger));
  });
});

describe('H14 H38 beside a match that a fault in its chain stops', () => {
  test('a new match is made to its end, and the clock runs for it', () => {
    const memory = paid();
    const { cells } = memory.tabs.get(AUDIT)!;
    damage(memory, 2);
    makeMatch(memory, { seed: 'the seed of a third match', timing: { ...USUAL_TIMING, auto: 'deadline' } });
    expect(panelState(memory.ports)).toMatchObject({
      job: null,
      matches: [{}, {}, { number: 3, problem: null }],
    });
    expect(memory.triggers.includes('clock')).toBe(true);
    const { cells: now } = memory.tabs.get(AUDIT)!;
    change(memory, () => [...cells, ...now.slice(cells.length)]);
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', matches: 3 });
  });
});

const change = (memory: Memory, edit: (cells: readonly (readonly Cell[])[]) => (readonly Cell[])[]) => {
  const tab = memory.tabs.get(AUDIT)!;
  memory.tabs.set(AUDIT, { ...tab, cells: edit(tab.cells) });
};

describe('H38 the rows of a match are where the season says', () => {
  test('one that was begun and is not in the archive is stopped without rows, and cannot be gone on without', () => {
    const memory = paid();
    openBook(memory.ports);
    const tab = memory.tabs.get(AUDIT)!;
    change(memory, (cells) => cells.filter((line) => line[3] !== 1));
    const problem = `Log!A${memory.tabs.get(AUDIT)!.cells.length + 1}: all entries of match 1 are gone`;
    expect(panelState(memory.ports)).toMatchObject({
      hasLostEntries: false,
      warnings: [`The log is damaged at ${problem}.`],
    });
    expect(verifyAll(memory.ports).fault).toBe(problem);
    expect(problemOf(() => act(memory, continueWithoutLost)).what).toBe('The log has lost no entries.');
    expect(problemOf(() => close(memory)).what).toBe(`The log is damaged at ${problem}.`);
    expect(resolve(memory, 2).round).toBe(1);
    change(memory, (cells) => [...cells, ...tab.cells.filter((line) => line[3] === 1)]);
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', matches: 2 });
    close(memory);
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', archive: [], matches: 2 });
  });

  test('one in the archive has none here: it is not brought back over them', () => {
    const memory = earlyClosed();
    const moved = [...memory.archives.values()].flatMap(
      ({ tabs }) => tabs.get(930_001)?.cells.slice(1) ?? [],
    );
    const { cells: before } = memory.tabs.get(AUDIT)!;
    change(memory, (cells) => [...cells, ...moved]);
    const problem = `Log!A${before.length + 1}: the match of this row is in the archive, so the row does not belong here`;
    expect([...openBook(memory.ports).log.faults.keys()]).toEqual([1]);
    expect(panelState(memory.ports).warnings).toEqual([`The log is damaged at ${problem}.`]);
    expect(verifyAll(memory.ports).fault).toBe(problem);
    expect(problemOf(() => bringBack(memory)).what).toBe(`The log is damaged at ${problem}.`);
    expect(resolve(memory, 2).round).toBe(3);
  });
});
