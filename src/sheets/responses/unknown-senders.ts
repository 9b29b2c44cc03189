import type { Which } from './confirmed.ts';
import type { OpenRound } from './open-round.ts';
import type { Submission } from './submission.ts';

const FORMS = ['orders', 'trades'] as const satisfies readonly Which[];

type ByForm = Readonly<Record<Which, readonly Submission[]>>;

/** The responses of the open round from unknown senders, and from people who do not play in the match (H18). */
export function unknownResponses({
  sorted,
  unknownOffers,
}: Pick<OpenRound, 'sorted' | 'unknownOffers'>): ByForm {
  return { orders: sorted.unknownSenders, trades: unknownOffers.unknownSenders };
}

/**
 * The forms to which something of a player may have come from an unknown account or code, since the player last sent the same form. Whose it is
 * nobody knows, so everyone who has not sent it since is told that something came, once in a round, and nothing of what it says; not of
 * what the host set aside. `more` are further responses that count as unknown.
 */
export function mayBeUnknown(
  open: Pick<OpenRound, 'sorted' | 'unknownOffers' | 'counted'>,
  player: string,
  more: Partial<ByForm> = {},
): readonly Which[] {
  const unknown = unknownResponses(open);
  const offers = open.counted.trades.filter(({ person }) => person?.id === player);
  const sent = {
    orders: open.sorted.latest.get(player)?.at ?? 0,
    trades: Math.max(0, ...offers.map(({ at }) => at)),
  };
  return FORMS.filter((form) =>
    [...unknown[form].filter(({ person, isAside }) => !person && !isAside), ...(more[form] ?? [])].some(
      ({ at }) => at > sent[form],
    ),
  );
}
