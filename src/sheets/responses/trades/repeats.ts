import { hashOf } from '../../../rules/base/hash.ts';
import { isSame } from '../../../rules/base/json.ts';
import type { Agreed } from './settling.ts';

/** Milliseconds within which an offer that is repeated to the same partner counts only once (H42). */
const SOON = 120_000;

/** Sentence on the trade form about repeated offers (H42). */
export const EACH_COUNTS = 'The same offer sent twice within two minutes counts once.';

/** An offer with the time at which it was sent, in milliseconds UTC. */
interface Sent extends Agreed {
  readonly at: number;
}

/** Repeated offer of a player, which counts only once together with the earlier offer (H42). */
export interface Repeat extends Sent {
  /** True if the earlier offer was still open; otherwise it had been agreed within the last two minutes. */
  readonly wasOpen: boolean;
}

/** The two sides of a trade, from the trade form or from the log. */
type Sides = Readonly<Record<'from' | 'to', string> & Record<'gives' | 'takes', unknown>>;

/**
 * Finds out whether an offer repeats an equal offer that is open or was sent within SOON. `last` has the time at which
 * each offer was last sent, by `keyOf`.
 */
export function repeatOf(
  offer: Sent,
  open: readonly Agreed[],
  last: ReadonlyMap<string, number>,
): Repeat | undefined {
  const wasOpen = open.some((other) => isSameOffer(other, offer));
  const before = last.get(keyOf(offer));
  const isSoon = before !== undefined && offer.at - before <= SOON;
  return wasOpen || isSoon ? { ...offer, wasOpen } : undefined;
}

/** Gives a trade as the other side would offer it. */
export function mirrorOf({ from, to, gives, takes }: Agreed): Agreed {
  return { from: to, to: from, gives: takes, takes: gives };
}

/** Says whether two offers are equal: the same giver, the same partner, the same things on each side. */
export function isSameOffer(a: Sides, b: Sides): boolean {
  return a.from === b.from && a.to === b.to && isSame(a.gives, b.gives) && isSame(a.takes, b.takes);
}

/** Gives the key of an offer: a hash of the players and the things on each side. Equal offers have the same key. */
export function keyOf({ from, to, gives, takes }: Agreed): string {
  return hashOf([from, to, gives, takes]);
}
