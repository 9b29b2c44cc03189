import { award } from '../../../src/sheets/actions/award.ts';
import { sendAllReceipts } from '../../../src/sheets/delivery/receipts.ts';
import { ledgerFaults } from '../../../src/sheets/log/ledger/ledger.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { cellsOf } from '../memory-ports.ts';
import { actAndDeliver, begin, send } from '../season.ts';

const LEDGER = TABS.ledger.sheetId;
const PRIZE = { player: 'Ann', garnets: 2, bellflowers: 0, tokensOfLife: 0, why: 'a prize' };

test('a receipt reads the workbook once and no Ledger, and the purse in it is the log’s', () => {
  const memory = begin();
  actAndDeliver(memory, award, PRIZE);
  send(memory, 'Ann', { 'Number card': 3 });
  // Typing there has no effect, with a number or without.
  memory.type(LEDGER, 1, 2, 50);
  const read: (readonly number[] | undefined)[] = [];
  const { workbook } = memory.ports;
  const { read: readNow } = workbook;
  workbook.read = (ids) => {
    read.push(ids);
    return readNow(ids);
  };
  memory.pageWrites.length = 0;
  expect(sendAllReceipts(memory.ports)).toEqual({ sent: 1, waiting: 0 });
  expect(read).toEqual([expect.not.arrayContaining([LEDGER])]);
  expect(read[0]).not.toContain(FIRST_MATCH_TAB + 1);
  expect(read[0]).toContain(TABS.audit.sheetId);
  const [pageWrite] = memory.pageWrites;
  expect(pageWrite?.cover).toBeUndefined();
  expect(cellsOf(pageWrite?.grid).flat()).toContain('Your purse: 2 garnets, 0 bellflowers.');
  workbook.read = readNow;
  expect(ledgerFaults(memory.book())).toHaveLength(1);
  send(memory, 'Ben', { 'Number card': 3 });
  memory.type(LEDGER, 1, 2, 'many');
  expect(sendAllReceipts(memory.ports)).toEqual({ sent: 1, waiting: 0 });
});

test('a receipt is judged by the log, and sent though the tab of the match is gone or changed by hand', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 3 });
  const before = sendAllReceipts(memory.ports);
  const shown = memory.pageWrites[memory.pageWrites.length - 1];
  memory.notes.delete('shown:920001');
  memory.tabs.delete(FIRST_MATCH_TAB + 1);
  expect(sendAllReceipts(memory.ports)).toEqual(before);
  expect(memory.pageWrites[memory.pageWrites.length - 1]?.grid).toEqual(shown?.grid);
});
