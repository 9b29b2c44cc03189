import { commit } from '../commit/commit.ts';
import { type Book, openBook } from '../log/book.ts';
import { type Change, type Context, contextOf } from '../match/change.ts';
import type { Ports } from '../ports.ts';
import type { Needed } from '../workbook/known-tabs.ts';
import { type Delivery, deliver } from './deliver.ts';

/** The result of an action: the workbook after it, and the deliveries. */
export interface Performed {
  readonly book: Book;
  readonly delivery: Delivery;
}

/** Performs an action, which may need more of the workbook than others: one read, pure computing, one atomic commit, and the deliveries (README “How it is built”). */
export function perform(ports: Ports, action: (context: Context) => Change, needed: Needed = {}): Performed {
  const read = openBook(ports, needed);
  const change = action(contextOf(ports, read));
  const book = commit(ports, read, change);
  return { book, delivery: deliver(ports, book, change.redraw) };
}
