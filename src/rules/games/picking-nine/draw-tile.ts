import { PALETTE, type Style, type Tile } from '../../draw.ts';
import { type Card, type Colour, faceOf } from './vocabulary.ts';

export const COLOUR_STYLES: Record<Colour, { readonly fill: string; readonly ink: string }> = {
  red: { fill: '#b93a32', ink: '#ffffff' },
  green: { fill: '#23753c', ink: '#ffffff' },
  blue: { fill: '#235cb0', ink: '#ffffff' },
  yellow: { fill: '#f4c93c', ink: '#2b2410' },
  gray: { fill: '#656c78', ink: '#ffffff' },
};

export const EDGE = { border: { style: 'thin', colour: PALETTE.paper } } as const;
const FADED: Style = { fill: PALETTE.shade, ink: PALETTE.soft, bold: false };

/**
 * Makes a card's tile: the number, and below it the name of the colour. `mark` says whether the card is kept in the
 * quattro or left out.
 */
export function cardTile(card: Card, mark: 'plain' | 'kept' | 'out' = 'plain'): Tile {
  const { colour, number } = faceOf(card);
  const paint = mark === 'out' ? FADED : COLOUR_STYLES[colour];
  const text = { plain: number, kept: `✓${number}`, out: `(${number})` }[mark];
  return { text, under: colour, style: { size: String(text).length > 2 ? 11 : 13, ...paint, ...EDGE } };
}
