import type { Ports, Snapshot } from '../ports.ts';
import { fail } from '../problem.ts';
import { type HostTabs, isCopy, readHostTabs } from '../workbook/host-tabs.ts';
import { type Log, readLog } from './chain.ts';

/** The host workbook, read: its tabs and its log. */
export interface Book extends HostTabs {
  readonly log: Log;
}

/** Reads the host workbook in one call. Stops at what cannot be read, named by its address. */
export function openBook(ports: Ports): Book {
  const book = readBook(ports.workbook.read());
  if (isCopy(book.season, ports.workbook.id))
    fail(
      'This workbook is a copy of another season’s workbook. The files and forms of that season belong to the original.',
      'Open the original, or start a new season here: close the panel and open it again.',
      'copy',
    );
  return book;
}

/** A book from a snapshot. */
export function readBook(snapshot: Snapshot): Book {
  const tabs = readHostTabs(snapshot);
  return { ...tabs, log: readLog(tabs.audit) };
}

/** Stops where a row of the log cannot be used: nothing can be chained to it. */
export function requireSoundLog({ log: { fault } }: Book): void {
  if (fault)
    fail(
      `The audit log does not hold together at ${fault.address}: ${fault.problem}.`,
      'Restore the row by File › Version history, or use the version of Roundkeeper that wrote it; then press again.',
      'bad-log',
    );
}
