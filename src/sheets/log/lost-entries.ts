import type { Memo } from '../ports.ts';
import { type Log, type LogFault, lostFault } from './audit-log.ts';
import { type Head, headsOf, lastEntryOf } from './chain.ts';

/** Key of the note of the heads after the last commit or read. It is a document property, so restoring an earlier version of the workbook does not change it. */
const NOTE = 'heads';

/** Characters of a hash that the note keeps. */
const SHORT = 16;

function notedHeads(memo: Pick<Memo, 'get'>): readonly Head[] {
  return JSON.parse(memo.get(NOTE) ?? '[]') as readonly Head[];
}

/** Notes the heads of the season and of each match in the workbook, unless they are noted. That of a match with a fault stays. */
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

/**
 * The log, with a fault of each chain whose last noted entry is gone: an earlier version of the workbook was restored, or rows were
 * deleted (H38). No fault if the host went on without that entry. Its number is not used again in any case.
 */
export function withoutLost(log: Log, memo: Pick<Memo, 'get'>): Log {
  const faults = new Map(log.faults);
  let fault = log.fault;
  const noted = notedHeads(memo);
  const next = Math.max(log.next, ...noted.map(([, number]) => number + 1));
  const accepted = log.entries.flatMap((entry) => (entry.what === 'lost entries' ? entry.data : []));
  for (const head of noted) {
    const [match, number, hash] = head;
    const own = log.entries.filter((entry) => entry.match === match);
    const isKnown = own.some((entry) => entry.number === number && entry.hash.startsWith(hash));
    const isAccepted = accepted.some((one) => one.match === match && one.hash.startsWith(hash));
    const before = match === 0 ? fault : faults.get(match);
    // The season may name an earlier entry as lost than the note.
    const isNamed = before && !(before.lost && before.lost.last < number);
    // A match without entries is in the archive, or was not begun in this version: the season's chain says so.
    if (isKnown || isAccepted || own.length === 0 || isNamed) continue;
    const found = lostFault(log.title, log.used, own, head);
    if (match === 0) fault = found;
    else faults.set(match, found);
  }
  return { ...log, next, faults, ...(fault ? { fault } : {}) };
}

/** Forgets the heads before a new log begins, as in a copy of a workbook. */
export function forgetHeads(memo: Memo): void {
  if (memo.get(NOTE) !== undefined) memo.set(NOTE, undefined);
}

/** All faults of a log, the season's first. */
export function faultsOf({ fault, faults }: Pick<Log, 'fault' | 'faults'>): readonly LogFault[] {
  return [...(fault ? [fault] : []), ...faults.values()];
}

/** A log to which the next entry may be chained though chains have lost entries. */
export function goingOn({ fault, faults, ...log }: Log): Log {
  const left = new Map([...faults].filter(([, one]) => !one.lost));
  return { ...log, faults: left, ...(fault && !fault.lost ? { fault } : {}) };
}
