/** The colours, in the order in which equal numbers are taken (N4). */
export const COLOURS = ['red', 'green', 'blue', 'yellow', 'gray'] as const;
export type Colour = (typeof COLOURS)[number];

/** The colours of the deck; each has the numbers 1 to 10. */
export const DECK_COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export const HIGHEST = 10;

export type Card = `${Colour}-${number}`;
export const GRAY: Card = 'gray-0';

/** The forty cards that are dealt, in the order in which a shuffle starts. */
export const DECK: readonly Card[] = DECK_COLOURS.flatMap((colour) =>
  Array.from({ length: HIGHEST }, (_, i): Card => `${colour}-${i + 1}`),
);
export const CARDS: readonly Card[] = [...DECK, GRAY];

export const PLAYERS = 6;
export const ROUND_NUMBERS = [1, 2, 3, 4, 5] as const;
export const ROUNDS = ROUND_NUMBERS.length;
export const DEALT = 8;
export const WANTS = 7;
/** The numbers that a player may send. */
export const PRIORITIES = [1, 2, 3, 4, 5, 6] as const;
export const HIGHEST_PRIORITY = PRIORITIES.length;

export interface Face {
  readonly colour: Colour;
  readonly number: number;
}

const FACES: ReadonlyMap<unknown, Face> = new Map(
  CARDS.map((card) => {
    const [colour, number] = card.split('-') as [Colour, string];
    return [card, { colour, number: Number(number) }];
  }),
);

/** Is this a card, written exactly as records write it? */
export function isCard(value: unknown): value is Card {
  return FACES.has(value);
}

/** The colour and number of a card. */
export function faceOf(card: Card): Face {
  return FACES.get(card) as Face;
}

/** The columns of a hand, and of the cards of a deal. */
export const HAND_COLUMNS = ['card1', 'card2', 'card3', 'card4', 'card5'] as const;
export const DEAL_COLUMNS = ['card1', 'card2', 'card3', 'card4', 'card5', 'card6', 'card7', 'card8'] as const;

/** “red 10”. */
export function cardWords(card: Card): string {
  return card.replace('-', ' ');
}

/** “R 10”, for a column of a grid; “gray 0”. */
export function shortCard(card: Card): string {
  const { colour, number } = faceOf(card);
  return card === GRAY ? cardWords(card) : `${colour.charAt(0).toUpperCase()} ${number}`;
}

/** The cards by colour, then by number. */
export function inCardOrder(cards: readonly Card[]): readonly Card[] {
  return CARDS.filter((card) => cards.includes(card));
}
