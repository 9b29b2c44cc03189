import { describe, expect, test } from '@jest/globals';
import type { Cell } from '../../../src/rules/declare/position.ts';
import type { Book } from '../../../src/sheets/log/book.ts';
import type { KnownLedger } from '../../../src/sheets/log/known-ledger.ts';
import {
  type LedgerRest,
  ledgerRest,
  nextRows,
  sumRows,
} from '../../../src/sheets/log/ledger/ledger-rest.ts';
import type { Memo } from '../../../src/sheets/ports.ts';
import { LEDGER_HEADS, TABS } from '../../../src/sheets/workbook/tabs/season.ts';

const ROWS = 450;

/** A Ledger of garnets for two players in turn, of which all rows but the last few are known. */
function makeLedger(): { cells: Cell[][]; known: KnownLedger } {
  const line = (row: number): Cell[] =>
    LEDGER_HEADS.map((head) => (head === 'player' ? `p${row % 2}` : head === 'garnets' ? row : ''));
  const cells = [[...LEDGER_HEADS], ...Array.from({ length: ROWS }, (_, i) => line(i + 1))];
  const rows = 441;
  const sum = (odd: number) =>
    cells.slice(1, rows).reduce((all, _, i) => all + ((i + 1) % 2 === odd ? i + 1 : 0), 0);
  const purse = (garnets: number) => ({ garnets, bellflowers: 0, tokensOfLife: 0 });
  const sums = [
    ['p1', purse(sum(1))],
    ['p0', purse(sum(0))],
  ] as const;
  return { cells, known: { rows, last: '', sums } };
}

/** Adds up all parts; each reads its own rows and those that every action reads. */
function run({ cells, known }: ReturnType<typeof makeLedger>) {
  const memo = { get: () => JSON.stringify(known) } as unknown as Memo;
  let rest: LedgerRest | undefined = { row: 1, sums: [] };
  let isWrong = false;
  let parts = 0;
  while (rest && !isWrong) {
    const [from, to] = nextRows(rest);
    const isRead = (row: number) => row === 0 || row >= known.rows - 1 || (from <= row && row < to);
    const tab = {
      sheetId: TABS.ledger.sheetId,
      cells: cells.map((line, i) => (isRead(i) ? line : [])),
      skipped: [[1, 2]],
    };
    const tabs = new Map([[tab.sheetId, tab]]);
    const log = { entries: [], closed: [] };
    const book = { tabs, log, season: { players: [] } } as unknown as Book;
    expect(ledgerRest(book)).toEqual({ row: 1, sums: [] });
    ({ rest, isWrong } = { rest: undefined, ...sumRows(book, memo, rest) });
    parts++;
  }
  return { isWrong, parts };
}

describe('H37 the known rows of the Ledger are added up by Verify, some at a time', () => {
  test('and give what was noted of them', () => {
    expect(run(makeLedger())).toEqual({ isWrong: false, parts: 3 });
  });

  test.each([1, 200, 201, 202, 400, 401, 439, 440])('and a change in row %i is noticed', (row) => {
    const ledger = makeLedger();
    ledger.cells[row]![LEDGER_HEADS.indexOf('garnets')] = 999;
    expect(run(ledger).isWrong).toBe(true);
  });

  test('and rows that follow the known ones do not count', () => {
    const ledger = makeLedger();
    ledger.cells[441]![LEDGER_HEADS.indexOf('garnets')] = 999;
    expect(run(ledger).isWrong).toBe(false);
  });
});
