// The switch lateTab: a response tab shows, and is unlinked, some seconds after the form's setting changed.

import type { Sheet } from '../world/workbook.ts';
import type { World } from '../world/world.ts';

/** Milliseconds after which a change of a form's destination shows in the workbook. */
const DELAY = 3000;

/** The time at which a change made now shows; undefined for at once. */
export function lateFrom(world: World, now: number): number | undefined {
  return world.switches?.lateTab ? now + DELAY : undefined;
}

/** The time until which a tab still counts as linked when it is unlinked now. */
export function linkedUntil(world: World, now: number): number {
  return world.switches?.stuckTab ? Number.MAX_SAFE_INTEGER : (lateFrom(world, now) ?? now);
}

/** Does a tab show to those who open the workbook at this time? */
export function isShown({ shownFrom }: Sheet, at: number): boolean {
  return shownFrom === undefined || shownFrom <= at;
}

/** Unlinks the tabs of a workbook that are due to be unlinked. */
export function settleTabs(sheets: readonly Sheet[], now: number): Sheet[] {
  return sheets.map((sheet) => {
    if (sheet.linkedUntil === undefined || sheet.linkedUntil > now) return sheet;
    const { formId: _, linkedUntil: __, ...plain } = sheet;
    return plain;
  });
}
