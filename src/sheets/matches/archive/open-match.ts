import { withArchived } from '../../log/audit-log.ts';
import { type Book, openBook } from '../../log/book.ts';
import { seasonFacts } from '../../log/fold.ts';
import type { Ports } from '../../ports.ts';
import { mustReadEntries } from './archived-match.ts';

/** Opens the workbook, with the log of one match whole: its entries are read from the archive where they lie there. */
export function openMatch(ports: Ports, match: number): Book {
  const book = openBook(ports);
  const of = seasonFacts(book.log).archived.get(match);
  if (!of) return book;
  return { ...book, log: withArchived(book.log, mustReadEntries(ports, book.log, of)) };
}
