import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { headOf } from '../log/chain/audit-log.ts';
import type { Ports, Write } from '../ports.ts';
import { drawMatches } from '../workbook/tabs/layouts/matches-tab.ts';
import { TABS } from '../workbook/tabs/season.ts';
import { seasonCells } from './season-cells.ts';
import { tabTitle } from './tab-title.ts';
import { writeTabs } from './write-tabs.ts';

/** Writes Matches and Season as the log has them. Typed changes are discarded, except for the host's own columns of the roster. */
export function restoreTabs(ports: Ports): void {
  const book = openBook(ports);
  requireSoundLog(book);
  writeTabs(ports, [matchesTab(book), ...seasonCells(book, book.season, { isWhole: true })]);
}

function matchesTab(book: Book): Write {
  const { sheetId, title } = TABS.matches;
  return {
    kind: 'tab',
    sheetId,
    title: tabTitle(book, sheetId, title),
    isNew: !book.tabs.has(sheetId),
    grid: drawMatches(book.matches, headOf(book.log)),
  };
}
