import type { Style } from '../../draw.ts';
import { own } from '../../kit.ts';
import { SIGNS, SUITS, type Suit } from './vocabulary.ts';

/** A team's colours: for its name, and the pale version for dark text. */
export interface TeamColours {
  readonly fill: string;
  readonly ink: string;
  readonly paper: string;
}

const COLOURS = {
  red: { fill: '#b3261e', ink: '#ffffff', paper: '#fbe0de' },
  green: { fill: '#1f6b35', ink: '#ffffff', paper: '#dcf0e0' },
  blue: { fill: '#1d4f9c', ink: '#ffffff', paper: '#dde8fa' },
  yellow: { fill: '#e5b91c', ink: '#20242c', paper: '#fcf3cf' },
  black: { fill: '#2c2f36', ink: '#ffffff', paper: '#dfe1e5' },
  white: { fill: '#ffffff', ink: '#20242c', paper: '#ffffff' },
  orange: { fill: '#c65d07', ink: '#ffffff', paper: '#fde6d2' },
  purple: { fill: '#6a3ea1', ink: '#ffffff', paper: '#ebe0f7' },
  pink: { fill: '#b8397c', ink: '#ffffff', paper: '#fadfec' },
};

/** A team’s colours: those of its name when it names a colour. */
export function coloursOf(teams: readonly string[], team = ''): TeamColours {
  const other = teams.indexOf(team) === 0 ? COLOURS.blue : COLOURS.orange;
  return own<TeamColours>(COLOURS, team.toLowerCase()) ?? other;
}

/** The look of text about a team. */
export function paperOf(teams: readonly string[], team: string): Style {
  return { fill: coloursOf(teams, team).paper };
}

/** Paper and ink of each suit. */
export const SUIT_STYLES: Readonly<Record<Suit, { readonly fill: string; readonly ink: string }>> = {
  apple: { fill: '#fde3e1', ink: '#9b1c1c' },
  lemon: { fill: '#fdf3c4', ink: '#665000' },
  pear: { fill: '#e3f1cc', ink: '#3d590e' },
  grape: { fill: '#ebe0f8', ink: '#53298a' },
};

/** The suit of a card. */
export function suitOf(card: string): Suit {
  return SUITS.find((suit) => card.startsWith(suit)) as Suit;
}

/** A card at its place, which no line parts: “W 🍎3”. */
export function placed(place: string, card: string): string {
  return `${place}\u00a0${brief(card)}`;
}

/** A card at its shortest: “🍎3”. */
export function brief(card: string): string {
  return `${SIGNS[suitOf(card)]}${card.slice(-1)}`;
}
