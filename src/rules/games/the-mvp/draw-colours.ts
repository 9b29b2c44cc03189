import { coloursNamed } from '../../draw.ts';
import { SIGNS, SUITS, type Suit } from './vocabulary.ts';

/** A team’s colours: those of its name when it names a colour. */
export function coloursOf(teams: readonly string[], team = '') {
  return coloursNamed(team) ?? coloursNamed(teams[0] === team ? 'blue' : 'orange')!;
}

export const SUIT_STYLES = {
  apple: { fill: '#fde3e1', ink: '#9b1c1c' },
  lemon: { fill: '#fdf3c4', ink: '#665000' },
  pear: { fill: '#e3f1cc', ink: '#3d590e' },
  grape: { fill: '#ebe0f8', ink: '#53298a' },
} as const;

export function suitOf(card: string): Suit {
  return SUITS.find((suit) => card.startsWith(suit))!;
}

/** A card at its place, which no line parts: “W 🍎3”. */
export function placed(place: string, card: string): string {
  return `${place}\u00a0${brief(card)}`;
}

/** A card at its shortest: “🍎3”. */
export function brief(card: string): string {
  return `${SIGNS[suitOf(card)]}${card.slice(-1)}`;
}
