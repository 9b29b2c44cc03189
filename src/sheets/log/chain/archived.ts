import type { Log } from './audit-log.ts';
import type { Entry } from './chain.ts';
import { allMoved } from './moved.ts';

/** The entry that says that a match was moved into the archive. */
export type ArchiveEntry = Entry & { readonly what: 'archive' };

/** The matches in the archive, by their numbers: those that were moved there and not brought back. */
export function archivedMatches({ entries }: Pick<Log, 'entries'>): ReadonlyMap<number, ArchiveEntry> {
  const found = new Map<number, ArchiveEntry>();
  for (const entry of entries) {
    if (entry.what === 'archive') found.set(entry.match, entry);
    if (entry.what === 'bring back') found.delete(entry.match);
  }
  return found;
}

/** The ids of all archives that the log names, in the order of their first use. */
export function archiveFiles({ entries }: Pick<Log, 'entries'>): readonly string[] {
  return [...new Set(entries.flatMap((entry) => (entry.what === 'archive' ? [entry.data.file] : [])))];
}

/** The numbers of entries, ascending, as runs from the first to the last. */
export function runsOf(entries: readonly Entry[]): (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const { number } of entries) {
    const last = runs[runs.length - 1];
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** The hashes of a match's entries in the archive, in their order, as the chain has them. */
export function hashesOf(log: Log, { data }: ArchiveEntry): readonly string[] {
  const { entries, moved } = log;
  const hashes = new Map(allMoved(entries, moved).map(({ number, hash }) => [number, hash]));
  return data.runs.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => hashes.get(from + i) ?? ''),
  );
}

/** The log with entries that were read from the archive, at their places. */
export function withArchived(log: Log, moved: readonly Entry[]): Log {
  const all = [
    ...log.entries.map((entry, i) => ({ entry, row: log.rows[i] })),
    ...moved.map((entry) => ({ entry, row: undefined })),
  ].sort((a, b) => a.entry.number - b.entry.number);
  const here = new Set(moved.map(({ number }) => number));
  return {
    ...log,
    moved: new Map([...log.moved].filter(([number]) => !here.has(number))),
    replayed: new Map(),
    entries: all.map(({ entry }) => entry),
    rows: all.map(({ row }) => row),
  };
}
