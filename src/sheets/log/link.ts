import { hashOf } from '../../rules/base/hash.ts';

/** Previous hash of the season's first entry: 64 zeros. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/**
 * Position of an entry in the log: the entry's number, the match (0 is the season), and the hash of the previous entry
 * in the same chain. Numbers are counted across all chains.
 */
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

/** An entry without its content: the place in the chain, the hash, a digest of the content, and a digest of the receipts. */
export interface Link extends Place {
  readonly hash: string;
  /** Digest of the salted content. */
  readonly content: string;
  /** Digest of the list of receipt codes. */
  readonly seats: string;
}

/**
 * Computes the hash of an entry: SHA-256 over canonical JSON (RFC 8785) of the number, the match, the previous hash and
 * two digests. The digests stand for the content and the receipts.
 * So a reader can check a chain without the content, and nobody can move an entry to another match (H39).
 */
export function linkHash({ number, match, previous, content, seats }: Omit<Link, 'hash'>): string {
  return hashOf({ number, match, previous, content, seats });
}

/** Computes the hash of an entry with its content. */
export function entryHash(entry: Unhashed): string {
  return linkHash(linkOf({ ...entry, hash: '' }));
}

/** Replaces the content and the receipts of an entry with digests. */
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
