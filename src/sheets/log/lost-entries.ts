import type { Memo } from '../ports.ts';
import type { Log, LogFault } from './audit-log.ts';
import { type Head, headsOf, lastEntryOf } from './chain.ts';

/**
 * Key of the note of the heads after the last commit or read. It is a document property, so restoring an earlier version
 * of the workbook does not change it.
 */
const NOTE = 'heads';

/** Characters of a hash that the note keeps. */
const SHORT = 16;

/** The heads that were noted, with the first characters of their hashes. */
export function notedHeads(memo: Pick<Memo, 'get'>): readonly Head[] {
  return JSON.parse(memo.get(NOTE) ?? '[]') as readonly Head[];
}

/** Notes the heads of the season and of each match in the workbook, if they changed. The note of a match with a fault stays. */
export function noteHeads(memo: Memo, log: Log): void {
  const own = lastEntryOf(log, 0);
  if (log.fault || !own) return;
  const kept = notedHeads(memo).filter(([match]) => log.faults.has(match));
  const heads = headsOf(log).filter(([match]) => !log.faults.has(match));
  const all: Head[] = [...kept, [0, own.number, own.hash], ...heads];
  const text = JSON.stringify(
    all.map(([match, number, hash]) => [match, number, hash.slice(0, SHORT)]).sort(([a], [b]) => +a! - +b!),
  );
  if (memo.get(NOTE) !== text) memo.set(NOTE, text);
}

/** Forgets the heads before a new log begins, as in a copy of a workbook. */
export function forgetHeads(memo: Memo): void {
  if (memo.get(NOTE) !== undefined) memo.set(NOTE, undefined);
}

/** All faults of a log, the season's first. */
export function faultsOf({ fault, faults }: Pick<Log, 'fault' | 'faults'>): readonly LogFault[] {
  return [...(fault ? [fault] : []), ...faults.values()];
}

/** The log without faults of lost entries, so that it can take the next entry. */
export function goingOn({ fault, faults, ...log }: Log): Log {
  const left = new Map([...faults].filter(([, one]) => !one.lost));
  return { ...log, faults: left, ...(fault && !fault.lost ? { fault } : {}) };
}
