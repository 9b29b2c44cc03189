/** Colours of the deck. Each colour has the numbers 1 to 10. */
export const DECK_COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export const HIGHEST = 10;

/** Colours in their fixed order. If cards have equal numbers, the card with the earlier colour is taken first (N4). */
export const COLOURS = [...DECK_COLOURS, 'gray'] as const;
export type Colour = (typeof COLOURS)[number];

export type Card = `${Colour}-${number}`;
export const GRAY: Card = 'gray-0';

/** The forty cards that are dealt, in their order before the shuffle. */
export const DECK: readonly Card[] = DECK_COLOURS.flatMap((colour) =>
  Array.from({ length: HIGHEST }, (_, i): Card => `${colour}-${i + 1}`),
);
export const CARDS: readonly Card[] = [...DECK, GRAY];

export const PLAYERS = 6;
export const ROUND_NUMBERS = [1, 2, 3, 4, 5] as const;
export const ROUNDS = ROUND_NUMBERS.length;
/** Highest number that a player may send. */
export const HIGHEST_PRIORITY = 6;

/** Columns of a hand, one for each round. DEAL_COLUMNS are the columns of a deal, one for each card. */
export const HAND_COLUMNS = ['card1', 'card2', 'card3', 'card4', 'card5'] as const;
export const DEAL_COLUMNS = ['card1', 'card2', 'card3', 'card4', 'card5', 'card6', 'card7', 'card8'] as const;
export const DEALT = DEAL_COLUMNS.length;

/** Words for the order of the wanted cards. `1st` is the most wanted card. */
export const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'] as const;

/** Says whether a value is a card, written exactly as records write it. */
export function isCard(value: unknown): value is Card {
  return CARDS.includes(value as Card);
}

export function faceOf(card: Card) {
  const [colour, number] = card.split('-') as [Colour, string];
  return { colour, number: Number(number) };
}

/** Gives the words for a card: “red 10”. */
export function cardWords(card: Card): string {
  return card.replace('-', ' ');
}

/** Lists cards in words: “red 10, gray 0”. */
export function listWords(cards: readonly Card[]): string {
  return cards.map(cardWords).join(', ');
}

/** Sorts cards by colour, then by number. */
export function inCardOrder(cards: readonly Card[]): readonly Card[] {
  return CARDS.filter((card) => cards.includes(card));
}
