import type { OpenRound } from './open-round.ts';
import type { Which } from './read/confirmed.ts';
import type { Submission } from './read/submission.ts';

/** The two forms of a match. */
export const FORMS = ['orders', 'trades'] as const satisfies readonly Which[];

/** The responses of the open round from people who do not play in the match, by form (H18). */
export function strangersOf({
  sorted,
  unknownOffers,
}: Pick<OpenRound, 'sorted' | 'unknownOffers'>): Readonly<Record<Which, readonly Submission[]>> {
  return { orders: sorted.strangers, trades: unknownOffers.strangers };
}

/**
 * When the latest response of a player to each form came in the open round, in milliseconds UTC; 0 for none. Who sent a form again since something
 * came from an unknown sender need not be asked about it.
 */
export function lastSent(
  { sorted, counted }: Pick<OpenRound, 'sorted' | 'counted'>,
  player: string,
): Readonly<Record<Which, number>> {
  const offers = counted.trades.filter(({ person }) => person?.id === player);
  return {
    orders: sorted.latest.get(player)?.at ?? 0,
    trades: Math.max(0, ...offers.map(({ at }) => at)),
  };
}
