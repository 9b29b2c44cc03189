/** The numbers a card can bear; a starting hand holds three of each. */
export const NUMBERS = [1, 2, 3] as const;
export const COPIES = 3;

/** The number columns of `seats` in which the cards lie. */
export const CARD_COLUMNS = ['card1', 'card2', 'card3'] as const;

/** One round for each card dealt (S13). */
export const ROUNDS = 9;
