import type { Log } from './chain.ts';
import { allMoved } from './moved.ts';

/**
 * The number of the entry of which somebody kept the hash, or its beginning, from an old page; null where no entry has it: then
 * the log was changed since, or the page is of another season. Entries in the archive are found too.
 */
export function entryWithHash({ entries, moved }: Log, kept: string): number | null {
  const all = [...entries, ...allMoved(entries, moved)];
  return all.find(({ hash }) => hash.startsWith(kept))?.number ?? null;
}

/** The same among some hashes, by the numbers of their entries. */
export function hashAt(hashes: ReadonlyMap<number, string>, kept: string): number | null {
  return [...hashes].find(([, hash]) => hash.startsWith(kept))?.[0] ?? null;
}
