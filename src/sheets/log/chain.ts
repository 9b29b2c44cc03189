import { sha256Hex } from '../../rules/base/hash.ts';
import type { Entropy } from '../ports.ts';
import type { LogEvent } from './events.ts';
import { entryHash, FIRST_PREVIOUS_HASH, type Unhashed } from './link.ts';

/** An event with its time (ISO UTC), who did it, and the match and the round it belongs to; match 0 is the season. */
export type NewEntry = LogEvent & {
  readonly time: string;
  readonly who: string;
  readonly match: number;
  readonly round: number;
};

/** The last entry of a match. */
export type Head = readonly [match: number, number: number, hash: string];

/** An entry of the log. Each match has a chain, and so has the season. An entry is chained to the one before it in its chain. */
export type Entry = NewEntry &
  Unhashed & {
    readonly hash: string;
    /** Entries of the season only: the heads of all matches in the workbook before the commit. */
    readonly heads?: readonly Head[];
  };

/** A salt with at least 120 random bits: 32 characters, none of them a space. */
export function makeSalt(entropy: Entropy): string {
  return sha256Hex(entropy.text()).slice(0, 32);
}

/** A log as far as a new entry needs it: its entries, and the number of the next one. */
export interface Chained {
  readonly entries: readonly Entry[];
  readonly next: number;
}

/** Chains an entry to the last one of its match or of the season. `heads` are those before the commit, `seats` the codes of its receipts. */
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

/** The previous hash of the first entry of a chain: for a match, that of the season's entry at its beginning. */
export function hashBefore({ entries }: Pick<Chained, 'entries'>, match: number): string {
  if (match === 0) return FIRST_PREVIOUS_HASH;
  const begun = entries.find((entry) => entry.what === 'begin match' && entry.data.match === match);
  return begun?.hash ?? FIRST_PREVIOUS_HASH;
}

/** The heads of all matches that have entries, by their numbers. */
export function headsOf({ entries }: Pick<Chained, 'entries'>): readonly Head[] {
  const heads = new Map(
    entries.map(({ match, number, hash }): [number, Head] => [match, [match, number, hash]]),
  );
  return [...heads.values()].filter(([match]) => match !== 0).sort(([a], [b]) => a - b);
}

/** The last entry of a match, or of the season; undefined for none. */
export function lastEntryOf<E extends { readonly match: number }>(
  { entries }: { readonly entries: readonly E[] },
  match: number,
): E | undefined {
  const own = entries.filter((entry) => entry.match === match);
  return own[own.length - 1];
}
