import type { MatchInfo } from '../../declare/match-info.ts';
import type { Options } from './options.ts';
import { type Status, statusesOf } from './pattern.ts';
import type { Lesson, MvpPosition } from './position.ts';
import { controllerOf, teamsOf, totalOf } from './teams.ts';
import { BIDS } from './vocabulary.ts';

/** What everyone sees of a card; `flag` and `bid` are the flagging or claiming team and its total (M9). */
export interface CardView {
  readonly status: Status;
  readonly card?: string;
  readonly flag?: string;
  readonly bid?: number;
}

export interface PublicView {
  /** By place. */
  readonly cards: Readonly<Record<string, CardView>>;
}

export interface PrivateView {
  readonly chips: number;
  /** The player's bids on cards that are not claimed. */
  readonly bids: Readonly<Record<string, number>>;
  /** For each card that one’s own team claimed. */
  readonly controls: Readonly<Record<string, boolean>>;
  readonly learned: readonly Omit<Lesson, 'player'>[];
}

const HIDDEN: CardView = { status: 'hidden' };

/** The pattern as everyone sees it. */
export function publicView({ seats }: MatchInfo<Options>, { cards, team1 }: MvpPosition): PublicView {
  const { sides } = teamsOf(seats);
  const statuses = statusesOf(cards);
  const views: Record<string, CardView> = {};
  cards.forEach((row, at) => {
    const { place, card, flag } = row;
    const status = statuses[at]!;
    if (status === 'hidden') views[place] = HIDDEN;
    else if (flag === '') views[place] = { status, card };
    else views[place] = { status, card, flag, bid: totalOf(row, sides, flag === team1 ? 0 : 1) };
  });
  return { cards: views };
}

/** Own chips, own standing bids, own control of own team’s cards, and what was bought. */
export function privateView(
  { seats, names }: MatchInfo<Options>,
  position: MvpPosition,
  seat: number,
): PrivateView {
  const { sides } = teamsOf(seats);
  const side = sides[seat]!;
  const team = side === 0 ? position.team1 : position.team2;
  const column = BIDS[seat]!;
  const bids: Record<string, number> = {};
  const controls: Record<string, boolean> = {};
  for (const row of position.cards) {
    if (row.claimed && row.flag === team) controls[row.place] = controllerOf(row, sides, side) === seat;
    if (!row.claimed && row[column] > 0) bids[row.place] = row[column];
  }
  const learned: PrivateView['learned'][number][] = [];
  for (const { player, place, card } of position.learned)
    if (player === names[seat]) learned.push({ place, card });
  return { chips: position.seats[seat]!.chips, bids, controls, learned };
}
