import { addPurses } from '../../rules/declare/purse.ts';
import { openBook, requireSoundLog } from '../log/book.ts';
import { ledgerFaults } from '../log/ledger/ledger.ts';
import { ledgerRows } from '../log/ledger/ledger-writes.ts';
import type { Ports } from '../ports.ts';
import { isoTime } from '../time.ts';
import { EMPTY_PURSE } from '../workbook/tabs/ledger-tab.ts';
import { writeTabs } from './write-tabs.ts';

/** Puts the purses of the Ledger tab back to those of the log, by a row for each difference. What was typed stays to be seen. */
export function restoreLedger(ports: Ports): void {
  const book = openBook(ports);
  requireSoundLog(book);
  const time = isoTime(ports.clock.now());
  const why = 'Put back as the log has it';
  const rows = ledgerFaults(book).map(({ player, ...purse }) => ({
    time,
    player,
    ...addPurses(EMPTY_PURSE, purse, -1),
    why,
  }));
  if (rows.length > 0) writeTabs(ports, ledgerRows(book, book.season, rows));
}
