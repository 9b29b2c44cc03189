import type { Which } from './confirmed.ts';
import type { OpenRound } from './open-round.ts';
import type { LeftResponse } from './row-budget.ts';
import type { Submission } from './submission.ts';

const FORMS = ['orders', 'trades'] as const satisfies readonly Which[];

type ByForm = Readonly<Record<Which, readonly Submission[]>>;

/** Gives the responses of the open round from unknown senders, and from people who do not play in the match (H18). */
export function unknownResponses({
  sorted,
  unknownOffers,
}: Pick<OpenRound, 'sorted' | 'unknownOffers'>): ByForm {
  return { orders: sorted.unknownSenders, trades: unknownOffers.unknownSenders };
}

/**
 * Gives the forms that got a response from an unknown account or code after the player's own last response. The player
 * may have sent this response, so the player's page says that a response came, but not its content. Skips responses that
 * the host ignored. `more` are further responses that count as unknown.
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
    [...unknown[form].filter(({ person, isIgnored }) => !person && !isIgnored), ...(more[form] ?? [])].some(
      ({ at }) => at > sent[form],
    ),
  );
}

/** Counts the unread responses of unknown senders in one round (H12). */
export function unknownLeft({ left, people }: Pick<OpenRound, 'left' | 'people'>, round: number): number {
  const playing = new Set(people.map((person) => person?.id));
  const isUnknown = (one: LeftResponse) => one.round === round && !(one.person && playing.has(one.person.id));
  return FORMS.reduce((sum, form) => sum + left[form].filter(isUnknown).length, 0);
}
