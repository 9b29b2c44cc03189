// Google's quotas per user: 60 reads and 60 writes of the Sheets API per minute, 250 new workbooks and 90 minutes of triggers per day.
import { GoogleError } from '../base/errors.ts';
import type { World } from '../world/world.ts';

export const SHEETS_CALLS_PER_MINUTE = 60;
export const WORKBOOKS_PER_DAY = 250;
const MINUTE = 60_000;

export interface Quota {
  /** Counts one call. Throws error 429 if the user has made too many calls in the last minute. */
  spend(user: string, kind: 'Read' | 'Write', now: number): void;
}

export function makeQuota(isOn: boolean, limit = () => SHEETS_CALLS_PER_MINUTE): Quota {
  const spent = new Map<string, number[]>();
  return {
    spend(user, kind, now) {
      if (!isOn) return;
      const key = `${kind} ${user}`;
      const recent = (spent.get(key) ?? []).filter((at) => at > now - MINUTE && at <= now);
      spent.set(key, recent);
      if (recent.length >= limit())
        throw new GoogleError(
          429,
          `Quota exceeded for quota metric '${kind} requests' and limit '${kind} requests per minute per user' of service 'sheets.googleapis.com' for consumer 'project_number:1'.`,
        );
      recent.push(now);
    },
  };
}

/** Counts a new workbook against the user's daily quota. Throws error 429 if the quota is used up. */
export function countWorkbook(world: World, user: string, now: number): void {
  const key = `${new Date(now).toISOString().slice(0, 10)} ${user}`;
  const made = world.workbooksMade[key] ?? 0;
  if (made >= (world.switches?.workbooksPerDay ?? WORKBOOKS_PER_DAY))
    throw new GoogleError(429, 'Service invoked too many times for one day: create spreadsheet.');
  world.workbooksMade[key] = made + 1;
}

/** Google's message when a user's triggers have run for 90 minutes in one day. */
export const TRIGGERS_SPENT = 'Service using too much computer time for one day';

/** Runs a trigger, and counts its running time. Gives undefined if the user's triggers have used up the time for the day. */
export function withinDay<T extends { readonly modelledMs: number }>(
  world: World,
  user: string,
  now: number,
  run: () => T,
): T | undefined {
  const key = `${new Date(now).toISOString().slice(0, 10)} ${user}`;
  const spent = world.triggerTime?.[key] ?? 0;
  if (spent >= (world.switches?.triggerMinutes ?? 90) * MINUTE) return undefined;
  const done = run();
  world.triggerTime = { ...world.triggerTime, [key]: spent + done.modelledMs };
  return done;
}
