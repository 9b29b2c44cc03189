import { hashOf } from '../../rules/base/hash.ts';

/**
 * A response from an unknown account or code, with the player that the host assigned it to (H18); or a late
 * order that the host ignored (X2).
 */
export interface NamedSender {
  /** The id of the response. */
  readonly response: string;
  /** When the response came, in milliseconds UTC. */
  readonly at: number;
  /** The player's id; absent if the host ignored the response, because it belongs to no player of this match. */
  readonly player?: string;
  /** It is a late order of the player that the host ignores (X2). */
  readonly isLate?: true;
  /** The digest of its account or code, if the assignment applies to all its responses. */
  readonly sender?: string;
  /** The account or code counts until this moment, in milliseconds UTC: then another person got the place (H23). */
  readonly until?: number;
}

/** The digest of an account or a code, so that the log never shows an almost correct code. */
export function digestOfSender(claimed: string): string {
  return hashOf(['sender', claimed.trim().toLowerCase()]).slice(0, 16);
}
