import type { Book } from '../log/book.ts';

/** The title of a tab: the host's, when it was renamed. */
export function tabTitle(book: Book, sheetId: number, title: string): string {
  return book.tabs.get(sheetId)?.title ?? title;
}
