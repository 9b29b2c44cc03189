import { wakeByClock, wakeByResponse } from './clock/wake.ts';
import { noteTyping } from './google/document.ts';
import { makePorts } from './google/ports.ts';
import { openMenu, showSidebar } from './google/ui.ts';
import { makeEntryPoints } from './panel-api/call.ts';
import { CALLS } from './panel-api/calls.ts';

/** Functions that Google calls by name. Google runs only top-level functions, so the build adds a top-level function for each entry. */
export const entryPoints = {
  /** Builds the menu. Before authorisation Google allows nothing else here. */
  onOpen: openMenu,
  /** Builds the menu when the add-on is installed. */
  onInstall: openMenu,
  /** Lets the panel's next poll read the workbook. */
  onEdit: noteTyping,
  showPanel: showSidebar,
  /**
   * Sends receipts when a form response arrives. Google may call this late or twice. The rows of the responses tab show
   * which receipts are due.
   */
  onSubmission(): void {
    // This run is short. Later runs send the receipts that cannot be sent at once.
    wakeByResponse(makePorts({ waits: false }));
  },
  /**
   * Resolves due rounds and sends due mails. Google calls this every few minutes, perhaps late or twice. The log shows
   * which work is already done.
   */
  onClock(): void {
    wakeByClock(makePorts({ waits: false }));
  },
  ...makeEntryPoints(CALLS, makePorts),
};
