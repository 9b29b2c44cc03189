import { hashOf } from '../../rules/base/hash.ts';

/** The previous hash of the first entry. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** What an entry says, without its place in the chain: all its parts but number, previous hash and hash. */
interface Content {
  readonly salt?: string;
}

/**
 * The hash of an entry at its place in the chain: SHA-256 of the canonical JSON (RFC 8785) of its number, the previous hash
 * and the hash of its content. So the chain can be checked by someone who may not know the content. Without a salt, as
 * version 0.1.0 wrote it, the content itself stands in the place of its hash.
 */
export function entryHash(number: number, previous: string, content: Content): string {
  return content.salt === undefined
    ? hashOf({ ...content, number, previous })
    : linkHash(number, previous, hashOf(content));
}

/** The hash of an entry of which only the hash of its content is known. */
export function linkHash(number: number, previous: string, content: string): string {
  return hashOf({ number, previous, content });
}

/** An entry of which only its place in the chain is known, and the hash of its content, which tells nothing of it. */
export interface Link {
  readonly number: number;
  readonly previous: string;
  readonly hash: string;
  /** '' for an entry of version 0.1.0, whose hash cannot be made from it. */
  readonly content: string;
}

/** The link of an entry. */
export function linkOf({ number, previous, hash, ...content }: Omit<Link, 'content'> & Content): Link {
  return { number, previous, hash, content: content.salt === undefined ? '' : hashOf(content) };
}
