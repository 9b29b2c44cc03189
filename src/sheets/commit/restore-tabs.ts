import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { headOf } from '../log/chain.ts';
import type { Ports, Write } from '../ports.ts';
import { drawMatches } from '../workbook/matches-tab.ts';
import { TABS } from '../workbook/season.ts';
import { tabTitle } from './tab-title.ts';

/** Writes the Matches tab as the log has it: what somebody typed there is gone. */
export function restoreTabs(ports: Ports): void {
  const book = openBook(ports);
  requireSoundLog(book);
  ports.workbook.commit([matchesTab(book)]);
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
