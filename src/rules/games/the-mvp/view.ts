import type { Table } from '../../declare/table.ts';
import type { Options } from './options.ts';
import { type Status, statusesOf } from './pattern.ts';
import type { MvpPosition } from './position.ts';
import { controllerOf, teamsOf, totalOf } from './teams.ts';
import { BIDS, PLACES } from './vocabulary.ts';

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
  /** What stands on each card that is not claimed. */
  readonly bids: Readonly<Record<string, number>>;
  /** For each card that one’s own team claimed. */
  readonly controls: Readonly<Record<string, boolean>>;
  readonly learned: readonly { readonly place: string; readonly card: string }[];
}

const HIDDEN: CardView = { status: 'hidden' };

/** The pattern as it lies. */
export function publicView({ seats }: Table<Options>, { cards, team1 }: MvpPosition): PublicView {
  const { sides } = teamsOf(seats);
  const statuses = statusesOf(cards);
  const views: Record<string, CardView> = {};
  for (let at = 0; at < PLACES.length; at++) {
    const status = statuses[at]!;
    const row = cards[at]!;
    const { card, flag } = row;
    views[PLACES[at]!] =
      status === 'hidden'
        ? HIDDEN
        : flag === ''
          ? { status, card }
          : { status, card, flag, bid: totalOf(row, sides, flag === team1 ? 0 : 1) };
  }
  return { cards: views };
}

/** Own chips, own standing bids, own control of own team’s cards, and what was bought. */
export function privateView(table: Table<Options>, position: MvpPosition, seat: number): PrivateView {
  const { sides } = teamsOf(table.seats);
  const side = sides[seat]!;
  const team = side === 0 ? position.team1 : position.team2;
  const column = BIDS[seat]!;
  const bids: Record<string, number> = {};
  const controls: Record<string, boolean> = {};
  for (const row of position.cards) {
    if (!row.claimed) {
      if (row[column] > 0) bids[row.place] = row[column];
    } else if (row.flag === team) controls[row.place] = controllerOf(row, sides, side) === seat;
  }
  const player = table.names[seat]!;
  const learned: { place: string; card: string }[] = [];
  for (const lesson of position.learned)
    if (lesson.player === player) learned.push({ place: lesson.place, card: lesson.card });
  return {
    chips: position.seats[seat]!.chips,
    bids,
    controls,
    learned,
  };
}
