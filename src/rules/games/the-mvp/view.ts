import { byName, type PublicSeen } from '../../kit.ts';
import type { Status } from './layout.ts';
import type { Info } from './options.ts';
import type { MvpPosition } from './position.ts';
import { factsOf } from './teams.ts';
import { BIDS, PLACES } from './vocabulary.ts';

/** The public view of a card. `flag` is the team that flags or claimed the card. `bid` is the total bid of this team (M9). */
export interface CardView {
  readonly status: Status;
  readonly card?: string;
  readonly flag?: string;
  readonly bid?: number;
}

/** Builds the public view: the pattern as everyone sees it. The keys are the places. */
function publicView(info: Info, position: MvpPosition) {
  const cards = factsOf(info, position).map(({ status, card, flag, bid }): CardView => {
    if (status === 'hidden') return { status };
    return flag === '' ? { status, card } : { status, card, flag, bid };
  });
  return { cards: byName<CardView>(PLACES, cards) };
}

/**
 * Builds the private view: the player's chips, and the player's bids on cards that are not claimed. Also lists the
 * team’s cards that the player controls, and the information that the player bought.
 */
function privateView(info: Info, position: MvpPosition, seat: number) {
  const { name, meadow } = info.seats[seat]!;
  const cards = factsOf(info, position);
  const bids = cards.flatMap((row) => (row.claimed ? [] : [[row.place, row[BIDS[seat]!]] as const]));
  const claimed = cards.filter((row) => row.claimed && row.flag === meadow);
  return {
    chips: position.seats[seat]!.chips,
    bids: Object.fromEntries(bids.filter(([, bid]) => bid > 0)) as Readonly<Record<string, number>>,
    controls: Object.fromEntries(claimed.map(({ place, controller }) => [place, controller === name])),
    learned: position.learned
      .filter(({ player }) => player === name)
      .map(({ place, card }) => ({ place, card })),
  };
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;
export type PrivateView = ReturnType<typeof privateView>;
export type Seen = PublicSeen<PublicView>;

/** Lists the places whose card has this status and this team's flag. With `before`, only places where this is new. */
export function placesOf(view: PublicView, team: string, status: Status, before?: PublicView) {
  const isAt = (place: string, { cards }: PublicView) =>
    cards[place]?.status === status && cards[place]?.flag === team;
  return PLACES.filter((place) => isAt(place, view) && !(before && isAt(place, before)));
}

export function cardsOf(view: PublicView, team: string, status: Status): string[] {
  return placesOf(view, team, status).map((place) => view.cards[place]!.card!);
}
