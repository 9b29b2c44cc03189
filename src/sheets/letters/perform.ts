import { commit } from '../commit/commit.ts';
import { type Book, openBook } from '../log/book.ts';
import { type Change, type Context, contextOf } from '../match/change.ts';
import type { Ports } from '../ports.ts';
import { type Delivery, deliver } from './deliver.ts';

/** The result of an action: the workbook after it, and the deliveries. */
export interface Performed {
  readonly book: Book;
  readonly delivery: Delivery;
}

/** Performs an action: one read, pure computing, one atomic commit, and the deliveries (README “How it is built”). */
export function perform(ports: Ports, action: (context: Context) => Change): Performed {
  const read = openBook(ports);
  const change = action(contextOf(ports, read));
  const book = commit(ports, read, change);
  return { book, delivery: deliver(ports, book, change.redraw) };
}
