import { count, oneOf, type PositionSchema, positionShape } from '../../declare/position.ts';
import { checkPosition } from './check.ts';
import { CARDS, type Card, DEAL, DECK, GRAY, HAND, ROUNDS } from './vocabulary.ts';

/** A player: the place in the running tie-break list, the cards by round, and what the last round was like. */
export type Hand = {
  readonly player: string;
  /** Place in the tie-break list for the coming round, 1 at the top. */
  readonly place: number;
  /** The number sent in the last round, 0 for none, and the turn at which the player then picked, 0 at the start. */
  readonly number: number;
  readonly turn: number;
} & { readonly [K in (typeof HAND)[number]]: Card | '' };

/** The eight cards of a round, in dealt order. */
export type DealRow = { readonly round: number } & { readonly [K in (typeof DEAL)[number]]: Card };

export interface NinePosition {
  readonly round: number;
  readonly over: boolean;
  /** The card banned in the last round. */
  readonly banned: Card | '';
  readonly seats: readonly Hand[];
  /** All five, in order. */
  readonly deals: readonly DealRow[];
}

export const schema: PositionSchema<NinePosition> = {
  shape: positionShape(
    { banned: oneOf(['', ...CARDS]) },
    {
      seats: {
        place: count(),
        number: count(),
        turn: count(),
        ...columns(HAND, () => oneOf(['', ...CARDS])),
      },
      deals: { round: count(), ...columns(DEAL, () => oneOf(DECK)) },
    },
  ),
  check: checkPosition,
};

function columns<T>(names: readonly string[], make: () => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, make()]));
}

/** The cards on the table for the coming round, in dealt order, gray 0 last while nobody has it; none at the end. */
export function tableOf({ round, deals, seats }: NinePosition): Card[] {
  if (round >= ROUNDS) return [];
  const row = deals[round]!;
  const cards: Card[] = [
    row.card1,
    row.card2,
    row.card3,
    row.card4,
    row.card5,
    row.card6,
    row.card7,
    row.card8,
  ];
  if (!seats.some(holdsGray)) cards.push(GRAY);
  return cards;
}

function holdsGray(hand: Hand): boolean {
  return (
    hand.card1 === GRAY ||
    hand.card2 === GRAY ||
    hand.card3 === GRAY ||
    hand.card4 === GRAY ||
    hand.card5 === GRAY
  );
}

/** A player's cards in the order received. */
export function cardsOf(hand: Hand): Card[] {
  const cards: Card[] = [];
  for (const column of HAND) {
    const card = hand[column];
    if (card) cards.push(card);
  }
  return cards;
}

/** The seats in the order of the tie-break list. */
export function tieBreakOf(seats: readonly Hand[]): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < seats.length; seat++) list[seats[seat]!.place - 1] = seat;
  return list;
}
