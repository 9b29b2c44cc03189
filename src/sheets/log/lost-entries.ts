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
  const ofChain = (match: number) => log.entries.filter((entry) => entry.match === match);
  const season = ofChain(0);
  const begun = new Set(season.flatMap(({ what, data }) => (what === 'begin match' ? [data.match] : [])));
  const accepted = season.flatMap(({ what, data }) => (what === 'lost entries' ? data : []));
  // A match that has begun and has no entries is in the archive, or is named already. Another one lost its beginning with the season's, if
  // that can be read.
  const isElsewhere = (match: number) => match === 0 || log.fault !== undefined || begun.has(match);
  const missing = noted.filter(
    ([match, number, hash]) =>
      !ofChain(match).some((entry) => entry.number === number && entry.hash.startsWith(hash)) &&
      !accepted.some((one) => one.match === match && one.hash.startsWith(hash)),
  );
  for (const head of missing) {
    const [match, number] = head;
    const own = ofChain(match);
    const chain = own.length === 0 && !isElsewhere(match) ? season : own;
    const before = match === 0 ? fault : faults.get(match);
    // The season may name an earlier entry as lost than the note.
    const isNamed = before && !(before.lost && before.lost.last < number);
    if (isNamed || chain.length === 0) continue;
    const found = lostFault(log.title, log.used, chain, head);
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
