import { hashOf } from '../../../rules/base/hash.ts';

/** The previous hash of the first entry. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** What an entry says, without its place in the chain: all its parts but number, previous hash and hash. */
interface Content {
  readonly match?: unknown;
  readonly salt?: unknown;
}

/** Where an entry stands in the chain. */
export interface Place {
  readonly number: number;
  readonly previous: string;
  readonly hash: string;
}

/** What a link has beside its place. The match is readable; all other content is only a hash. */
interface Body {
  readonly match: number;
  /** The hash of all parts of the content but the match. */
  readonly body: string;
}

/** An entry without its content: its place in the chain, its match and hashes. */
export type Link = Place & Body;

/**
 * The hash of an entry at its place in the chain: SHA-256 of the canonical JSON (RFC 8785) of its number, the previous hash
 * and the hash of its content. So the chain can be checked by someone who may not know the content. That hash is made of the
 * match and of the hash of all else, so that nobody can pass an entry off as one of another match (H39).
 */
export function entryHash(number: number, previous: string, content: Content): string {
  return linkHash(number, previous, bodyOf(content));
}

/** The hash of an entry of which only its link is known. */
export function linkHash(number: number, previous: string, { match, body }: Body): string {
  return hashOf({ number, previous, content: hashOf({ match, body }) });
}

/** The link of an entry. */
export function linkOf({ number, previous, hash, ...content }: Place & Content): Link {
  return { number, previous, hash, ...bodyOf(content) };
}

function bodyOf({ match, ...rest }: Content): Body {
  return { match: match as number, body: hashOf(rest) };
}
