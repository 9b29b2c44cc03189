import type { Book } from '../log/book.ts';

/** The title of a tab: the host's, when it was renamed; `before` is the title that Roundkeeper gave it last. */
export function tabTitle(book: Book, sheetId: number, title: string, before = title): string {
  const now = book.tabs.get(sheetId)?.title;
  return now === undefined || now === before ? title : now;
}
