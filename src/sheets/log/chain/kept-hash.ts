import type { Log } from './audit-log.ts';
import { allMoved } from './moved.ts';

/**
 * The number of the entry with this hash, or this beginning of a hash, which somebody kept from an old page. Null if no entry has it: the log
 * was changed since, or the page is of another season. Archived entries are found too.
 */
export function entryWithHash({ entries, moved }: Log, kept: string): number | null {
  const all = [...entries, ...allMoved(entries, moved)];
  return all.find(({ hash }) => hash.startsWith(kept))?.number ?? null;
}

/** The number of the entry with this hash, or this beginning of a hash, among hashes by entry number. */
export function hashAt(hashes: ReadonlyMap<number, string>, kept: string): number | null {
  return [...hashes].find(([, hash]) => hash.startsWith(kept))?.[0] ?? null;
}
