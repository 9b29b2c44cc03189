import { byName, type PublicSeen } from '../../kit.ts';
import { cardsOf, type Info, type NinePosition, tableOf, tieBreakNames } from './position.ts';
import { type Card, HAND_COLUMNS } from './vocabulary.ts';

/**
 * Builds the public view: the cards taken and banned, and the next cards on the table. The view at the start has the
 * tie-break list, but no taken or banned cards (N12). Numbers, wants, the player who banned, and later tie-break lists
 * are hidden.
 */
function publicView({ names }: Info, position: NinePosition) {
  const { round, banned, seats } = position;
  const table = tableOf(position);
  if (round === 0) return { table, tieBreak: tieBreakNames(seats) };
  const column = HAND_COLUMNS[round - 1]!;
  return { picks: byName(names, (seat) => seats[seat]![column] as Card), banned: banned || null, table };
}

/** Builds the private view: the player's own cards, in the order in which the player got them. */
function privateView(_info: Info, { seats }: NinePosition, seat: number) {
  return { cards: cardsOf(seats[seat]!) };
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;
/** All public views of a match. */
export type Seen = PublicSeen<PublicView>;

/** Lists a player's cards from the public views, in the order in which the player got them. */
export function handOf(views: readonly PublicView[], name: string): readonly Card[] {
  return views.flatMap(({ picks }) => picks?.[name] ?? []);
}
