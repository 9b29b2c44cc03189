import type { Book } from '../log/book.ts';
import type { Write } from '../ports.ts';
import { ordersTitle, tradesTitle } from '../workbook/cells/form-titles.ts';
import type { MatchRow } from '../workbook/tabs/season.ts';
import { tabTitle } from './tab-title.ts';

/**
 * The writes that name tabs of responses after their matches, where those are new in the workbook or have another title (H27).
 * A tab that was not read, and one that the host has named, stays as it is.
 */
export function nameResponseTabs(book: Book, matches: readonly MatchRow[]): readonly Write[] {
  return matches.flatMap((row) => {
    const before = book.matches.matches.find(({ number }) => number === row.number);
    if (before?.title === row.title) return [];
    const tabs = [
      [row.formTab, ordersTitle],
      [row.tradesTab, tradesTitle],
    ] as const;
    return tabs.flatMap(([sheetId, titleOf]): Write[] => {
      const now = book.tabs.get(sheetId)?.title;
      // A tab that was made just now has a title of Google’s.
      const title = tabTitle(book, sheetId, titleOf(row), before ? titleOf(before) : now);
      return now === undefined || now === title ? [] : [{ kind: 'name', sheetId, title }];
    });
  });
}
