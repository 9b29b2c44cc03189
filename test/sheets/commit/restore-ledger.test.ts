import { award } from '../../../src/sheets/actions/award.ts';
import { restoreLedger } from '../../../src/sheets/commit/restore-tabs.ts';
import { balances } from '../../../src/sheets/log/ledger/ledger.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, NAMES } from '../season.ts';

/** A season with many rows in the Ledger. */
function awarded(): Memory {
  const memory = begin();
  const others = NAMES.slice(1);
  for (let i = 0; i < 45 / NAMES.length; i++)
    act(memory, award, {
      player: 'Ann',
      others,
      garnets: 1,
      bellflowers: 0,
      tokensOfLife: 0,
      why: `day ${i}`,
    });
  return memory;
}

const edits = (memory: Memory) => memory.panel().ledgerEdited;

test('H37 a change of an early row is found, and put back to the log’s value', () => {
  const memory = awarded();
  const before = balances(memory.book());
  memory.type(TABS.ledger.sheetId, 5, 2, 7);
  expect(edits(memory)).toEqual([expect.stringMatching(/: \+6 garnets$/)]);
  restoreLedger(memory.ports);
  expect(edits(memory)).toEqual([]);
  expect(balances(memory.book())).toEqual(before);
  expect(memory.tabs.get(TABS.ledger.sheetId)?.cells.at(-1)).toEqual(
    expect.arrayContaining([-6, 'Restored from the log']),
  );
  const rows = memory.tabs.get(TABS.ledger.sheetId)?.cells.length;
  restoreLedger(memory.ports);
  expect(memory.tabs.get(TABS.ledger.sheetId)?.cells).toHaveLength(rows ?? 0);
});
