import { hashOf } from '../../rules/base/hash.ts';

/** Decision of the host about a response: assigned to a player (H18), or ignored (H18, X2). */
export interface NamedSender {
  /** Id of the response. */
  readonly response: string;
  /** Arrival time of the response, in milliseconds UTC. */
  readonly at: number;
  /** The player's id; absent if the host ignored the response because its sender plays no part in this match. */
  readonly player?: string;
  /** True if the host ignored a late order of the player (X2). */
  readonly isLate?: true;
  /** Digest of the account or code, if all its responses are assigned to the player. */
  readonly sender?: string;
  /** Time until which the account or code counts, in milliseconds UTC, because another person then got the place (H23). */
  readonly until?: number;
}

/** Makes the digest of an account or code, so that the log never shows a code with a typing error. */
export function digestOfSender(claimed: string): string {
  return hashOf(['sender', claimed.trim().toLowerCase()]).slice(0, 16);
}
