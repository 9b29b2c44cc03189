import type { Memo } from '../ports.ts';
import type { Log } from './audit-log.ts';
import { type Entry, type Head, headsOf, lastEntryOf } from './chain.ts';
import type { EventData } from './events.ts';
import type { LogFault } from './read-chain.ts';
import { faultAt } from './read-chain.ts';

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

/** Range of entries that a chain lost. */
export type LostEntries = EventData<'lost entries'>[number];

/**
 * Finds three things in the season's entries: the matches that began, the matches now in the archive, and the lost
 * entries that the host accepted.
 */
export function placesOf(season: readonly Entry[]) {
  const begun: number[] = [];
  const archived = new Set<number>();
  const lost: LostEntries[] = [];
  for (const { what, data } of season) {
    if (what === 'begin match') begun.push(data.match);
    if (what === 'archive') archived.add(data.match);
    if (what === 'bring back') archived.delete(data.match);
    if (what === 'lost entries') lost.push(...data);
  }
  return { begun, archived, lost };
}

/**
 * Finds the last chain head whose entry is missing from the chain. Ignores lost entries that the host accepted.
 * Undefined if no entry is missing.
 */
export function lastMissing(
  chain: readonly Entry[],
  heads: readonly Head[],
  lost: readonly LostEntries[],
): Head | undefined {
  const hashes = new Map(chain.map(({ number, hash }) => [number, hash]));
  const isAccepted = ([match, number]: Head) =>
    lost.some((one) => one.match === match && one.from <= number && number <= one.last);
  return heads
    .filter((head) => !hashes.get(head[1])?.startsWith(head[2]) && !isAccepted(head))
    .reduce<Head | undefined>((last, head) => (last && last[1] >= head[1] ? last : head), undefined);
}

/** Makes the fault of a chain whose last entries are lost. The chain head names the last lost entry. */
export function lostFault(
  title: string,
  used: number,
  chain: readonly Entry[],
  [match, last, hash]: Head,
): LogFault {
  const of = match === 0 ? '' : ` of match ${match}`;
  const problem = `entry ${last}${of} was here before and is gone: an earlier version was restored, or rows were deleted`;
  // From the first lost entry on, all entries of the chain differ.
  const from = Math.min((chain[chain.length - 1]?.number ?? 0) + 1, last);
  return { ...faultAt(title, used, problem), lost: { match, from, last, hash } };
}
