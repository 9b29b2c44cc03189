import type { Memo } from '../../ports.ts';
import { addressOf } from '../../workbook/cells/address.ts';
import type { Log } from './audit-log.ts';
import type { Entry } from './chain.ts';

/** Key of the last entry that was read. It is a document property, so restoring an earlier version of the workbook does not change it. */
const NOTE = 'head';

/** Notes the last entry of a log, unless it is noted. */
export function noteHead(memo: Memo, { entries }: Pick<Log, 'entries'>): void {
  const { number, hash } = entries[entries.length - 1] as Entry;
  const note = `${number} ${hash.slice(0, 16)}`;
  if (memo.get(NOTE) !== note) memo.set(NOTE, note);
}

/**
 * The log, with a fault if the entry that was last at an earlier read is gone: an earlier version of the workbook was restored, or rows were
 * deleted (H38). No fault if the host went on without that entry.
 */
export function withoutLost(log: Log, memo: Pick<Memo, 'get'>): Log {
  const [number, hash = ''] = (memo.get(NOTE) ?? '').split(' ');
  const last = Number(number);
  const { entries, title, used } = log;
  const end = entries[entries.length - 1]?.number ?? 0;
  const known = entries.find((entry) => entry.number === last);
  if (log.fault || hash === '' || known?.hash.startsWith(hash) || (last <= end && !known)) return log;
  if (entries.some(({ what, data }) => what === 'lost entries' && data.hash === hash)) return log;
  const problem = `entry ${last} was here before and is gone: an earlier version was restored, or rows were deleted`;
  return { ...log, fault: { address: addressOf(title, used, 0), problem, lost: { last, hash } } };
}

/** Forgets the last entry before a new log begins, as in a copy of a workbook. */
export function forgetHead(memo: Memo): void {
  if (memo.get(NOTE) !== undefined) memo.set(NOTE, undefined);
}

/** A log to which the next entry may be chained though it has lost entries. */
export function goingOn(log: Log): Log {
  const { fault, ...sound } = log;
  return fault?.lost ? sound : log;
}
