import { sha256Hex } from '../../rules/base/hash.ts';
import type { Entropy } from '../ports.ts';
import type { LogEvent } from './events.ts';
import { entryHash, FIRST_PREVIOUS_HASH, type Unhashed } from './link.ts';

/** An event with its time (ISO UTC), its author, its match and its round; match 0 is the season. */
export type NewEntry = LogEvent & {
  readonly time: string;
  readonly who: string;
  readonly match: number;
  readonly round: number;
};

/** Head of a match's chain: the number of the match, and the number and hash of the chain's last entry. */
export type Head = readonly [match: number, number: number, hash: string];

/**
 * An entry of the log. The season and each match have their own chain. Each entry names the hash of the previous entry
 * in the same chain.
 */
export type Entry = NewEntry &
  Unhashed & {
    readonly hash: string;
    /** Chain heads of all matches in the workbook before this commit. Only entries of the season have chain heads. */
    readonly heads?: readonly Head[];
  };

/** Makes a salt of 32 hexadecimal characters, with at least 120 random bits. */
export function makeSalt(entropy: Entropy): string {
  return sha256Hex(entropy.text()).slice(0, 32);
}

/** Part of a log that is needed to add an entry: the entries so far, and the next entry's number. */
export interface Chained {
  readonly entries: readonly Entry[];
  readonly next: number;
}

/**
 * Completes a new entry with a number, the hash of the previous entry, and the new entry's hash. `heads` are the chain
 * heads before the commit. `seats` holds the code of each receipt of the entry, by seat.
 */
export function chainEntry(
  { entries, next }: Chained,
  entry: NewEntry,
  salt: string,
  heads: readonly Head[] = headsOf({ entries }),
  seats: readonly string[] = [],
): Entry {
  const { match } = entry;
  const own = match === 0 ? { heads } : {};
  const previous = lastEntryOf({ entries }, match)?.hash ?? hashBefore({ entries }, match);
  const content = { ...entry, salt, number: next, previous, seats, ...own };
  return { ...content, hash: entryHash(content) };
}

/**
 * Gives the hash that the first entry of a chain names as the previous hash. For a match, this is the hash of the
 * season's entry 'begin match'.
 */
export function hashBefore({ entries }: Pick<Chained, 'entries'>, match: number): string {
  if (match === 0) return FIRST_PREVIOUS_HASH;
  const begun = entries.find((entry) => entry.what === 'begin match' && entry.data.match === match);
  return begun?.hash ?? FIRST_PREVIOUS_HASH;
}

/** Lists the chain heads of all matches with entries, sorted by match number. */
export function headsOf({ entries }: Pick<Chained, 'entries'>): readonly Head[] {
  const heads = new Map(
    entries.map(({ match, number, hash }): [number, Head] => [match, [match, number, hash]]),
  );
  return [...heads.values()].filter(([match]) => match !== 0).sort(([a], [b]) => a - b);
}

/** Finds the last entry of a match, or of the season if `match` is 0; undefined if there is no entry. */
export function lastEntryOf<E extends { readonly match: number }>(
  { entries }: { readonly entries: readonly E[] },
  match: number,
): E | undefined {
  const own = entries.filter((entry) => entry.match === match);
  return own[own.length - 1];
}
