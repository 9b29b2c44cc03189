import { makePorts } from './google/ports.ts';
import { openMenu, showSidebar } from './google/ui.ts';
import { sendReceipts } from './letters/deliver.ts';
import { attempt, makeEntryPoints } from './panel-api/call.ts';
import { CALLS } from './panel-api/calls.ts';
import { openBook } from './workbook/book.ts';

// Google runs top-level functions only; the build makes one for each function here and one for each entry of `calls`.

/** What the panel calls. */
export const calls = makeEntryPoints(CALLS, makePorts);

/** Builds the menu; before authorisation nothing else is allowed. */
export function onOpen(): void {
  openMenu();
}

/** Google calls this once when the add-on is installed. */
export function onInstall(): void {
  openMenu();
}

/** Shows the panel. */
export function showPanel(): void {
  showSidebar();
}

/** Google calls this when a response arrives. It may come twice or late: what counts are the rows of the tab. */
export function onSubmission(): void {
  const ports = makePorts();
  ports.lock.hold(() => {
    for (const { over, number } of openBook(ports).matches.matches) {
      if (over) continue;
      // A match that a host must mend first keeps no other match from its receipts.
      const sent = attempt(() => sendReceipts(ports, number));
      if (!sent.ok) console.warn(sent.problem.what);
    }
  });
}
