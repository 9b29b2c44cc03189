import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../../src/rules/declare/position.ts';
import { verifySeason } from '../../../../src/sheets/archive/verify-season.ts';
import { commit } from '../../../../src/sheets/commit/commit.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { archiveEntries } from '../../../../src/sheets/log/chain/archived.ts';
import { AUDIT_HEADS } from '../../../../src/sheets/log/chain/chain.ts';
import { packClosed, unpackClosed } from '../../../../src/sheets/log/entries/closed.ts';
import { seasonFacts } from '../../../../src/sheets/log/fold.ts';
import { ledgerFaults } from '../../../../src/sheets/log/ledger/ledger.ts';
import { award } from '../../../../src/sheets/match/season/award.ts';
import { closedMatches } from '../../../../src/sheets/panel-api/pages/closed-matches.ts';
import { panelState } from '../../../../src/sheets/panel-api/state.ts';
import type { RowSpan } from '../../../../src/sheets/ports.ts';
import { TABS } from '../../../../src/sheets/workbook/tabs/season.ts';
import { bringBack, close, earlyClosed, endNow } from '../../archive/closed-season.ts';
import { foundBy, verifyParts } from '../../archive/verify-parts.ts';
import type { Memory } from '../../memory-ports.ts';
import { act, madeOnce, makeMatch, NAMES, resolve } from '../../season.ts';

const { audit, ledger } = TABS;
const DATA = AUDIT_HEADS.indexOf('data');

/** A season of two closed matches, in whose log an entry follows. */
const twiceClosed = madeOnce((): Memory => {
  const memory = earlyClosed();
  endNow(memory, 2);
  close(memory, 2);
  pay(memory);
  memory.counts();
  return memory;
});

/** An award: an entry of the log, and a row of the Ledger. */
function pay(memory: Memory, garnets = 1, others: readonly string[] = []): void {
  const [{ id = '' } = {}] = openBook(memory.ports).season.players;
  act(memory, award, { player: id, others, garnets, bellflowers: 0, tokensOfLife: 0, why: 'a test' });
}

/** The rows that the next reads leave out, by tab. */
function skippedBy(memory: Memory, work: () => void): (readonly RowSpan[])[] {
  const { workbook } = memory.ports;
  const { read } = workbook;
  const found: (readonly RowSpan[])[] = [];
  workbook.read = (ids, skip) => {
    const snapshot = read(ids, skip);
    found.push(snapshot.tabs.flatMap(({ skipped = [] }) => skipped));
    return snapshot;
  };
  try {
    work();
  } finally {
    workbook.read = read;
  }
  return found;
}

const tabOf = ({ tabs }: Memory, { sheetId }: { readonly sheetId: number }) => tabs.get(sheetId)!;

/** The row of the entry that moved a match. */
function rowOfMove(memory: Memory, match: number): number {
  return tabOf(memory, audit).cells.findIndex((line) => line[3] === match && line[5] === 'archive');
}

function typeData(memory: Memory, match: number, from: string, to: string): void {
  const row = rowOfMove(memory, match);
  const text = String(tabOf(memory, audit).cells[row]?.[DATA]);
  expect(text).toContain(from);
  memory.type(audit.sheetId, row, DATA, text.replace(from, to));
}

