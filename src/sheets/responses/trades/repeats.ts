import { hashOf } from '../../../rules/base/hash.ts';
import { isSame } from '../../../rules/base/json.ts';
import type { Agreed } from './settling.ts';

/** Milliseconds within which the same offer to the same partner counts as one, sent twice (H42). */
const SOON = 120_000;

/** The form's remark on repeats (H42). */
export const EACH_COUNTS = 'The same offer sent twice within two minutes counts once.';

/** An offer with the time at which it was sent, in milliseconds UTC. */
interface Sent extends Agreed {
  readonly at: number;
}

/** A response that counts once with an earlier one of the same player (H42). */
export interface Repeat extends Sent {
  /** The earlier one was still open; otherwise it had been agreed within two minutes. */
  readonly wasOpen: boolean;
}

/** A trade of the trade form, or one of the log. */
type Sides = Readonly<Record<'from' | 'to', string> & Record<'gives' | 'takes', unknown>>;

/** The earlier same offer, if it is open or was sent within SOON; `last` has the times of the latest sendings by `keyOf`. */
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

/** The same trade, offered by the other side. */
export function mirrorOf({ from, to, gives, takes }: Agreed): Agreed {
  return { from: to, to: from, gives: takes, takes: gives };
}

/** Do the same players offer the same things to each other, from the same sides? */
export function isSameOffer(a: Sides, b: Sides): boolean {
  return a.from === b.from && a.to === b.to && isSame(a.gives, b.gives) && isSame(a.takes, b.takes);
}

/** The key of equal offers: the players, and the things on each side. */
export function keyOf({ from, to, gives, takes }: Agreed): string {
  return hashOf([from, to, gives, takes]);
}
