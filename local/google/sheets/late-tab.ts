// The switch lateTab: a response tab shows, and is unlinked, some seconds after the form's setting changed.

import type { Sheet } from '../world/workbook.ts';
import type { World } from '../world/world.ts';

/** Time in milliseconds until the workbook shows that a form was linked or unlinked. */
const DELAY = 3000;

/** Gives the time from which a change made now is visible. Gives undefined if the change is visible at once. */
export function lateFrom(world: World, now: number): number | undefined {
  return world.switches?.lateTab ? now + DELAY : undefined;
}

/** Gives the time until which a tab still counts as linked if its form is unlinked now. */
export function linkedUntil(world: World, now: number): number {
  return world.switches?.stuckTab ? Number.MAX_SAFE_INTEGER : (lateFrom(world, now) ?? now);
}

/** Says whether a tab is visible to people who open the workbook at this time. */
export function isShown({ shownFrom }: Sheet, at: number): boolean {
  return shownFrom === undefined || shownFrom <= at;
}

/** Ends the link of each tab whose form was unlinked and whose waiting time has passed. */
export function settleTabs(sheets: readonly Sheet[], now: number): Sheet[] {
  return sheets.map((sheet) => {
    if (sheet.linkedUntil === undefined || sheet.linkedUntil > now) return sheet;
    const { formId: _, linkedUntil: __, ...plain } = sheet;
    return plain;
  });
}
