import type { PlayedRound } from '../../../log/playback/playback.ts';
import { isSameOffer, mirrorOf } from '../../../responses/trades/repeats.ts';
import type { Desk, Offer } from '../../../responses/trades/trade-desk.ts';

/** The resolved rounds of a match, with the offers that lapsed in them. */
export type PastRounds = readonly Pick<PlayedRound, 'round' | 'input'>[];

/**
 * For the sender of an open offer that answers one which does not wait any more: why there is nothing to agree to (X5); '' for an offer that
 * answers none. An offer that the rules forbade is left out: only its own sender may know of it.
 */
export function nothingToAgree(
  { withdrawn }: Pick<Desk, 'withdrawn'>,
  offer: Offer,
  past: PastRounds,
): string {
  const { to } = offer;
  const mirror = mirrorOf(offer);
  const tell = (why: string) => ` There is nothing to agree to: ${to} ${why}. This is a new offer.`;
  if (withdrawn.some((one) => one.at <= offer.at && isSameOffer(one, mirror)))
    return tell('has withdrawn this offer');
  for (const { round, input } of [...past].reverse()) {
    const lapsed = input.lapsed?.find((one) => one.why !== 'refused' && isSameOffer(one, mirror));
    if (!lapsed) continue;
    return tell(
      lapsed.why === 'withdrawn'
        ? `has withdrawn this offer in round ${round}`
        : `offered this in round ${round}, and the offer lapsed with it`,
    );
  }
  return '';
}
