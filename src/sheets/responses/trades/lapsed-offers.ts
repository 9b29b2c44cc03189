import { forbidsTrade } from '../../../rules/play/trade.ts';
import type { Lapsed } from '../../log/lapsed.ts';
import { type Agreed, bySeat } from './settling.ts';
import { canGive, type Offer, type Trading } from './trading.ts';

/**
 * Lists the offers that lapse when the round is resolved: offers that nobody agreed to, and offers that were withdrawn,
 * late or forbidden.
 */
export function lapsedByRound(trading: Trading): readonly Lapsed[] {
  return inOrder([
    ...trading.withdrawn.map((offer) => [offer, 'withdrawn'] as const),
    ...trading.open.map((offer) => [offer, whyOpen(trading, offer)] as const),
  ]).concat(refusedIn(trading));
}

/** Lists the trades and offers that lapse when the host ends the match (H24). Agreed trades of the open round do not settle. */
export function lapsedByEnd(trading: Trading): readonly Lapsed[] {
  const { agreed, open, withdrawn } = trading;
  return [
    ...agreed.map((trade) => ({ ...trade, why: 'ended' as const })),
    ...inOrder([
      ...withdrawn.map((offer) => [offer, 'withdrawn'] as const),
      ...open.map((offer) => [offer, 'ended'] as const),
    ]),
    ...refusedIn(trading),
  ];
}

/** Lists the offers that came late, or that the rules forbade when they were made. */
function refusedIn({ refused }: Trading): readonly Lapsed[] {
  return refused.flatMap(({ offer, isLate }) =>
    offer ? [{ ...offer, why: isLate ? ('late' as const) : ('refused' as const) }] : [],
  );
}

function inOrder(offers: readonly (readonly [Offer, Lapsed['why']])[]): Lapsed[] {
  return [...offers]
    .sort(([one], [other]) => one.at - other.at || one.row - other.row)
    .map(([{ from, to, gives, takes }, why]) => ({ from, to, gives, takes, why }));
}

/** Gives the reason why an open offer lapses. Agreed trades may have changed what the giver holds and what the rules allow. */
function whyOpen(trading: Trading, offer: Agreed): Lapsed['why'] {
  if (forbidsTrade(trading.after, bySeat(trading.after, offer))) return 'forbidden';
  return canGive(trading, offer.from, offer.gives) ? 'open' : 'lacking';
}
