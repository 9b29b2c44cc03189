/** The numbers of cards; a starting hand has three cards of each. */
export const NUMBERS = [1, 2, 3] as const;
export const COPIES = 3;

/** The number column of `seats` for each card. */
export const CARD_COLUMNS = ['card1', 'card2', 'card3'] as const;

/** One round for each card dealt (S13). */
export const ROUNDS = 9;