describe('H37 what the log says of closed matches is read once', () => {
  test('later actions leave those rows out, and know the same of the matches', () => {
    const memory = twiceClosed();
    openBook(memory.ports);
    const rows = [1, 2].map((match) => rowOfMove(memory, match));
    expect(skippedBy(memory, () => openBook(memory.ports))).toEqual([
      [[Math.min(...rows), Math.max(...rows) + 1]],
    ]);
    const light = openBook(memory.ports).log;
    expect(light.entries.map(({ what }) => what)).not.toContain('archive');
    const whole = openBook(memory.ports, { log: 'whole' }).log;
    const entries = [...archiveEntries(whole).values()];
    expect(unpackClosed(packClosed(entries))).toEqual([...seasonFacts(light).archived.values()]);
    expect(entries).toMatchObject([...seasonFacts(light).archived.values()]);
    expect(light.used).toBe(whole.used);
  });

  test('the entry that moved the last match is read while nothing follows it: the next one is chained to it', () => {
    const memory = earlyClosed();
    expect(openBook(memory.ports).log.entries.map(({ what }) => what)).toContain('archive');
    pay(memory);
    openBook(memory.ports);
    expect(openBook(memory.ports).log.entries.map(({ what }) => what)).not.toContain('archive');
    expect(verifySeason(memory.ports)).toMatchObject({ fault: '', archive: [] });
  });

  test('the read after a match was closed leaves out those of earlier ones', () => {
    const memory = earlyClosed();
    pay(memory);
    endNow(memory, 2);
    close(memory, 2);
    const row = rowOfMove(memory, 1);
    expect(skippedBy(memory, () => openBook(memory.ports))).toEqual([[[row, row + 1]]]);
  });

  test('new entries follow, matches begin and come back, and the whole log is sound', () => {
    const memory = twiceClosed();
    makeMatch(memory, { seed: 'a third seed of twenty letters' });
    expect(openBook(memory.ports).matches.matches.map(({ number }) => number)).toEqual([3]);
    resolve(memory, 3);
    bringBack(memory, 1);
    resolve(memory, 3);
    expect(verifySeason(memory.ports)).toMatchObject({ fault: '', archive: [] });
    expect([...seasonFacts(openBook(memory.ports).log).archived.keys()]).toEqual([2]);
  });

  test('a row typed over among them is named by Verify, and does not count before', () => {
    const memory = twiceClosed();
    openBook(memory.ports);
    const before = closedMatches(memory.ports);
    typeData(memory, 1, 'Ann', 'Eve');
    expect(closedMatches(memory.ports)).toEqual(before);
    const row = rowOfMove(memory, 1) + 1;
    expect(foundBy(verifyParts(memory.ports))).toEqual([
      expect.stringContaining(`Log!A${row}: its hash does not match`),
    ]);
    // From now on the panel knows of it, and nothing is written.
    expect(panelState(memory.ports).warnings.join()).toContain(`Log!A${row}`);
  });

  test('what needs the whole log finds a row that was typed over and linked by hand', () => {
    const memory = twiceClosed();
    openBook(memory.ports);
    const row = rowOfMove(memory, 1);
    const hash = AUDIT_HEADS.indexOf('hash, salt');
    const text = String(tabOf(memory, audit).cells[row]?.[hash]);
    memory.type(
      audit.sheetId,
      row,
      hash,
      text.replace(/^./, (first) => (first === '0' ? '1' : '0')),
    );
    expect(openBook(memory.ports).log.fault).toBeUndefined();
    expect(openBook(memory.ports, { log: 'whole' }).log.fault?.address).toBe(`Log!A${row + 1}`);
  });

  test.each([
    ['a row is put in above', (cells: Cell[][]) => cells.splice(1, 0, ['by hand'])],
    ['a row above is deleted', (cells: Cell[][]) => cells.splice(1, 1)],
    ['a row above is typed over', (cells: Cell[][]) => cells[1]?.splice(1, 1, 'by hand')],
  ])('%s: all rows are read, and the log is at fault', (_, change) => {
    const memory = twiceClosed();
    openBook(memory.ports);
    const tab = tabOf(memory, audit);
    const cells = tab.cells.map((line) => [...line]);
    change(cells);
    memory.tabs.set(audit.sheetId, { ...tab, cells });
    const reads = skippedBy(memory, () => expect(openBook(memory.ports).log.fault).toBeDefined());
    expect(reads).toHaveLength(2);
    expect(reads[1]).toEqual([]);
  });

  test('a log of which rows were not read is not laid anew', () => {
    const memory = twiceClosed();
    openBook(memory.ports);
    const book = openBook(memory.ports);
    const event = { what: 'bring back', data: { entry: 1 }, match: 1, round: 3 } as const;
    expect(() => commit(memory.ports, book, { time: '', event, entries: [] })).toThrow('the whole log');
    expect(verifySeason(memory.ports).fault).toBe('');
  });

  test('without its notes the log is read whole', () => {
    const memory = twiceClosed();
    openBook(memory.ports);
    memory.notes.delete('closed.0');
    expect(seasonFacts(openBook(memory.ports).log).archived.size).toBe(2);
    expect(openBook(memory.ports).log.closed).toHaveLength(2);
  });
});

describe('H37 rows of the Ledger that agreed with the log are read once', () => {
  /** A season with so many rows in the Ledger, of which the panel was open. */
  const paid = madeOnce((count: number): Memory => {
    const memory = earlyClosed();
    const others = NAMES.slice(1);
    for (let i = 0; i < count / NAMES.length; i++) pay(memory, 1, others);
    panelState(memory.ports);
    return memory;
  });
  const oftenPaid = () => paid(50);

  test('later actions read the rows that follow them, and the last one', () => {
    const memory = oftenPaid();
    const { ledger: whole, ledgerUsed } = openBook(memory.ports, { checks: 'all' });
    expect(whole).toHaveLength(ledgerUsed - 1);
    pay(memory, 3);
    const spans = skippedBy(memory, () => openBook(memory.ports)).flat();
    expect(spans).toContainEqual([1, ledgerUsed - 1]);
    const book = openBook(memory.ports);
    expect(book.ledgerUsed).toBe(ledgerUsed + 1);
    expect(ledgerFaults(book)).toEqual([]);
    expect(tabOf(memory, ledger).cells[ledgerUsed]?.[2]).toBe(3);
    expect(verifySeason(memory.ports).fault).toBe('');
  });

  test('a few rows are read each time', () => {
    const memory = paid(3);
    expect(skippedBy(memory, () => openBook(memory.ports)).flat()).not.toContainEqual([1, expect.anything()]);
  });

  test('what was typed among them is named by Verify, and from then on by the panel, until it is put right', () => {
    const memory = oftenPaid();
    const typed = tabOf(memory, ledger).cells[4]?.[2] ?? '';
    memory.type(ledger.sheetId, 4, 2, 900);
    expect(panelState(memory.ports).ledgerEdited).toEqual([]);
    expect(foundBy(verifyParts(memory.ports))).toEqual([expect.stringContaining('Ledger')]);
    expect(panelState(memory.ports).ledgerEdited).toHaveLength(1);
    expect(panelState(memory.ports).ledgerEdited).toHaveLength(1);
    memory.type(ledger.sheetId, 4, 2, typed);
    expect(panelState(memory.ports).ledgerEdited).toEqual([]);
  });

  test('what is typed below them is seen at once', () => {
    const memory = oftenPaid();
    pay(memory);
    memory.type(ledger.sheetId, openBook(memory.ports).ledgerUsed - 1, 2, 900);
    expect(panelState(memory.ports).ledgerEdited).toHaveLength(1);
  });

  test('where rows were put in or deleted, all are read', () => {
    const memory = oftenPaid();
    const tab = tabOf(memory, ledger);
    memory.tabs.set(ledger.sheetId, { ...tab, cells: tab.cells.filter((_, row) => row !== 3) });
    expect(panelState(memory.ports).ledgerEdited).toHaveLength(1);
  });
});
