import { hashOf } from '../../rules/base/hash.ts';

/** The host's decision about a response: the host assigned it to a player (H18), or ignored it (H18, X2). */
export interface NamedSender {
  /** Id of the response. */
  readonly response: string;
  /** Arrival time of the response, in milliseconds UTC. */
  readonly at: number;
  /** Id of the player; absent if the host ignored the response because the sender does not play in this match. */
  readonly player?: string;
  /** True if the host ignored the response because it is a late order of the player (X2). */
  readonly isLate?: true;
  /** Digest of the account or code; present if all responses of this account or code are assigned to the player. */
  readonly sender?: string;
  /** Time until which the account or code counts, in milliseconds UTC. Present if another person got the place at this time (H23). */
  readonly until?: number;
}

/** Makes the digest of an account or code. The log stores digests, so that it never shows a code with a typing error. */
export function digestOfSender(claimed: string): string {
  return hashOf(['sender', claimed.trim().toLowerCase()]).slice(0, 16);
}
