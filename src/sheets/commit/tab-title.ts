import type { Book } from '../log/book.ts';
import { isTitledAs } from './free-titles.ts';

/** The title of a tab: the host's, when it was renamed; `before` is the title that Roundkeeper meant it to have until now. */
export function tabTitle(book: Book, sheetId: number, title: string, before = title): string {
  const now = book.tabs.get(sheetId)?.title;
  if (now === undefined) return title;
  return isTitledAs(now, before) && !isTitledAs(now, title) ? title : now;
}
