import type { PublicSeen } from '../../kit.ts';
import { type Status, statusesOf } from './layout.ts';
import type { Info } from './options.ts';
import type { MvpPosition } from './position.ts';
import { controllerOf, sideOf, teamsOf, totalOf } from './teams.ts';
import { BIDS, PLACES } from './vocabulary.ts';

/** The public view of a card. `flag` is the team that flags or claimed the card. `bid` is the total bid of this team (M9). */
export interface CardView {
  readonly status: Status;
  readonly card?: string;
  readonly flag?: string;
  readonly bid?: number;
}

const HIDDEN: CardView = { status: 'hidden' };

/** Builds the public view: the pattern as everyone sees it. The keys are the places. */
function publicView({ seats }: Info, { cards, team1 }: MvpPosition) {
  const { teams } = teamsOf(seats);
  const statuses = statusesOf(cards);
  const views: Record<string, CardView> = {};
  cards.forEach((row, at) => {
    const { place, card, flag } = row;
    const status = statuses[at]!;
    if (status === 'hidden') views[place] = HIDDEN;
    else if (flag === '') views[place] = { status, card };
    else views[place] = { status, card, flag, bid: totalOf(row, teams[sideOf({ team1 }, flag)]) };
  });
  return { cards: views };
}

/**
 * Builds the private view: the player's chips, and the player's bids on cards that are not claimed. Also lists the
 * team’s cards that the player controls, and the information that the player bought.
 */
function privateView({ seats, names }: Info, position: MvpPosition, seat: number) {
  const { teams } = teamsOf(seats);
  const side = teams[0].includes(seat) ? 0 : 1;
  const flag = side === 0 ? position.team1 : position.team2;
  const column = BIDS[seat]!;
  const bids: Record<string, number> = {};
  const controls: Record<string, boolean> = {};
  for (const row of position.cards) {
    if (row.claimed && row.flag === flag) controls[row.place] = controllerOf(row, teams[side]) === seat;
    if (!row.claimed && row[column] > 0) bids[row.place] = row[column];
  }
  const learned = position.learned
    .filter(({ player }) => player === names[seat])
    .map(({ place, card }) => ({ place, card }));
  return { chips: position.seats[seat]!.chips, bids, controls, learned };
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;
export type PrivateView = ReturnType<typeof privateView>;
export type Seen = PublicSeen<PublicView>;

/** Lists the places whose card has this status and this team's flag. A claimed card keeps its flag. */
export function placesOf({ cards }: PublicView, team: string, status: Status) {
  return PLACES.filter((place) => {
    const card = cards[place];
    return card?.status === status && card.flag === team;
  });
}

export function cardsOf(view: PublicView, team: string, status: Status): string[] {
  return placesOf(view, team, status).map((place) => view.cards[place]!.card!);
}
