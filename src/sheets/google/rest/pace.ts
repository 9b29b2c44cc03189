import type { Memo } from '../../ports.ts';

/**
 * LIMIT is the number of writes that the Sheets API takes per minute and user (G19). KEPT_FREE is the part of LIMIT that
 * is reserved for commits and single receipts.
 */
const LIMIT = 60;
const KEPT_FREE = 12;
const MINUTE = 60_000;
/** Milliseconds added to a minute, because Google’s clock may differ a little. */
const MARGIN = 2_000;
const KEY = 'writes';

type Batch = readonly [at: number, count: number];

/**
 * Keeps the writes to files within Google’s limit. Notes each batch of writes in the memo, so that later runs count the
 * writes, too. Other scripts of the account also write, so the count may be too low. A refused write is retried later.
 */
export function makePace(memo: Memo) {
  const recent = (): readonly Batch[] => {
    const noted = JSON.parse(memo.get(KEY) ?? '[]') as readonly Batch[];
    return noted.filter(([at]) => at > Date.now() - MINUTE - MARGIN && at <= Date.now());
  };
  return {
    /** Gives the number of writes that are allowed now, at most `count`. Counts these writes as made. */
    take(count: number): number {
      // Noting a single receipt would cost two calls, so it is not counted.
      if (count < 2) return count;
      const batches = recent();
      const used = batches.reduce((sum, [, one]) => sum + one, 0);
      const taken = Math.max(0, Math.min(count, LIMIT - KEPT_FREE - used));
      if (taken > 0) memo.set(KEY, JSON.stringify([...batches, [Date.now(), taken]]));
      return taken;
    },
    /** Gives the milliseconds until further writes are allowed. */
    wait(): number {
      const [first] = recent();
      return first ? first[0] + MINUTE + MARGIN - Date.now() : 0;
    },
  };
}
