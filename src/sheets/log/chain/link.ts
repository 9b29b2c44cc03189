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

/** What a link has beside its place. The match is readable; all other content is only a hash. */
interface Bound {
  readonly match: number;
  /** The hash of all parts of the content but the match. */
  readonly body: string;
}

/** What the link of an earlier version has beside its place: its match is hidden, too. */
interface Unbound {
  /** The hash of the content; '' for an entry of version 0.1.0, whose hash cannot be made from it. */
  readonly content: string;
}

/** An entry without its content: its place in the chain and hashes. Only its match can be read, and only since later versions. */
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
