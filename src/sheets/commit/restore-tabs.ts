import { headOf } from '../log/audit-log.ts';
import { openBook, requireSoundLog } from '../log/book.ts';
import { ledgerFaults, ledgerRepairs } from '../log/ledger/ledger.ts';
import type { Ports } from '../ports.ts';
import { isoTime } from '../time.ts';
import { TABS } from '../workbook/season.ts';
import { drawMatches } from '../workbook/season-tab.ts';
import { wholeTab } from './free-titles.ts';
import { withRows } from './ledger-after.ts';
import { seasonCells } from './season-cells.ts';
import { writeTabs } from './write-tabs.ts';

/** Writes the tabs Matches and Season again from the log. Discards typed changes, except in the host's own columns of the roster. */
export function restoreTabs(ports: Ports): void {
  const book = openBook(ports);
  requireSoundLog(book);
  const tab = wholeTab(book, TABS.matches, drawMatches(book.matches, headOf(book.log)));
  writeTabs(ports, [tab, ...seasonCells(book, book.season, { isWhole: true })]);
}

/** Restores the purses in the Ledger tab to the purses in the log. Adds a row for each difference, so typed rows stay visible. */
export function restoreLedger(ports: Ports): void {
  const book = openBook(ports);
  requireSoundLog(book);
  const time = isoTime(ports.clock.now());
  const why = 'Restored from the log';
  const rows = ledgerRepairs(ledgerFaults(book)).map((repair) => ({ time, ...repair, why }));
  if (rows.length > 0) writeTabs(ports, withRows(book, book.season, rows).writes);
}
