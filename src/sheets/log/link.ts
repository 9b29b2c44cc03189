import { hashOf } from '../../rules/base/hash.ts';

/** The previous hash of the season's first entry. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** The place of an entry: its number in the whole log, its match (0 is the season), and the hash before it in that chain. */
export interface Place {
  readonly number: number;
  readonly match: number;
  readonly previous: string;
}

/** All parts of an entry except its hash. */
export interface Unhashed extends Place {
  /** The code of each seat’s receipt; none in a row that has no receipts. */
  readonly seats: readonly string[];
  /** Prevents guessing the content from its digest. */
  readonly salt: string;
}

/** An entry by its digests: its place, its hash, and digests of its content and of its seats. */
export interface Link extends Place {
  readonly hash: string;
  /** The digest of the salted content. */
  readonly content: string;
  /** The digest of the list of digests for seats. */
  readonly seats: string;
}

/**
 * The hash of an entry: SHA-256 of the canonical JSON (RFC 8785). It covers its number, its match, the hash before it,
 * and the digests of its content and of its seats. So a reader can check the chain without the content, and no entry can
 * be moved to another match (H39).
 */
export function linkHash({ number, match, previous, content, seats }: Omit<Link, 'hash'>): string {
  return hashOf({ number, match, previous, content, seats });
}

/** The hash of a complete entry. */
export function entryHash(entry: Unhashed): string {
  return linkHash(linkOf({ ...entry, hash: '' }));
}

/** The entry by its digests. */
export function linkOf({
  number,
  match,
  previous,
  hash,
  seats,
  ...content
}: Unhashed & { hash: string }): Link {
  return { number, match, previous, hash, content: hashOf(content), seats: hashOf(seats) };
}
