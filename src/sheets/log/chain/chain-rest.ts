import type { ArchiveEntry } from './archived.ts';
import { headOf, type Log } from './audit-log.ts';
import { type Entry, nextNumber } from './chain.ts';
import { FIRST_PREVIOUS_HASH } from './link.ts';
import { linksByNumber, placeLink } from './moved.ts';

/** An entry in the archive. */
export interface MovedEntry {
  readonly number: number;
  readonly match: number;
  /** The hash of all that it says but the match (link.ts). */
  readonly body: string;
  /** The hash that it has in the archive, '' for none. */
  readonly found: string;
}

/** What is left of a chain that is checked by parts, from its end to its beginning: what makes hashes in the archive is read before them. */
export interface ChainRest {
  /** The number of the first entry that was checked. */
  readonly before: number;
  /** The hash that the entry before it must have. */
  readonly hash: string;
  /** The entries before it that lie in the archive, as far as the entry of their move was read. */
  readonly moved: readonly MovedEntry[];
}

/** The rest of a chain of which nothing was checked. */
export function wholeChain({ entries }: Log): ChainRest {
  return { before: nextNumber(entries), hash: headOf({ entries }), moved: [] };
}

/** The entries that were moved with a match, and those that the archive has at their places. */
export function movedEntries({ match, data }: ArchiveEntry, found: readonly Entry[] = []): MovedEntry[] {
  return linksByNumber(data).map(([number, body], i) => ({
    number,
    match,
    body,
    found: found[i]?.hash ?? '',
  }));
}

/**
 * The hashes of the entries of a rest from one on, by their numbers; undefined where they do not follow each other, one is missing
 * or there twice, or the last is not the one that the next entry names. The hash of each entry of the log must have been checked.
 */
export function hashesFrom(
  from: number,
  { entries }: Pick<Log, 'entries'>,
  { before, hash, moved }: ChainRest,
): ReadonlyMap<number, string> | undefined {
  const own = entries.filter(({ number }) => from <= number && number < before);
  const links = new Map(moved.map((one) => [one.number, one]));
  const hashes = new Map<number, string>();
  let last = from === 1 ? FIRST_PREVIOUS_HASH : undefined;
  let next = 0;
  for (let number = from; number < before; number++) {
    const entry = own[next]?.number === number ? own[next++] : undefined;
    const link = links.get(number);
    last = entry ? hashAfter(last, entry, link) : link && last && movedHash(last, link);
    if (last === undefined) return undefined;
    hashes.set(number, last);
  }
  return next === own.length && last === hash ? hashes : undefined;
}

/** The hash of an entry of the log that follows another hash, if that hash is known; undefined if it does not follow, or was moved too. */
function hashAfter(
  last: string | undefined,
  { previous, hash }: Entry,
  moved?: MovedEntry,
): string | undefined {
  return moved === undefined && (last ?? previous) === previous ? hash : undefined;
}

function movedHash(previous: string, moved: MovedEntry): string {
  return placeLink(moved.number, previous, moved).hash;
}

/** The rest of a chain once its entries from one on are checked. */
export function restBefore({ number, previous }: Entry, { moved }: ChainRest): ChainRest {
  return { before: number, hash: previous, moved: moved.filter((one) => one.number < number) };
}
