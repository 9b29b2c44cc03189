// The switch lateTab: a response tab shows, and is unlinked, some seconds after the form's setting changed.

import type { Sheet } from '../world/workbook.ts';
import type { World } from '../world/world.ts';

/** Time in milliseconds before a changed form destination shows in the workbook. */
const DELAY = 3000;

/** Gives the time at which a change made now becomes visible; undefined if at once. */
export function lateFrom(world: World, now: number): number | undefined {
  return world.switches?.lateTab ? now + DELAY : undefined;
}

/** Gives the time until which a tab that is unlinked now still counts as linked. */
export function linkedUntil(world: World, now: number): number {
  return world.switches?.stuckTab ? Number.MAX_SAFE_INTEGER : (lateFrom(world, now) ?? now);
}

/** Says whether a tab is visible to people who open the workbook at this time. */
export function isShown({ shownFrom }: Sheet, at: number): boolean {
  return shownFrom === undefined || shownFrom <= at;
}

/** Unlinks the tabs of a workbook whose time to be unlinked has come. */
export function settleTabs(sheets: readonly Sheet[], now: number): Sheet[] {
  return sheets.map((sheet) => {
    if (sheet.linkedUntil === undefined || sheet.linkedUntil > now) return sheet;
    const { formId: _, linkedUntil: __, ...plain } = sheet;
    return plain;
  });
}
