import type { Memo } from '../ports.ts';
import type { Log } from './audit-log.ts';
import { type Head, headsOf, lastEntryOf } from './chain.ts';
import type { LogFault } from './read-chain.ts';

/**
 * Key of the note that holds the chain heads after the last commit or read. The note is a document property, so it does
 * not change when an earlier version of the workbook is restored.
 */
const NOTE = 'heads';

/** Number of characters of each hash in the note. */
const SHORT = 16;

/** Reads the chain heads from the note. The hashes in the note are shortened. */
export function notedHeads(memo: Pick<Memo, 'get'>): readonly Head[] {
  return JSON.parse(memo.get(NOTE) ?? '[]') as readonly Head[];
}

/**
 * Writes the chain heads of the season and of each match to the note, if a chain head has changed. For a match with a
 * fault, the old chain head stays in the note.
 */
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

/** Deletes the noted chain heads before a new log begins, for example in a copy of a workbook. */
export function forgetHeads(memo: Memo): void {
  if (memo.get(NOTE) !== undefined) memo.set(NOTE, undefined);
}

/** Lists all faults of a log, the season's fault first. */
export function faultsOf({ fault, faults }: Pick<Log, 'fault' | 'faults'>): readonly LogFault[] {
  return [...(fault ? [fault] : []), ...faults.values()];
}

/** Removes from the log all faults that report lost entries, so that the next entry can be added. */
export function goingOn({ fault, faults, ...log }: Log): Log {
  const left = new Map([...faults].filter(([, one]) => !one.lost));
  return { ...log, faults: left, ...(fault && !fault.lost ? { fault } : {}) };
}
