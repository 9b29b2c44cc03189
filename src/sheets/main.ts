import { wakeByClock, wakeByResponse } from './clock/wake.ts';
import { makePorts } from './google/ports.ts';
import { openMenu, showSidebar } from './google/ui.ts';
import { makeEntryPoints } from './panel-api/call.ts';
import { CALLS } from './panel-api/calls.ts';

/** The functions that Google runs. It runs top-level functions only, so the build makes one for each. */
export const entryPoints = {
  /** Builds the menu. Before authorisation nothing else is allowed. */
  onOpen: openMenu,
  /** Google calls this once when the add-on is installed. */
  onInstall: openMenu,
  showPanel: showSidebar,
  /** Sends receipts. Google calls this when a response arrives, perhaps twice or late; the rows of the tab decide. */
  onSubmission(): void {
    // It ends soon, and leaves to other runs what it cannot send at once.
    wakeByResponse(makePorts({ waits: false }));
  },
  /** Makes due resolves and mails. Google calls this every few minutes, perhaps late or twice; the log shows what is done. */
  onClock(): void {
    wakeByClock(makePorts({ waits: false }));
  },
  ...makeEntryPoints(CALLS, makePorts),
};
