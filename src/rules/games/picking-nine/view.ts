import { byName } from '../../base/json.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import { cardsOf, type NinePosition, tableOf, tieBreakOf } from './position.ts';
import type { Card } from './vocabulary.ts';
import { HAND_COLUMNS } from './vocabulary.ts';

/** Who got what, what was banned, and the next table; at the start the tie-break list instead (N12). */
export interface PublicView {
  readonly picks?: Readonly<Record<string, Card>>;
  readonly banned?: Card | null;
  readonly table: readonly Card[];
  readonly tieBreak?: readonly string[];
}

export interface PrivateView {
  readonly cards: readonly Card[];
}

/** The round just resolved and the table of the next. Numbers, wants, the banner and the running list stay hidden. */
export function publicView({ names }: MatchInfo<unknown>, position: NinePosition): PublicView {
  const { round, banned, seats } = position;
  const table = tableOf(position);
  if (round === 0) return { table, tieBreak: tieBreakOf(seats).map((seat) => names[seat]!) };
  const column = HAND_COLUMNS[round - 1]!;
  const picks = byName(
    names,
    seats.map((hand) => hand[column] as Card),
  );
  return { picks, banned: banned === '' ? null : banned, table };
}

/** The player's own cards, in the order received. */
export function privateView(_info: unknown, { seats }: NinePosition, seat: number): PrivateView {
  return { cards: cardsOf(seats[seat]!) };
}
