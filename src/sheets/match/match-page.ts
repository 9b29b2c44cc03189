import type { Book } from '../log/book.ts';
import { exportMatch } from './verify.ts';

/** The place in the viewer's page where a match is embedded. */
const PLACE = 'id="match">';

/** The viewer's page with a match in it: one file that shows and checks the match wherever it is opened. */
export function matchPage(viewer: string, book: Book, match: number, shows: 'everything' | 'public'): string {
  // No text of a player can end the element in which the match lies.
  const text = exportMatch(book, match, shows).trim().replace(/</g, '\\u003c');
  return viewer.replace(PLACE, () => `${PLACE}${text}`);
}
