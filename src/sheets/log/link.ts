import { hashOf } from '../../rules/base/hash.ts';

/** Previous hash of the season's first entry: 64 zeros. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** Position of an entry: its number in the whole log, its match (0 is the season), and the hash before it in its chain. */
export interface Place {
  readonly number: number;
  readonly match: number;
  readonly previous: string;
}

/** An entry without its hash. */
export interface Unhashed extends Place {
  /** Code of each seat’s receipt; empty if the entry has no receipts. */
  readonly seats: readonly string[];
  /** Random text that prevents guessing the content from its digest. */
  readonly salt: string;
}

/** An entry without its content: its place in the chain, its hash, and digests of content and seats. */
export interface Link extends Place {
  readonly hash: string;
  /** Digest of the salted content. */
  readonly content: string;
  /** Digest of the list of receipt codes. */
  readonly seats: string;
}

/**
 * Computes the hash of an entry: SHA-256 over canonical JSON (RFC 8785) of its number, match, previous hash, and digests
 * of content and seats. So a reader can check the chain without the content, and nobody can move an entry to another
 * match (H39).
 */
export function linkHash({ number, match, previous, content, seats }: Omit<Link, 'hash'>): string {
  return hashOf({ number, match, previous, content, seats });
}

/** Computes the hash of an entry with its content. */
export function entryHash(entry: Unhashed): string {
  return linkHash(linkOf({ ...entry, hash: '' }));
}

/** Reduces an entry to its digests. */
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
