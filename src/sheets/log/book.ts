import type { Ports, Snapshot } from '../ports.ts';
import { fail } from '../problem.ts';
import { type HostTabs, readHostTabs } from '../workbook/host-tabs.ts';
import { type Log, readLog } from './chain.ts';

/** The host workbook, read: its tabs and its log. */
export interface Book extends HostTabs {
  readonly log: Log;
}

/** Reads the host workbook in one call. Stops at what cannot be read, named by its address. */
export function openBook(ports: Ports): Book {
  return readBook(ports.workbook.read());
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
