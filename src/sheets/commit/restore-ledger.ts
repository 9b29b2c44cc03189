import { openBook, requireSoundLog } from '../log/book.ts';
import { ledgerFaults } from '../log/ledger/ledger.ts';
import type { Ports } from '../ports.ts';
import { isoTime } from '../time.ts';
import { TABS } from '../workbook/tabs/season.ts';
import { writeTabs } from './write-tabs.ts';

/** Puts the purses of the Ledger tab back to those of the log, by a row for each difference. What was typed stays to be seen. */
export function restoreLedger(ports: Ports): void {
  const book = openBook(ports);
  requireSoundLog(book);
  const time = isoTime(ports.clock.now());
  const rows = ledgerFaults(book).map(({ player, ...purse }) => [
    time,
    player,
    -purse.garnets,
    -purse.bellflowers,
    -purse.tokensOfLife,
    'Put back as the log has it',
  ]);
  if (rows.length === 0) return;
  const { sheetId } = TABS.ledger;
  const rowCount = book.tabs.get(sheetId)?.rowCount ?? 0;
  writeTabs(ports, [{ kind: 'rows', sheetId, at: book.ledgerUsed, rowCount, rows }]);
}
