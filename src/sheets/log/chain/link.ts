import { hashOf } from '../../../rules/base/hash.ts';

/** The previous hash of the first entry. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** What an entry says, without its place in the chain: all its parts but number, previous hash and hash. */
interface Content {
  readonly match?: number;
  readonly salt?: string;
}

/** Where an entry stands in the chain. */
export interface Place {
  readonly number: number;
  readonly previous: string;
  readonly hash: string;
}

/** What makes the hash of an entry at its place without what it says: its match stands open, all else is hashed. */
interface Bound {
  readonly match: number;
  /** The hash of all parts of the content but the match. */
  readonly body: string;
}

/** The same of an entry of an earlier version, which hides its match, too. */
interface Unbound {
  /** The hash of the content; '' for an entry of version 0.1.0, whose hash cannot be made from it. */
  readonly content: string;
}

/** An entry of which only its place in the chain is known, and hashes that tell nothing of it but, since later versions, its match. */
export type Link = Place & (Bound | Unbound);

/** Before the salt of an entry whose link shows its match. Salts of earlier versions are hexadecimal. */
const BOUND = 'm:';

/** The salt by which a new entry is hashed so that its link shows its match. */
export function boundSalt(salt: string): string {
  return `${BOUND}${salt}`;
}

/**
 * The hash of an entry at its place in the chain: SHA-256 of the canonical JSON (RFC 8785) of its number, the previous hash
 * and the hash of its content. So the chain can be checked by someone who may not know the content. That hash is made of the
 * match and of the hash of all else, so that nobody can pass an entry off as one of another match (H39); the salt says so, which is
 * hashed itself. Earlier versions hashed the content as a whole; version 0.1.0, without a salt, the whole entry at once.
 */
export function entryHash(number: number, previous: string, content: Content): string {
  return content.salt === undefined
    ? hashOf({ ...content, number, previous })
    : linkHash(number, previous, partsOf(content));
}

/** The hash of an entry of which only its link is known. */
export function linkHash(number: number, previous: string, link: Bound | Unbound): string {
  return hashOf({ number, previous, content: isBound(link) ? boundHash(link) : link.content });
}

/** Does the link of an entry show its match? */
export function isBound(link: Bound | Unbound): link is Bound {
  return 'body' in link;
}

function boundHash({ match, body }: Bound): string {
  return hashOf({ match, body });
}

/** The link of an entry. */
export function linkOf({ number, previous, hash, ...content }: Place & Content): Link {
  return { number, previous, hash, ...partsOf(content) };
}

function partsOf(content: Content): Bound | Unbound {
  const { match, ...rest } = content;
  const { salt } = content;
  // In a file the salt may be anything.
  if (match !== undefined && typeof salt === 'string' && salt.startsWith(BOUND))
    return { match, body: hashOf(rest) };
  return { content: salt === undefined ? '' : hashOf(content) };
}
