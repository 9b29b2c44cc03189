import { forbidsTrade } from '../../../rules/play/trade.ts';
import type { Lapsed } from '../../log/entries/lapsed.ts';
import { type Agreed, bySeat } from './settling.ts';
import { canGive, type Desk, type Offer } from './trade-desk.ts';

/** Offers that lapse when the round is resolved: without agreement, withdrawn, late, or forbidden by the rules. */
export function lapsedByRound(desk: Desk): readonly Lapsed[] {
  return inOrder([
    ...desk.withdrawn.map((offer) => [offer, 'withdrawn'] as const),
    ...desk.open.map((offer) => [offer, whyOpen(desk, offer)] as const),
  ]).concat(refusedIn(desk));
}

/** Trades and offers that lapse when the host ends the match (H24): agreed trades of the open round do not settle. */
export function lapsedByEnd(desk: Desk): readonly Lapsed[] {
  const { agreed, open, withdrawn } = desk;
  return [
    ...agreed.map((trade) => ({ ...trade, why: 'ended' as const })),
    ...inOrder([
      ...withdrawn.map((offer) => [offer, 'withdrawn'] as const),
      ...open.map((offer) => [offer, 'ended'] as const),
    ]),
    ...refusedIn(desk),
  ];
}

/** Offers that came late, or that the rules forbade when they were made. */
function refusedIn({ refused }: Desk): readonly Lapsed[] {
  return refused.flatMap(({ offer, isLate }) =>
    offer ? [{ ...offer, why: isLate ? ('late' as const) : ('refused' as const) }] : [],
  );
}

function inOrder(offers: readonly (readonly [Offer, Lapsed['why']])[]): Lapsed[] {
  return [...offers]
    .sort(([one], [other]) => one.at - other.at || one.row - other.row)
    .map(([{ from, to, gives, takes }, why]) => ({ from, to, gives, takes, why }));
}

/** Why an open offer lapses: the agreed trades may have changed what its giver holds, and what the rules allow. */
function whyOpen(desk: Desk, offer: Agreed): Lapsed['why'] {
  const { game, info, position } = desk.after;
  if (forbidsTrade(game, info, position, bySeat(desk.after, offer))) return 'forbidden';
  return canGive(desk, offer.from, offer.gives) ? 'open' : 'lacking';
}
