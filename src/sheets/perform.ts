import { type Change, type Context, contextOf } from './actions/change.ts';
import { commit } from './commit/commit.ts';
import { deliver, NOTHING_DUE } from './delivery/deliver.ts';
import { openBook } from './log/book.ts';
import { wasDone } from './log/request.ts';
import type { Ports } from './ports.ts';
import { afterwards } from './problem.ts';
import type { Needed } from './workbook/known-tabs.ts';
import { OF_SEASON } from './workbook/season.ts';

/**
 * Performs an action: one read, pure computing, one atomic commit, then deliveries (CONTRIBUTING.md). Gives the workbook
 * afterwards. If the log already has this button press, only sends waiting deliveries.
 */
export function perform(ports: Ports, action: (context: Context) => Change, needed: Needed = {}) {
  const read = openBook(ports, needed);
  if (wasDone(read.log, ports)) {
    return { book: read, delivery: afterwards(ports, () => deliver(ports, read)) ?? NOTHING_DUE };
  }
  const change = action(contextOf(ports, read));
  const book = commit(ports, read, { request: ports.request, ...change });
  const of = change.event.match === OF_SEASON ? undefined : change.event.match;
  // Undelivered pages stay in the outbox.
  const delivery = afterwards(ports, () => deliver(ports, book, change.redraw, of)) ?? NOTHING_DUE;
  return { book, delivery };
}
