export const SUITS = ['apple', 'lemon', 'pear', 'grape'] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = [1, 2, 3, 4, 5, 6] as const;

export const SIGNS: Readonly<Record<Suit, string>> = { apple: '🍎', lemon: '🍋', pear: '🍐', grape: '🍇' };

export const SUIT_STYLES = {
  apple: { fill: '#fde3e1', ink: '#9b1c1c' },
  lemon: { fill: '#fdf3c4', ink: '#665000' },
  pear: { fill: '#e3f1cc', ink: '#3d590e' },
  grape: { fill: '#ebe0f8', ink: '#53298a' },
} as const;

/** The 24 cards in their order before the shuffle. The index of a card is `6 × suit + rank - 1`. */
export const CARDS: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}-${rank}`));

/** The 24 places, from the top row to the bottom row. */
export const PLACES = [...'ABCDEFGHIJKLMNOPQRSTUVWX'] as const;

/** Index of each place, with the exact text of the place as key. */
export const PLACE_AT: ReadonlyMap<unknown, number> = new Map(PLACES.map((place, at) => [place, at]));

/** Columns in the row of a card. Each column holds the bid of one seat. */
export const BIDS = ['bid1', 'bid2', 'bid3', 'bid4', 'bid5', 'bid6'] as const;

export function suitOf(card: string): Suit {
  return card.slice(0, -2) as Suit;
}

/** Gives the name of a card in words: “🍎 apple 3”. */
export function nameOf(card: string): string {
  return `${SIGNS[suitOf(card)]} ${card.replace('-', ' ')}`;
}

/** Gives the shortest name of a card: “🍎3”. */
export function brief(card: string): string {
  return `${SIGNS[suitOf(card)]}${card.slice(-1)}`;
}
