import { hashOf } from '../../../rules/base/hash.ts';
import type { EventData } from './events.ts';

/** Whose a response from an unknown account or code is, as the host said (H18). */
export interface NamedSender {
  /** The id of the response. */
  readonly response: string;
  /** The player's id; absent where the host set it aside as nobody's of this match. */
  readonly player?: string;
  /** The digest of its account or code, where this holds for all that comes from there. */
  readonly sender?: string;
  /** The account or code counts no more after this moment, in milliseconds UTC: somebody else has the place (H23). */
  readonly until?: number;
}

/** The digest of an account or a code: the log does not hold a code that is almost right. */
export function digestOfSender(claimed: string): string {
  return hashOf(['sender', claimed.trim().toLowerCase()]).slice(0, 16);
}

/** The senders that the host named after one more entry of the log: it replaces what was said of its response and sender. */
export function afterNaming(
  senders: readonly NamedSender[],
  { response, player, aside, sender }: EventData<'name sender'>,
): readonly NamedSender[] {
  const others = senders.filter(
    (one) => one.response !== response && (sender === undefined || one.sender !== sender),
  );
  if (player === undefined && !aside) return others;
  const whose = player === undefined ? {} : { player };
  return [...others, { response, ...whose, ...(sender === undefined ? {} : { sender }) }];
}

/** The senders that the host named, once somebody else has a player’s place: what comes from the old accounts counts no more. */
export function untilReplaced(
  senders: readonly NamedSender[],
  player: string,
  until: number,
): readonly NamedSender[] {
  return senders.map((one) => (one.player === player && one.until === undefined ? { ...one, until } : one));
}
