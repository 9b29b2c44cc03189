import { wakeByClock } from './clock/wake.ts';
import { makePorts } from './google/ports.ts';
import { openMenu, showSidebar } from './google/ui.ts';
import { wakeUp } from './letters/delivery/turn.ts';
import { makeEntryPoints } from './panel-api/call.ts';
import { CALLS } from './panel-api/calls.ts';

// Google runs top-level functions only; the build makes one for each function here and one for each entry of `calls`.

/** The entry points of the panel. */
export const calls = makeEntryPoints(CALLS, makePorts);

/** Builds the menu. Before authorisation nothing else is allowed. */
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

/** Sends receipts. Google calls this when a response arrives, perhaps twice or late; the rows of the tab decide. */
export function onSubmission(): void {
  // It ends soon: what cannot be sent at once is left to others.
  wakeUp(makePorts({ waits: false }));
}

/** Resolves what is due by itself. Google calls this every few minutes, perhaps late or twice; the log decides what is done. */
export function onClock(): void {
  wakeByClock(makePorts({ waits: false }));
}
