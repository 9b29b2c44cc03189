/** The colours of the deck; each has the numbers 1 to 10. */
export const DECK_COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export const HIGHEST = 10;

/** The colours, in the order of taking equal numbers (N4). */
export const COLOURS = [...DECK_COLOURS, 'gray'] as const;
export type Colour = (typeof COLOURS)[number];

export type Card = `${Colour}-${number}`;
export const GRAY: Card = 'gray-0';

/** The forty cards that are dealt, in the order before a shuffle. */
export const DECK: readonly Card[] = DECK_COLOURS.flatMap((colour) =>
  Array.from({ length: HIGHEST }, (_, i): Card => `${colour}-${i + 1}`),
);
export const CARDS: readonly Card[] = [...DECK, GRAY];

export const PLAYERS = 6;
export const ROUND_NUMBERS = [1, 2, 3, 4, 5] as const;
export const ROUNDS = ROUND_NUMBERS.length;
/** The highest number that a player may send. */
export const HIGHEST_PRIORITY = 6;

/** The columns of a hand, one per round, and of the cards of a deal. */
export const HAND_COLUMNS = ['card1', 'card2', 'card3', 'card4', 'card5'] as const;
export const DEAL_COLUMNS = ['card1', 'card2', 'card3', 'card4', 'card5', 'card6', 'card7', 'card8'] as const;
export const DEALT = DEAL_COLUMNS.length;

/** The places of the wants, most wanted first. */
export const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'] as const;

const FACES: ReadonlyMap<Card, { readonly colour: Colour; readonly number: number }> = new Map(
  CARDS.map((card) => {
    const [colour, number] = card.split('-') as [Colour, string];
    return [card, { colour, number: Number(number) }];
  }),
);

/** Is this a card, written exactly as records write it? */
export function isCard(value: unknown): value is Card {
  return FACES.has(value as Card);
}

export function faceOf(card: Card) {
  return FACES.get(card)!;
}

/** “red 10”. */
export function cardWords(card: Card): string {
  return card.replace('-', ' ');
}

/** The cards by colour, then by number. */
export function inCardOrder(cards: readonly Card[]): readonly Card[] {
  return CARDS.filter((card) => cards.includes(card));
}
